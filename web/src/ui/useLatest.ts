import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * The value of the last render, for code that goes on after an answer: its own values are those of the render it began
 * in.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

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
