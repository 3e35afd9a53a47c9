import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classes } from '#web/ui/classes'
import styles from './ScrollSideways.module.css'

interface Props {
  /** Its name for screen readers. */
  label: string
  /** Not higher than the screen: scrolls up and down as well, below a head that stays in place. */
  tall?: boolean
  /** The column of its table, counted from 0, to which it is scrolled until the player scrolls it. */
  firstColumn?: number
  children: ReactNode
}

/** How much of the column before the first one shows (px), so that nobody takes that one for the first of all. */
const PEEK = 14

/** Scrolls something wide sideways, so that the page does not. */
export function ScrollSideways({ label, tall = false, firstColumn = 0, children }: Props) {
  const scroller = useRef<HTMLElement>(null)
  const placedAt = useRef(0)
  useLayoutEffect(() => {
    const element = scroller.current
    const heads = element?.querySelectorAll<HTMLElement>('thead th')
    const [pinned, first] = [heads?.[0], heads?.[firstColumn]]
    if (!element || !pinned || !first || element.scrollLeft !== placedAt.current) return
    element.scrollTo(first.offsetLeft - pinned.offsetWidth - PEEK, 0)
    placedAt.current = element.scrollLeft
  }, [firstColumn])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus
    <section ref={scroller} aria-label={label} tabIndex={0} className={classes(styles.sideways, tall && styles.tall)}>
      {children}
    </section>
  )
}
