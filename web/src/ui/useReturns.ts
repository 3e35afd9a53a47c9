import { useEffect, useState } from 'react'
import { browser } from '#web/session/device'

/**
 * Counts the returns to the page that came more than `freshFor` ms after it was opened, or after the last counted
 * return. Whoever shows what was read once reads it again when the count changes: a screen may stay open for days.
 */
export function useReturns(freshFor: number): number {
  const [returns, setReturns] = useState(0)
  useEffect(() => {
    const since = browser.now()
    return browser.onReturn(() => {
      if (browser.now() - since > freshFor) setReturns(returns + 1)
    })
  }, [returns, freshFor])
  return returns
}
