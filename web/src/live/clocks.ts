import { clocksOf, type WeekClocks, withClocks } from '#common/week/clocks'
import { RESUMES_WITHIN, type WeekScores } from '#common/week/week'
import type { ApiCall } from '#web/api'
import type { Device } from '#web/session/device'
import { timeNow } from '#web/session/serverTime'
import type { OnValue } from './documents'

/** How often a visible page asks for the clocks (ms): the API's are up to 20 s old, so a page's lag less than 60 s. */
export const ASK_EVERY = 30_000

interface ClocksOptions {
  device: Pick<Device, 'after' | 'isHidden' | 'onReturn'>
  call: ApiCall
}

/**
 * Puts the newest clocks into the scores of a week. The database would bill each change of a clock for every page, so
 * while a game is under way a visible page asks the API for them.
 */
export function createClocks({ device, call }: ClocksOptions) {
  /**
   * @param onValue gets the scores, and again with every newer clock.
   * @param last the scores on the screen: the stored ones have older clocks, which must not show until the API
   * responds.
   * @returns `onScores` takes the scores as they are stored; `stop` ends the asking.
   */
  return function follow(
    week: number,
    onValue: OnValue,
    last: Partial<WeekScores> = {},
  ): { onScores: OnValue; stop: () => void } {
    let stored: WeekScores | null = null
    let newest: WeekClocks = clocksOf(last)
    let cancel: (() => void) | null = null
    let isStopped = false

    async function ask(): Promise<void> {
      cancel?.()
      cancel = device.after(ASK_EVERY, ask)
      if (device.isHidden()) return
      // Without a response the clocks stay as they are, and the screen says how old the scores are.
      const response = await call('GET /clocks', { query: { week }, timeout: ASK_EVERY }).catch(() => null)
      if (!response || isStopped || response.at <= newest.at) return
      newest = response
      if (stored) onValue(withClocks(stored, newest))
    }

    function stopAsking(): void {
      cancel?.()
      cancel = null
    }

    const endReturns = device.onReturn(() => void (cancel && ask()))
    return {
      onScores: (value, isConfirmed) => {
        stored = value as WeekScores | null
        onValue(stored && withClocks(stored, newest), isConfirmed)
        // A game whose season was closed before its final stays live for good.
        const isOn = Object.values(stored?.games ?? {}).some(
          ({ phase, kickoff }) => phase === 'live' && timeNow() - kickoff < RESUMES_WITHIN,
        )
        if (!isOn) stopAsking()
        else if (!cancel) void ask()
      },
      stop: () => {
        isStopped = true
        stopAsking()
        endReturns()
      },
    }
  }
}
