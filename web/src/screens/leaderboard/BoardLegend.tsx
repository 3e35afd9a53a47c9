import { PickSquares, type SquareKind } from '#web/ui/game/PickSquares'
import styles from './BoardTools.module.css'

const marks: readonly { name: string; kind: SquareKind; double?: boolean }[] = [
  { name: 'won', kind: 'win' },
  { name: 'lost', kind: 'loss' },
  { name: 'push', kind: 'push' },
  { name: 'covering now', kind: 'winning' },
  { name: 'behind the spread now', kind: 'losing' },
  { name: 'ring: counts double', kind: 'hidden', double: true },
  { name: 'still secret', kind: 'hidden' },
  { name: 'no pick', kind: 'missed' },
]

/** What the squares, the small numbers and the columns of the weekly table mean. */
export function BoardLegend() {
  return (
    <ul className={styles.marks}>
      {marks.map(({ name, kind, double = false }) => (
        <li key={name}>
          <span aria-hidden>
            <PickSquares squares={[{ gameId: name, kind, double }]} />
          </span>
          {name}
        </li>
      ))}
      <li>Small number: points if games ended now, with the places gained or lost.</li>
      <li>T2: tied for 2nd.</li>
      <li>Correct, Picks and Win % count picks on finished games only.</li>
    </ul>
  )
}
