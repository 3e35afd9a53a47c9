import { type RefObject, useEffect, useEffectEvent } from 'react'

/** While `place` is open: calls `onLeave` at a press outside it, or at Escape (`byKey`). */
export function useDismiss(place: RefObject<HTMLElement | null>, open: boolean, onLeave: (byKey: boolean) => void) {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (!open) return
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) leave(false)
    }
    const key = (event: KeyboardEvent) => event.key === 'Escape' && leave(true)
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', key)
    }
  }, [open, place])
}
