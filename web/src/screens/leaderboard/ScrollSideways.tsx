import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes'
import styles from './ScrollSideways.module.css'

interface Props {
  /** Its name for screen readers. */
  label: string
  /** Not higher than the screen: scrolls up and down as well, below a head that stays in place. */
  tall?: boolean
  children: ReactNode
}

/** Scrolls something wide sideways, so that the page does not. */
export function ScrollSideways({ label, tall = false, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus
    <section aria-label={label} tabIndex={0} className={classes(styles.sideways, tall && styles.tall)}>
      {children}
    </section>
  )
}
