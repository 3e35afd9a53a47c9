import { type RefObject, useLayoutEffect, useRef } from 'react'

/** How long a row takes to its new place (ms). */
const GLIDE = 300
const stillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Tops of the rows as they lie in the flow, px from the container; a row that sticks to the screen lies still for it. */
function topsOf(container: HTMLElement, rows: readonly HTMLElement[]): number[] {
  container.toggleAttribute('data-measured', true)
  const tops = rows.map((row) => row.offsetTop)
  container.toggleAttribute('data-measured', false)
  return tops
}

/**
 * Lets the rows of a container glide to their places when `order` (their keys, top to bottom) changes by itself.
 * What the player asked for is a new `scene` and jumps. Rows are alike, so a row stood where the row now in its old
 * place stands: one measurement, after the change, however many rows there are. Rows off the screen do not move.
 */
export function useFlip<Container extends HTMLElement>(
  order: readonly string[],
  scene: string,
): RefObject<Container | null> {
  const container = useRef<Container>(null)
  const last = useRef({ order, scene })
  useLayoutEffect(() => {
    const before = last.current
    last.current = { order, scene }
    const shown = container.current
    if (!shown || before.scene !== scene || stillness() || order.every((key, at) => before.order[at] === key)) return
    const rows = [...shown.children] as HTMLElement[]
    const tops = topsOf(shown, rows)
    const above = shown.getBoundingClientRect().top - (tops[0] ?? 0)
    const seen = (top: number) => above + top > -100 && above + top < innerHeight + 100
    const stood = new Map(before.order.map((key, at) => [key, tops[at]]))
    order.forEach((key, at) => {
      const [from, to] = [stood.get(key), tops[at]]
      if (from === undefined || to === undefined || from === to || !(seen(from) || seen(to))) return
      rows[at]?.animate([{ transform: `translateY(${from - to}px)` }, { transform: 'none' }], {
        duration: GLIDE,
        easing: 'ease-out',
      })
    })
  }, [order, scene])
  return container
}
