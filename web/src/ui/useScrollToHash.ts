import { type RefObject, useEffect } from 'react'

/** Brings an element into view, and the focus to its first button, when the address was opened with its id. */
export function useScrollToHash(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const arrived = element.current
    if (!arrived?.id || location.hash !== `#${arrived.id}`) return
    // The stage puts a new screen at its top first.
    const frame = requestAnimationFrame(() => {
      arrived.scrollIntoView({ block: 'center' })
      arrived.querySelector('button')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [element])
}
