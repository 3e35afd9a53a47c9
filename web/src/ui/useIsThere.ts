import { type RefObject, useEffect, useRef } from 'react'

/** Whether the component is still on the screen, also for code that goes on after an answer. */
export function useIsThere(): RefObject<boolean> {
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return isThere
}
