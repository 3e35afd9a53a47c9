import { PickSquares, SQUARE_WORDS, type SquareKind } from '#web/ui/game/PickSquares'
import styles from './BoardFoot.module.css'

const marks: readonly { kind: SquareKind; name?: string; double?: true }[] = [
  { kind: 'win' },
  { kind: 'loss' },
  { kind: 'push' },
  { kind: 'winning' },
  { kind: 'losing' },
  { kind: 'hidden', name: 'ring: counts double', double: true },
  { kind: 'hidden', name: 'still secret' },
  { kind: 'missed' },
]

/** What the squares, the small numbers and the columns of the weekly table mean. */
export function BoardLegend() {
  return (
    <ul className={styles.marks}>
      {marks.map(({ kind, name = SQUARE_WORDS[kind], double = false }) => (
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
