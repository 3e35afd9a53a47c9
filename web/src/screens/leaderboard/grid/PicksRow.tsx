import { memo } from 'react'
import { HIDDEN_TEXT } from '#common/game/pick'
import { Points } from '#web/ui/badges'
import { PlayerBadges } from '#web/ui/playerBadges'
import { Legend, type LegendMark, type SquareKind } from '../PickSquares'
import { PlayerButton } from '../PlayerButton'
import { RankText } from '../Rank'
import type { GridRow } from './grid'
import styles from './PicksRow.module.css'

/** The text of a cell without a team. */
const blanks: Partial<Record<SquareKind, string>> = { missed: '–', void: 'off', hidden: '•••' }

/** What draws a cell's mark. */
const markOf = ({ kind, double, fixed, secret }: GridRow['cells'][number] | LegendMark) => ({
  className: styles.mark,
  'data-kind': kind,
  'data-double': double,
  'data-fixed': fixed,
  'data-secret': secret,
})

interface Props {
  row: GridRow
  you: boolean
  onPlayer: (userId: string) => void
}

/** One player's row of the grid. Each new score rebuilds all rows, so a row is drawn again only if it has changed. */
export const PicksRow = memo(
  function PicksRow({ row, you, onPlayer }: Props) {
    return (
      <tr className={styles.row} data-you={you} style={{ '--c': row.color }}>
        <th scope="row" className={styles.player}>
          <span className={styles.who}>
            <span className={styles.rank}>
              <RankText rank={row.rank} tied={row.tied} points={row.points} />
            </span>
            <span className={styles.name}>
              <PlayerButton player={row} onPlayer={onPlayer} />
              <PlayerBadges you={you} left={row.left} />
            </span>
            <b>
              <Points of={row.points} />
            </b>
          </span>
        </th>
        {row.cells.map((cell) => (
          <td key={cell.gameId} className={styles.cell}>
            <span {...markOf(cell)}>
              {cell.abbr || <i aria-hidden>{blanks[cell.kind]}</i>}
              <span className="unseen"> {cell.words}</span>
            </span>
          </td>
        ))}
      </tr>
    )
  },
  (was, is) => was.row.drawKey === is.row.drawKey && was.you === is.you && was.onPlayer === is.onPlayer,
)

const marks: readonly LegendMark[] = [
  { kind: 'hidden', name: HIDDEN_TEXT },
  { kind: 'missed' },
  { kind: 'void' },
  { kind: 'picked', name: 'double', double: true },
  { kind: 'picked', name: 'yours, still hidden', secret: true },
  { kind: 'picked', name: 'entered by a commissioner', fixed: true },
]

/** What the cells of the grid mean, as far as they occur. */
export function GridLegend({ rows }: { rows: readonly GridRow[] }) {
  return (
    <div className={styles.legend}>
      <Legend
        marks={marks}
        squares={rows.flatMap((row) => row.cells)}
        draw={(mark) => (
          <span {...markOf(mark)}>
            <i>{blanks[mark.kind]}</i>
          </span>
        )}
      />
    </div>
  )
}
