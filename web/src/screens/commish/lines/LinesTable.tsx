import type { GameLine } from '#common/game/line'
import { LineRow } from './LineRow'
import styles from './LinesTable.module.css'

/** The slate's lines, each with its number and its switches. */
export function LinesTable({ lines }: { lines: readonly GameLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <LineRow key={line.gameId} line={line} />
      ))}
    </ul>
  )
}
