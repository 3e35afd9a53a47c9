import { PickSquares, type SquareKind } from '#web/ui/game/PickSquares'
import styles from './BoardLegend.module.css'

const marks: readonly { name: string; kind: SquareKind; double?: boolean }[] = [
  { name: 'won', kind: 'win' },
  { name: 'lost', kind: 'loss' },
  { name: 'covering', kind: 'winning' },
  { name: 'not covering', kind: 'losing' },
  { name: 'double', kind: 'hidden', double: true },
  { name: 'hidden', kind: 'hidden' },
]

/** What the squares and the small numbers of the weekly board mean. */
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
