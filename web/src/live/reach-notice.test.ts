import { beforeEach, describe, expect, it, vi } from 'vitest'
import { tabThatShows } from '../../../tests/fixtures/tab-that-shows'
import { CUT_OFF_AFTER, OUT_OF_REACH_AFTER, REOPEN_AFTER } from './reach'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))

describe('a league out of reach', () => {
  it.each([false, true])(
    'is said after seven seconds without a value, and taken back with it (loaded late: %s)',
    async (isLate) => {
      const { reach, tell } = await tabThatShows({ isLate, hasValue: false })
      await vi.advanceTimersByTimeAsync(OUT_OF_REACH_AFTER - 1)
      expect(reach.useReach.getState()).toEqual({ isReached: true })
      await vi.advanceTimersByTimeAsync(1)
      expect(reach.useReach.getState()).toEqual({ isReached: false, oldestAt: null })
      tell(true)
      expect(reach.useReach.getState()).toEqual({ isReached: true })
    },
  )

  it('is said with the time from which the values are, and they stay', async () => {
    const { reach, tell, known } = await tabThatShows()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reach.useReach.getState()).toEqual({ isReached: true })
    tell(false)
    await vi.advanceTimersByTimeAsync(OUT_OF_REACH_AFTER)
    expect(reach.useReach.getState()).toEqual({ isReached: false, oldestAt: 1_000_000 })
    expect(known()).toEqual({ status: 'ready', value: { week: 11 } })
  })

  it('is not said for a short gap', async () => {
    const { reach, tell } = await tabThatShows()
    tell(false)
    await vi.advanceTimersByTimeAsync(OUT_OF_REACH_AFTER - 1)
    tell(true)
    await vi.advanceTimersByTimeAsync(OUT_OF_REACH_AFTER)
    expect(reach.useReach.getState()).toEqual({ isReached: true })
  })

  it('is said seven seconds after its own beginning, not that of a gap before it', async () => {
    const { reach, tell } = await tabThatShows()
    tell(false)
    await vi.advanceTimersByTimeAsync(OUT_OF_REACH_AFTER - 1_000)
    tell(true)
    tell(false)
    await vi.advanceTimersByTimeAsync(OUT_OF_REACH_AFTER - 1)
    expect(reach.useReach.getState()).toEqual({ isReached: true })
    await vi.advanceTimersByTimeAsync(1)
    expect(reach.useReach.getState()).toMatchObject({ isReached: false })
  })

  it('is said two seconds after a page was opened without a network', async () => {
    const { reach } = await tabThatShows({ isOffline: true, hasValue: false })
    await vi.advanceTimersByTimeAsync(CUT_OFF_AFTER - 1)
    expect(reach.useReach.getState()).toEqual({ isReached: true })
    await vi.advanceTimersByTimeAsync(1)
    expect(reach.useReach.getState()).toEqual({ isReached: false, oldestAt: null })
  })

  it('is said two seconds after the network is known to be gone', async () => {
    const { tab, reach } = await tabThatShows()
    await vi.advanceTimersByTimeAsync(60_000)
    tab.loseNetwork()
    await vi.advanceTimersByTimeAsync(CUT_OFF_AFTER - 1)
    expect(reach.useReach.getState()).toEqual({ isReached: true })
    await vi.advanceTimersByTimeAsync(1)
    expect(reach.useReach.getState()).toMatchObject({ isReached: false })
  })

  it('is not said of a network that is lost while nobody looks, nor where nothing is watched, but on the next screen', async () => {
    const { tab, reach, tell, enter, leaveScreen } = await tabThatShows()
    tab.leave()
    tab.loseNetwork()
    await vi.advanceTimersByTimeAsync(OUT_OF_REACH_AFTER)
    expect(reach.useReach.getState()).toEqual({ isReached: true })
    tab.comeBack()
    tell(true)
    leaveScreen()
    await vi.advanceTimersByTimeAsync(0)
    tab.loseNetwork()
    await vi.advanceTimersByTimeAsync(OUT_OF_REACH_AFTER)
    expect(reach.useReach.getState()).toEqual({ isReached: true })
    enter()
    await vi.advanceTimersByTimeAsync(OUT_OF_REACH_AFTER)
    expect(reach.useReach.getState()).toMatchObject({ isReached: false })
  })

  it('stays said, and goes on to be tried, while one screen takes the place of another', async () => {
    const { tab, reach, database, enter, leaveScreen } = await tabThatShows()
    tab.loseNetwork()
    await vi.advanceTimersByTimeAsync(OUT_OF_REACH_AFTER)
    const said: boolean[] = []
    reach.useReach.subscribe(({ isReached }) => said.push(isReached))
    tab.regainNetwork()
    leaveScreen()
    enter()
    await vi.advanceTimersByTimeAsync(REOPEN_AFTER)
    expect([said, database.reopen.mock.calls.length]).toEqual([[], 1])
  })

  it('is tried again at once by Retry, on a database opened again', async () => {
    const { reach, database, opened, tell } = await tabThatShows({ hasValue: false })
    await vi.advanceTimersByTimeAsync(OUT_OF_REACH_AFTER)
    await reach.retry()
    expect([database.reopen.mock.calls.length, opened()]).toEqual([1, 2])
    tell(true)
    expect(reach.useReach.getState()).toEqual({ isReached: true })
  })
})
