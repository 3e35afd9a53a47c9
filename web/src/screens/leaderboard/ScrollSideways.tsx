import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { classes } from '#web/ui/classes'
import styles from './ScrollSideways.module.css'

interface Props {
  /** Its name for screen readers. */
  label: string
  /** Not higher than the screen: scrolls up and down as well, below a head that stays in place. */
  tall?: boolean
  /** The column of its table that is shown first, beside the pinned ones. A later change scrolls nothing. */
  firstColumn?: number
  children: ReactNode
}

/** Scrolls something wide sideways, so that the page does not. */
export function ScrollSideways({ label, tall = false, firstColumn = 0, children }: Props) {
  const scroller = useRef<HTMLElement>(null)
  const [column] = useState(firstColumn)
  useLayoutEffect(() => {
    const heads = scroller.current?.querySelectorAll<HTMLElement>('thead th')
    const [pinned, first] = [heads?.[0], heads?.[column]]
    if (pinned && first) scroller.current?.scrollTo(first.offsetLeft - pinned.offsetWidth, 0)
  }, [column])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus
    <section ref={scroller} aria-label={label} tabIndex={0} className={classes(styles.sideways, tall && styles.tall)}>
      {children}
    </section>
  )
}
