import { type RefObject, useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion } from '#web/ui/prefersReducedMotion'

/** How long a row takes to its new place (ms). */
const DURATION = 300

/**
 * Animates rows to their new places when `rowKeys` change, but not when `resetKey` does: the player sorted or searched.
 * A row's former place is taken to be where the row with that index is now: exact for rows of one height, near enough
 * otherwise, and it needs one measurement. Rows that are off the screen before and after are not animated.
 */
export function useFlip(rowKeys: readonly string[], resetKey: string): RefObject<HTMLTableSectionElement | null> {
  const container = useRef<HTMLTableSectionElement>(null)
  const last = useRef({ rowKeys, resetKey })
  useLayoutEffect(() => {
    const before = last.current
    last.current = { rowKeys, resetKey }
    const body = container.current
    if (
      !body ||
      before.resetKey !== resetKey ||
      prefersReducedMotion() ||
      rowKeys.every((key, index) => before.rowKeys[index] === key)
    )
      return
    const rows = [...body.children] as HTMLElement[]
    const tops = rows.map((row) => row.offsetTop)
    const above = body.getBoundingClientRect().top - (tops[0] ?? 0)
    const isNear = (top: number) => above + top > -100 && above + top < innerHeight + 100
    const stood = new Map(before.rowKeys.map((key, index) => [key, tops[index]]))
    rowKeys.forEach((key, index) => {
      const [from, to] = [stood.get(key), tops[index]]
      if (from === undefined || to === undefined || from === to || !(isNear(from) || isNear(to))) return
      rows[index]?.animate([{ transform: `translateY(${from - to}px)` }, { transform: 'none' }], {
        duration: DURATION,
        easing: 'ease-out',
      })
    })
  })
  return container
}
