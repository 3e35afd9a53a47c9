import { useCallback, useEffect, useState } from 'react'
import { sentenceOf } from '#web/errors'
import { browser } from '#web/session/device'
import { whileMounted } from './whileMounted'

interface Options<T> {
  /** What the call asks about. When it changes, the call is made again, and a response about the former is dropped. */
  about?: number | undefined
  /** After how long (ms) the call is made again when the player comes back; by default never. */
  freshFor?: (value: T | undefined) => number
  /** After how long (ms) a call that failed is made again; by default only when the network or the player is back. */
  retryAfter?: number
  /** Whether an earlier response stays after a call that failed; by default it does. */
  keepsOnFailure?: boolean
}

interface StoredResponse<T> {
  about?: number | undefined
  value?: T
  failure?: string
  /** The number of the call that this answers; the newest has another number while it is under way. */
  callNumber?: number
}

const never = () => Number.POSITIVE_INFINITY

/**
 * The response to a call that a component makes when it is first shown, again at each `reload`, and after a failure
 * also when the network or the player is back, and after `retryAfter`. `failure` says why the last call failed, if it
 * did, until the next one is made, or that after `retryAfter` has been answered. `busy` while a call is made.
 */
export function useResponse<T>(
  ask: () => Promise<T>,
  { about, freshFor = never, retryAfter, keepsOnFailure = true }: Options<T> = {},
) {
  const [stored, setStored] = useState<StoredResponse<T>>({ about })
  const [reloads, setReloads] = useState(0)
  const shown: StoredResponse<T> = stored.about === about ? stored : {}
  const callNumber = reloads + useReturns(freshFor(shown.value))
  const hasFailed = shown.failure !== undefined
  useEffect(() => {
    const fail = (why: unknown) =>
      setStored((before) => ({
        ...(keepsOnFailure && before.about === about && before),
        about,
        failure: sentenceOf(why),
        callNumber,
      }))
    return whileMounted(ask(), (value) => setStored({ about, value, callNumber }), fail)
  }, [about, callNumber])
  const reload = useCallback(() => {
    setStored(({ failure: _, ...before }) => before)
    setReloads((count) => count + 1)
  }, [])
  useEffect(() => (hasFailed ? browser.onReturn(reload) : undefined), [hasFailed, reload])
  // The failure stays on the screen meanwhile: to hide it would move the screen each time.
  useEffect(() => {
    if (hasFailed && retryAfter)
      return browser.after(retryAfter, () => browser.isHidden() || setReloads((count) => count + 1))
  }, [hasFailed, retryAfter, callNumber])
  return { value: shown.value, failure: shown.failure, busy: shown.callNumber !== callNumber, reload }
}

/**
 * Counts the returns to the page that came more than `freshFor` ms after it was opened, or after the last counted
 * return. Whoever shows what was read once reads it again when the count changes: a screen may stay open for days.
 */
function useReturns(freshFor: number): number {
  const [returns, setReturns] = useState(0)
  useEffect(() => {
    const since = browser.now()
    return browser.onReturn(() => {
      if (browser.now() - since > freshFor) setReturns(returns + 1)
    })
  }, [returns, freshFor])
  return returns
}
