import { memo } from 'react'
import { Avatar } from '#web/ui/Avatar'
import { Points } from '#web/ui/badges'
import { PlayerBadges } from '#web/ui/playerBadges'
import { winShareText } from '../display'
import { PickSquares, recordOf, type Square } from '../PickSquares'
import { PlayerButton } from '../PlayerButton'
import { RankCell, RankChange } from '../Rank'
import { isDrawnAlike, type Standing } from '../standings'
import recordStyles from './Record.module.css'
import styles from './WeeklyTable.module.css'

interface Props {
  standing: Standing
  you: boolean
  /** Games are on, so the points if they ended now are shown. */
  areGamesUnderWay: boolean
  onPlayer: (userId: string) => void
}

function Row({ standing, you, areGamesUnderWay, onPlayer }: Props) {
  const { row, rank, tied, pointsNow, moved, squares } = standing
  return (
    <tr className={styles.row} data-you={you} style={{ '--c': row.favoriteColor }}>
      <td className={styles.rank}>
        <RankCell rank={rank} tied={tied} points={row.points} />
      </td>
      <th scope="row" className={styles.player}>
        <Avatar {...row} />
        <span className={styles.who}>
          <span className={styles.name}>
            <PlayerButton player={row} onPlayer={onPlayer} /> <PlayerBadges you={you} left={row.left} />
            <RecordInWords squares={squares} />
          </span>
          <PickSquares squares={squares} />
        </span>
      </th>
      <td className={styles.points}>
        <Points of={row.points} />
        {areGamesUnderWay && (
          <small>
            <span className="unseen">, </span>
            <span aria-hidden className={styles.now}>
              now{' '}
            </span>
            {pointsNow} <span className={styles.stands}>if it ended now</span>
            {moved !== 0 && ' '}
            <RankChange places={moved} />
          </small>
        )}
      </td>
      <td className={styles.wide} data-of="Correct">
        {row.correct}
      </td>
      <td className={styles.wide} data-of="Picks">
        {row.picks}
      </td>
      <td className={styles.wide} data-of="Win %">
        {row.picks ? winShareText(row) : '–'}
      </td>
    </tr>
  )
}

/** One player's row of the weekly table. It is drawn again only if it has changed: a league has hundreds. */
export const StandingRow = memo(
  Row,
  (was, is) =>
    was.you === is.you &&
    was.areGamesUnderWay === is.areGamesUnderWay &&
    was.onPlayer === is.onPlayer &&
    isDrawnAlike(was.standing, is.standing),
)

/**
 * The squares in words, as far as there is room beside the name; on a phone only what is decided. Screen readers read
 * them from the squares themselves.
 */
function RecordInWords({ squares }: { squares: readonly Square[] }) {
  const { record, covering } = recordOf(squares)
  return (
    <small aria-hidden className={recordStyles.record}>
      <span>{record}</span>
      <span className={recordStyles.on}>{covering}</span>
    </small>
  )
}
