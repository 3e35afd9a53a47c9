import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settled } from '../../../tests/fixtures/fake-clock'
import { tabThatShows } from '../../../tests/fixtures/tab-that-shows'
import { DEAD_AFTER_HIDDEN, OUT_OF_REACH_AFTER, REOPEN_AFTER } from './reach'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))

it('a Retry that finds no network changes nothing on the screen', async () => {
  const { reach, database, opened, known } = await tabThatShows()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  database.reopen.mockRejectedValueOnce(new Error('Loading chunk failed'))
  await reach.retry()
  expect([opened(), known()]).toEqual([1, { status: 'ready', value: { week: 11 } }])
  await reach.retry()
  expect(opened()).toBe(2)
  warn.mockRestore()
})

describe('after the phone slept', () => {
  it('the database connects again, and is opened again if that confirms nothing within four seconds', async () => {
    const { tab, database, opened } = await tabThatShows()
    tab.leave()
    await vi.advanceTimersByTimeAsync(DEAD_AFTER_HIDDEN)
    tab.comeBack()
    expect(database.reconnect).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(REOPEN_AFTER)
    expect([database.reopen.mock.calls.length, opened()]).toEqual([1, 2])
  })

  it('the database is not opened again if connecting again was enough', async () => {
    const { tab, database, tell } = await tabThatShows()
    tab.leave()
    await vi.advanceTimersByTimeAsync(DEAD_AFTER_HIDDEN)
    tab.comeBack()
    await vi.advanceTimersByTimeAsync(REOPEN_AFTER - 1)
    tell(true)
    await vi.advanceTimersByTimeAsync(REOPEN_AFTER)
    expect(database.reopen).not.toHaveBeenCalled()
  })

  it('no value is fresh until the server has confirmed it again, and one return connects once', async () => {
    const { tab, database, documents, tell } = await tabThatShows()
    tab.leave()
    await vi.advanceTimersByTimeAsync(DEAD_AFTER_HIDDEN)
    tab.comeBack()
    expect(documents.freshness().isFresh).toBe(false)
    tell(true)
    expect(documents.freshness().isFresh).toBe(true)
    tab.comeBack()
    expect(database.reconnect).toHaveBeenCalledOnce()
  })

  it('a second return gives the database another four seconds', async () => {
    const { tab, database } = await tabThatShows()
    tab.loseNetwork()
    tab.comeBack()
    await vi.advanceTimersByTimeAsync(REOPEN_AFTER - 1)
    tab.comeBack()
    await vi.advanceTimersByTimeAsync(REOPEN_AFTER - 1)
    expect([database.reconnect.mock.calls.length, database.reopen.mock.calls.length]).toEqual([2, 0])
    await vi.advanceTimersByTimeAsync(1)
    expect(database.reopen).toHaveBeenCalledOnce()
  })

  it('a Retry opens the database at once, and not a second time', async () => {
    const { tab, database, reach } = await tabThatShows()
    tab.loseNetwork()
    tab.comeBack()
    await reach.retry()
    await vi.advanceTimersByTimeAsync(REOPEN_AFTER)
    expect(database.reopen).toHaveBeenCalledOnce()
  })

  it('the database is opened again also where connecting again failed', async () => {
    const { tab, database } = await tabThatShows()
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const cause = new Error('Loading chunk failed')
    database.reconnect.mockRejectedValueOnce(cause)
    tab.loseNetwork()
    tab.comeBack()
    await vi.advanceTimersByTimeAsync(REOPEN_AFTER)
    expect(warn).toHaveBeenCalledExactlyOnceWith('The database did not connect again.', cause)
    expect(database.reopen).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  it('nothing is done after a short look elsewhere', async () => {
    const { tab, database } = await tabThatShows()
    tab.leave()
    await vi.advanceTimersByTimeAsync(DEAD_AFTER_HIDDEN - 1)
    tab.comeBack()
    expect(database.reconnect).not.toHaveBeenCalled()
  })

  it('a network that comes back is used at once', async () => {
    const { tab, database, reach } = await tabThatShows()
    tab.loseNetwork()
    await vi.advanceTimersByTimeAsync(OUT_OF_REACH_AFTER)
    expect(reach.useReach.getState()).toMatchObject({ isReached: false })
    tab.regainNetwork()
    expect(database.reconnect).toHaveBeenCalledOnce()
  })

  it('a network that comes back is used also where the screen of the moment follows nothing', async () => {
    const { tab, database, tell, enter, leaveScreen } = await tabThatShows()
    leaveScreen()
    tab.loseNetwork()
    // Still without a network, so this helps nothing.
    tab.comeBack()
    tab.regainNetwork()
    expect(database.reconnect).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(REOPEN_AFTER)
    expect(database.reopen, 'no value is awaited').not.toHaveBeenCalled()
    enter()
    tell(true)
    tab.comeBack()
    expect(database.reconnect, 'a value was confirmed').toHaveBeenCalledTimes(2)
  })
})

it('a database whose SDK broke is opened again, and no other error opens it', async () => {
  const { tab, database, documents, opened } = await tabThatShows()
  tab.throwUncaught('TypeError: x is undefined')
  expect(database.reopen).not.toHaveBeenCalled()
  expect(documents.freshness().isFresh).toBe(true)
  tab.throwUncaught('FIRESTORE (12.0.0) INTERNAL ASSERTION FAILED: Unexpected state')
  expect(documents.freshness().isFresh).toBe(false)
  await settled()
  expect([database.reopen.mock.calls.length, opened()]).toEqual([1, 2])
})
