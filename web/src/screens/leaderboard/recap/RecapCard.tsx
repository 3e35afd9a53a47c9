import { useRef } from 'react'
import type { WeeklyBoard } from '#common/boards/leaderboard'
import { recapOf } from '#common/boards/recap'
import { useSeasonBoard } from '#web/live/boards'
import { Button } from '#web/ui/Button'
import { teamPaint } from '#web/ui/game/TeamMark'
import { Icon } from '#web/ui/Icon'
import { canShare, useSharing } from '#web/ui/picture'
import { SharedPicture } from '#web/ui/SharedPicture'
import { winnersOf } from '../standings'
import styles from './RecapCard.module.css'
import { type RecapLine, recapLines, recapNames, wonText } from './recapLines'

interface CardProps {
  board: WeeklyBoard
  label: string
  /** Whether another game may join the week: then nobody has won it yet. */
  mayGrow: boolean
}

/** The recap of a finished week, with a button that shares it as a picture. */
export default function RecapCard({ board, label, mayGrow }: CardProps) {
  const picture = useRef<HTMLDivElement>(null)
  const { value: overall } = useSeasonBoard()
  const name = `recap-week-${board.week}.png`
  const words = { title: `CFB Picks, ${label}`, text: `How ${label} went` }
  const { busy, share } = useSharing(picture, name, words, `The recap is saved as ${name}.`)
  const recap = recapOf(board, overall)
  if (!recap) return null
  const points = Math.max(0, ...board.rows.map((row) => row.points))
  const stories = <Stories {...{ label, mayGrow, points }} winners={winnersOf(board)} lines={recapLines(recap)} />
  return (
    <div className={styles.recap}>
      <div className={styles.card}>{stories}</div>
      {busy && <SharedPicture ref={picture}>{stories}</SharedPicture>}
      <Button weight="primary" onClick={share} disabled={busy}>
        {canShare() ? 'Share recap' : 'Save recap'}
      </Button>
    </div>
  )
}

interface Props extends Pick<CardProps, 'label' | 'mayGrow'> {
  winners: readonly string[]
  points: number
  lines: readonly RecapLine[]
}

/** The winners and the stories of the week. */
function Stories({ label, winners, points, mayGrow, lines }: Props) {
  return (
    <div className={styles.stories}>
      <header className={styles.head}>{label}</header>
      {winners.length > 0 && (
        <div className={styles.winner}>
          <Icon shape="crown" size={44} />
          <p>
            <b>{recapNames(winners)}</b>
            <span>{wonText(winners.length > 1, points, mayGrow)}</span>
          </p>
        </div>
      )}
      <dl className={styles.lines}>
        {lines.map(({ title, who, story, teamId }) => (
          <div key={title} style={teamId ? teamPaint(teamId) : undefined}>
            <dt>{title}</dt>
            <dd>
              <b>{who}</b>
              <span>{story}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
