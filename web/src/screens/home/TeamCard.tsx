import { useRef, useState } from 'react'
import type { Team } from '#common/teams/team'
import { seasonAt } from '#common/week/season'
import { timeNow } from '#web/session/serverTime'
import { canShare, useSharing } from '#web/ui/share/picture'
import { SharedPicture } from '#web/ui/share/SharedPicture'
import { useKeptChoice } from '#web/ui/useKeptChoice'
import { CARD_FONTS, CardFace, WATERMARKS, type Watermark } from './CardFace'
import styles from './TeamCard.module.css'

/** The kept choice, and what takes the following one, after the last the first. */
function useNextChoice<Choice extends string | number>(key: string, choices: readonly [Choice, ...Choice[]]) {
  const [chosen, choose] = useKeptChoice(key, choices)
  const next = () => choose(choices[(choices.indexOf(chosen) + 1) % choices.length] ?? choices[0])
  return [chosen, next] as const
}

const FONT_INDEXES = [...CARD_FONTS.keys()] as [number, ...number[]]

/** The player's team card: a press swaps its colours, its watermark and font can be changed, and it can be shared. */
export function TeamCard({ team, player }: { team: Team; player: string }) {
  const face = useRef<HTMLDivElement>(null)
  const season = seasonAt(timeNow())
  const [swapped, setSwapped] = useState(false)
  const [watermark, nextWatermark] = useNextChoice<Watermark>('cardWatermark', WATERMARKS)
  const [fontIndex, nextFont] = useNextChoice<number>('cardFont', FONT_INDEXES)
  const words = { title: `${team.name} ${team.nickname}`, text: 'My CFB Picks team card' }
  const { busy, share } = useSharing(face, 'team-card.png', words, 'Your card is saved as team-card.png.')
  const cardProps = { team, season, player, watermark, fontIndex, swapped }

  return (
    <section aria-label="Team card" className={styles.card}>
      <div className={styles.face}>
        <CardFace {...cardProps} />
        <button
          type="button"
          className={styles.swap}
          aria-label="Swap the card's colors"
          aria-pressed={swapped}
          onClick={() => setSwapped(!swapped)}
        />
      </div>
      {busy && (
        <SharedPicture ref={face}>
          <CardFace {...cardProps} />
        </SharedPicture>
      )}
      <div className={styles.controls}>
        <button type="button" onClick={nextWatermark}>
          <small>Badge</small> <span>{watermark}</span>
        </button>
        <button type="button" onClick={nextFont}>
          <small>Lettering</small> {CARD_FONTS[fontIndex]?.name}
        </button>
        <button type="button" onClick={share} disabled={busy}>
          <small>Picture</small> {canShare() ? 'Share' : 'Save picture'}
        </button>
      </div>
    </section>
  )
}
