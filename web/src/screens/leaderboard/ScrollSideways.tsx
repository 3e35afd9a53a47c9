import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classes } from '#web/ui/classes'
import styles from './ScrollSideways.module.css'

interface Props {
  /** Its name for screen readers. */
  label: string
  /** Not higher than the screen: scrolls up and down as well, below a head that stays in place. */
  tall?: boolean
  /** Begins at its right end, where the latest is. */
  fromEnd?: boolean
  children: ReactNode
}

/** Scrolls something wide sideways, so that the page does not. */
export function ScrollSideways({ label, tall = false, fromEnd = false, children }: Props) {
  const scroller = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (fromEnd) scroller.current?.scrollTo(scroller.current.scrollWidth, 0)
  }, [fromEnd])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus
    <section ref={scroller} aria-label={label} tabIndex={0} className={classes(styles.sideways, tall && styles.tall)}>
      {children}
    </section>
  )
}
