import { memo } from 'react'
import { Avatar } from '#web/ui/Avatar'
import { YouBadge } from '#web/ui/badges'
import { PickSquares, type SquareKind } from '#web/ui/game/PickSquares'
import { winShareText } from './display'
import { RankCell, RankChange } from './Rank'
import styles from './StandingRow.module.css'
import type { Standing } from './standings'

interface Props {
  standing: Standing
  you: boolean
  /** Games are on, so the points as it stands are shown. */
  underWay: boolean
  onPlayer: (userId: string) => void
}

/** One player's row of the weekly table. */
export const StandingRow = memo(function StandingRow({ standing, you, underWay, onPlayer }: Props) {
  const { row, rank, pointsNow, moved, squares } = standing
  return (
    <tr className={styles.row} data-you={you} style={{ '--c': row.favoriteColor }}>
      <td className={styles.rank}>
        <RankCell rank={rank} points={row.points} />
      </td>
      <th scope="row" className={styles.player}>
        <Avatar {...row} />
        <span className={styles.who}>
          <button type="button" onClick={() => onPlayer(row.userId)}>
            {row.name}
          </button>{' '}
          {you && <YouBadge />}
          <PickSquares squares={squares} />
        </span>
      </th>
      <td className={styles.points}>
        {row.points}
        {underWay && (
          <small>
            {pointsNow} <span className={styles.stands}>as it stands</span>
            {moved !== 0 && ' '}
            <RankChange places={moved} />
          </small>
        )}
      </td>
      <td className={styles.wide}>{row.correct}</td>
      <td className={styles.wide}>{row.picks}</td>
      <td className={styles.wide}>{row.picks ? winShareText(row) : '–'}</td>
    </tr>
  )
})

const marks: readonly { name: string; kind: SquareKind; double?: boolean }[] = [
  { name: 'won', kind: 'win' },
  { name: 'lost', kind: 'loss' },
  { name: 'covering', kind: 'winning' },
  { name: 'not covering', kind: 'losing' },
  { name: 'double', kind: 'hidden', double: true },
  { name: 'hidden', kind: 'hidden' },
]

/** What the squares and the small numbers of the weekly table mean. */
export function BoardLegend() {
  return (
    <p className={styles.legend}>
      {marks.map(({ name, kind, double = false }) => (
        <span key={name}>
          <span aria-hidden>
            <PickSquares squares={[{ gameId: name, kind, double }]} />
          </span>
          {name}
        </span>
      ))}
      <span>small number: points as it stands</span>
    </p>
  )
}
