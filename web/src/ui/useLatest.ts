import { type RefObject, useLayoutEffect, useRef } from 'react'

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
