import { recordParts, type Square } from '#web/ui/game/PickSquares'
import styles from './RecordInWords.module.css'

/** The squares in words, as far as there is room beside the name: screen readers have them of the squares. */
export function RecordInWords({ squares }: { squares: readonly Square[] }) {
  return (
    <small aria-hidden className={styles.record}>
      {recordParts(squares).map((part) => (
        <span key={part}>{part}</span>
      ))}
    </small>
  )
}
