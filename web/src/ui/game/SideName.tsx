import type { ReactNode } from 'react'
import type { LineSide } from '#common/game/sides'
import styles from './SideName.module.css'

interface Props {
  side: Pick<LineSide, 'name' | 'rank'>
  /** A small line below the name. */
  below: ReactNode
  children?: ReactNode
}

/** A team's rank and name, with a small line below. */
export function SideName({ side, below, children }: Props) {
  return (
    <span className={styles.name}>
      <span className={styles.team}>
        {side.rank !== null && (
          <span className={styles.rank}>
            <span className="unseen">Number </span>
            {side.rank}{' '}
          </span>
        )}
        {side.name}
        {children}
      </span>
      <span className={styles.below}>{below}</span>
    </span>
  )
}
