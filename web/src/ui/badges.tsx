import { countsDouble, type Result } from '#common/game/grade'
import styles from './badges.module.css'
import { classes } from './classes'
import { Icon } from './Icon'

/** Marks a game whose win is worth two points, and no other. */
export function DoubleBadge({ of }: { of: Parameters<typeof countsDouble>[0] }) {
  if (!countsDouble(of)) return null
  return (
    <span className={styles.double}>
      <span aria-hidden>×2</span>
      <span className="unseen">Double points</span>
    </span>
  )
}

interface PointsProps {
  of: number | null | undefined
  /** What stands where there is no number. */
  otherwise?: string
}

/** A number of points that stands alone, with its unit for screen readers. */
export function Points({ of, otherwise }: PointsProps) {
  if (typeof of !== 'number') return otherwise
  return (
    <>
      {of}
      <span className="unseen">{of === 1 ? ' point' : ' points'}</span>
    </>
  )
}

interface ResultProps {
  result: Result
  points?: number
}

/** The result of a pick in a word (of a game without one that it counts for nobody), with its points if it won. */
export function PickResult({ result, points = 0 }: ResultProps) {
  return (
    <span className={classes(styles.outcome, styles[result])}>
      {result === 'WIN' && <Icon shape="check" size={14} />}
      {result === 'LOSS' && <Icon shape="close" size={12} />}
      {result === 'VOID' ? 'Counts for nobody' : result}
      {points > 0 && ` +${points}`}
    </span>
  )
}
