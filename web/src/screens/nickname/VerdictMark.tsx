import { classes } from '#web/ui/classes'
import { Icon } from '#web/ui/Icon'
import type { AnswerVerdict } from './round'
import styles from './VerdictMark.module.css'

const marks = {
  right: { shape: 'check', word: 'Right' },
  wrong: { shape: 'close', word: 'Wrong' },
  skipped: { shape: 'skip', word: 'Skipped' },
} as const

/** What came of an answer, in a mark and a word. */
export function VerdictMark({ verdict }: { verdict: AnswerVerdict }) {
  const { shape, word } = marks[verdict]
  return (
    <span className={classes(styles.mark, styles[verdict])}>
      <Icon shape={shape} size={15} />
      {word}
    </span>
  )
}
