import { HIDDEN_TEXT } from '#common/game/pick'
import { classes } from '#web/ui/classes'
import type { SquareKind } from '#web/ui/game/PickSquares'
import styles from './GridLegend.module.css'
import { BLANK } from './GridLine'
import lines from './GridLine.module.css'

const marks: readonly { name: string; kind: SquareKind; double?: true; fixed?: true; own?: true }[] = [
  { name: 'won', kind: 'win' },
  { name: 'lost', kind: 'loss' },
  { name: 'push', kind: 'push' },
  { name: 'covering now', kind: 'winning' },
  { name: 'not covering', kind: 'losing' },
  { name: HIDDEN_TEXT, kind: 'hidden' },
  { name: 'double', kind: 'picked', double: true },
  { name: 'yours, still hidden', kind: 'picked', own: true },
  { name: 'entered by a commissioner', kind: 'picked', fixed: true },
]

/** What the cells of the grid mean. */
export function GridLegend() {
  return (
    <ul className={styles.legend}>
      {marks.map(({ name, kind, double, fixed, own }) => (
        <li key={name}>
          <span aria-hidden className={styles.sample}>
            <span className={classes(lines.mark, lines[kind])} data-double={double} data-fixed={fixed} data-own={own}>
              <i>{BLANK[kind]}</i>
            </span>
          </span>
          {name}
        </li>
      ))}
    </ul>
  )
}
