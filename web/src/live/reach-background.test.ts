import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settled } from '../../../tests/fixtures/fake-clock'
import { tabThatShows } from '../../../tests/fixtures/tab-that-shows'
import { OUT_OF_REACH_AFTER, PAUSE_AFTER_HIDDEN } from './reach'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))

describe('a page in the background', () => {
  it('stops listening after a minute, says nothing of it, and connects again on the return', async () => {
    const { tab, reach, database, tell } = await tabThatShows()
    tab.leave()
    await vi.advanceTimersByTimeAsync(PAUSE_AFTER_HIDDEN - 1)
    expect(database.pause).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(database.pause).toHaveBeenCalledOnce()
    // The SDK tells that its values are no longer confirmed.
    tell(false)
    await vi.advanceTimersByTimeAsync(OUT_OF_REACH_AFTER)
    expect(reach.useReach.getState()).toEqual({ isReached: true })
    tab.comeBack()
    expect(database.reconnect).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(OUT_OF_REACH_AFTER)
    expect(reach.useReach.getState()).toMatchObject({ isReached: false })
  })

  it('connects again after it has stopped listening, also if the clock was set back meanwhile', async () => {
    const { tab, database } = await tabThatShows()
    tab.leave()
    await vi.advanceTimersByTimeAsync(PAUSE_AFTER_HIDDEN)
    expect(database.pause).toHaveBeenCalledOnce()
    vi.setSystemTime(Date.now() - PAUSE_AFTER_HIDDEN)
    tab.comeBack()
    expect(database.reconnect).toHaveBeenCalledOnce()
  })

  it('listens on when the player is back within the minute', async () => {
    const { tab, database } = await tabThatShows()
    tab.leave()
    await vi.advanceTimersByTimeAsync(PAUSE_AFTER_HIDDEN - 1)
    tab.comeBack()
    await vi.advanceTimersByTimeAsync(PAUSE_AFTER_HIDDEN)
    expect(database.pause).not.toHaveBeenCalled()
  })

  it('stops listening also where it was opened there', async () => {
    const { database } = await tabThatShows({ isHidden: true, hasValue: false })
    await vi.advanceTimersByTimeAsync(PAUSE_AFTER_HIDDEN)
    expect(database.pause).toHaveBeenCalledOnce()
  })

  it('does not connect again when the network is back, but when the player is', async () => {
    const { tab, database } = await tabThatShows()
    tab.leave()
    tab.loseNetwork()
    await vi.advanceTimersByTimeAsync(PAUSE_AFTER_HIDDEN)
    tab.regainNetwork()
    expect(database.reconnect).not.toHaveBeenCalled()
    tab.comeBack()
    expect(database.reconnect).toHaveBeenCalledOnce()
  })
})

it('opens no listener for an SDK that breaks while nobody looks, until somebody does', async () => {
  const { tab, opened, database } = await tabThatShows()
  tab.leave()
  await vi.advanceTimersByTimeAsync(60_000)
  tab.throwUncaught('INTERNAL ASSERTION FAILED')
  await settled()
  expect([opened(), database.reopen.mock.calls.length]).toEqual([1, 0])
  tab.comeBack()
  await settled()
  expect([opened(), database.reopen.mock.calls.length]).toEqual([2, 1])
})
