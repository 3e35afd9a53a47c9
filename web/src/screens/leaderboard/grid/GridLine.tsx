import { memo } from 'react'
import { YouBadge } from '#web/ui/badges'
import { classes } from '#web/ui/classes'
import styles from './GridLine.module.css'
import type { GridCell, GridRow } from './grid'

/** What stands in a cell without a team. */
export const BLANK: Partial<Record<GridCell['kind'], string>> = { missed: '–', void: 'void', hidden: '•••' }

interface Props {
  row: GridRow
  you: boolean
  onPlayer: (userId: string) => void
}

/** One player's line of the grid; drawn again only when it looks different. */
export const GridLine = memo(
  function GridLine({ row, you, onPlayer }: Props) {
    return (
      <tr className={styles.line} data-you={you} style={{ '--c': row.color }}>
        <th scope="row" className={styles.player}>
          <span className={styles.who}>
            <span className={styles.rank}>{row.rank}</span>
            <span className={styles.name}>
              <button type="button" onClick={() => onPlayer(row.userId)}>
                {row.name}
              </button>
              {you && <YouBadge />}
            </span>
            <b>
              {row.points}
              <span className="unseen"> points</span>
            </b>
          </span>
        </th>
        {row.cells.map(({ gameId, kind, abbr, words, double, fixed, own }) => (
          <td key={gameId} className={styles.cell}>
            <span className={classes(styles.mark, styles[kind])} data-double={double} data-fixed={fixed} data-own={own}>
              {abbr || <i aria-hidden>{BLANK[kind]}</i>}
              <span className="unseen"> {words}</span>
            </span>
          </td>
        ))}
      </tr>
    )
  },
  (was, is) =>
    was.row.look === is.row.look &&
    was.row.rank === is.row.rank &&
    was.row.points === is.row.points &&
    was.row.name === is.row.name &&
    was.row.color === is.row.color &&
    was.you === is.you &&
    was.onPlayer === is.onPlayer,
)
