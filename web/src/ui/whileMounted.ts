/**
 * Waits for a response on behalf of an effect, and ignores it once the effect has ended: the component has left, or
 * asks for something else.
 * @returns what the effect returns, which ends the wait.
 */
export function whileMounted<T>(
  response: Promise<T>,
  onResponse: (response: T) => void,
  onFailure?: (failure: unknown) => void,
): () => void {
  let hasEnded = false
  response.then(
    (value) => hasEnded || onResponse(value),
    (failure: unknown) => hasEnded || onFailure?.(failure),
  )
  return () => {
    hasEnded = true
  }
}
