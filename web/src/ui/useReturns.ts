import { useEffect, useState } from 'react'
import { browser } from '#web/session/device'

/**
 * How often the player has come back to the page since what it shows became old: more than `freshFor` (ms) after it was
 * opened, or after the last such return. A screen may stay open for days, so what it has read once is then read again.
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
