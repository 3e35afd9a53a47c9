import { classes } from '#web/ui/classes'
import styles from './RoundProgress.module.css'
import type { Answered } from './round'

interface Props {
  answers: readonly Answered[]
  /** The last answer is still on the screen. */
  judged: boolean
  total: number
}

/** How far the round has come: which question it is, how many were right, and a block for each. */
export function RoundProgress({ answers, judged, total }: Props) {
  const current = judged ? answers.length : answers.length + 1
  const right = answers.filter(({ verdict }) => verdict === 'right').length
  return (
    <div className={styles.progress}>
      <p>
        <b>{current}</b> of {total}
      </p>
      <p>
        <b>{right}</b> right
      </p>
      <div className={styles.blocks} aria-hidden>
        {Array.from({ length: total }, (_, index) => (
          <i
            key={index}
            className={classes(
              styles.block,
              styles[answers[index]?.verdict ?? 'open'],
              index === current - 1 && styles.current,
            )}
          />
        ))}
      </div>
    </div>
  )
}
