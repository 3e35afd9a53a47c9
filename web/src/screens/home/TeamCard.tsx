import { useRef, useState } from 'react'
import type { Team } from '#common/teams/team'
import { canShare, useSharing } from '#web/ui/picture'
import { CardFace } from './CardFace'
import { cardColors } from './cardColors'
import { CARD_FONTS, useFontIndex, useWatermark } from './cardLook'
import styles from './TeamCard.module.css'

/** The player's own card: a press swaps its colours; watermark and font go round; it can be shared as a picture. */
export function TeamCard({ team, username }: { team: Team; username: string }) {
  const face = useRef<HTMLDivElement>(null)
  const [swapped, setSwapped] = useState(false)
  const [watermark, nextWatermark] = useWatermark()
  const [fontIndex, nextFont] = useFontIndex()
  const words = { title: `${team.name} ${team.nickname}`, text: 'My CFB Picks team card' }
  const { busy, share } = useSharing(face, 'team-card.png', words, 'Your card is saved as team-card.png.')

  return (
    <section aria-label="Team card" className={styles.card}>
      <div className={styles.face}>
        <CardFace {...{ ref: face, team, username, watermark, fontIndex }} colors={cardColors(team, swapped)} />
        <button
          type="button"
          className={styles.swap}
          aria-label="Swap the card's colors"
          aria-pressed={swapped}
          onClick={() => setSwapped(!swapped)}
        />
      </div>
      <div className={styles.controls}>
        <button type="button" onClick={nextWatermark}>
          <small>Watermark</small> <span>{watermark}</span>
        </button>
        <button type="button" onClick={nextFont}>
          <small>Font</small> {CARD_FONTS[fontIndex]?.name}
        </button>
        <button type="button" onClick={share} disabled={busy}>
          <small>Picture</small> {canShare() ? 'Share' : 'Save image'}
        </button>
      </div>
    </section>
  )
}
