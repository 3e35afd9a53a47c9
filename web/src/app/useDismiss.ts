import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `onLeave` when a press outside `place`, or Escape (`byKey`), takes leave of it while it is open. */
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
