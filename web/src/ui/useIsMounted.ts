import { type RefObject, useEffect, useRef } from 'react'

/** Whether the component is still mounted, also for code that goes on after a response. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
