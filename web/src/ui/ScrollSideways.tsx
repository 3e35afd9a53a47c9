import type { ReactNode } from 'react'
import { classes } from './classes'
import styles from './ScrollSideways.module.css'

interface Props {
  /** What scrolls here, for those who come by keyboard. */
  label: string
  /** No higher than the screen: scrolls up and down as well, below a head that stays. */
  tall?: boolean
  children: ReactNode
}

/** A place in which something wide scrolls by itself, so that the page never does. */
export function ScrollSideways({ label, tall = false, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus
    <section aria-label={label} tabIndex={0} className={classes(styles.sideways, tall && styles.tall)}>
      {children}
    </section>
  )
}
