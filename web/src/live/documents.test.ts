import { beforeEach, describe, expect, it, vi } from 'vitest'
import { documentsIn, PATH } from '../../../tests/fixtures/documents'
import { settled } from '../../../tests/fixtures/fake-clock'
import { FAILURE_LASTS, LINGER } from './documents'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))

const OTHER = 'seasons/2025/weeks/12'

describe('a document', () => {
  it('is loading, then ready, then absent, and every component hears of it', async () => {
    const { enter, tell, known, listeners } = documentsIn()
    const [one, other] = [vi.fn(), vi.fn()]
    enter(one)
    enter(other)
    expect(known().loaded).toEqual({ status: 'loading' })
    await tell({ week: 11 })
    expect(known().loaded).toEqual({ status: 'ready', value: { week: 11 } })
    await tell(null)
    expect(known().loaded).toEqual({ status: 'absent' })
    expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([2, 2])
    expect(listeners).toHaveLength(1)
  })

  it('that says the same again calls no component, and is confirmed all the same', async () => {
    const { enter, tell, known, documents } = documentsIn()
    const watcher = vi.fn()
    enter(watcher)
    await tell({ week: 11, slate: ['a', 'b'] }, false)
    const { loaded } = known()
    expect(documents.freshness().isFresh).toBe(false)
    await tell({ week: 11, slate: ['a', 'b'] })
    expect([watcher.mock.calls.length, known().loaded === loaded]).toEqual([1, true])
    expect(documents.freshness().isFresh).toBe(true)
    await tell({ week: 11, slate: ['b', 'a'] })
    expect(watcher).toHaveBeenCalledTimes(2)
  })

  it('is at first what the player last saw on this device, but never its absence', async () => {
    const { enter, tell, nextVisit } = documentsIn()
    const first = () => nextVisit().documentAt('ann', PATH).known.loaded
    enter()
    await tell({ week: 11 })
    expect(first()).toEqual({ status: 'ready', value: { week: 11 } })
    await tell(null)
    expect(first()).toEqual({ status: 'loading' })
  })

  it('is not kept after the logout in another tab, which this one has not noticed yet', async () => {
    const { enter, tell, tab } = documentsIn()
    enter()
    tab.storage.removeAtLogout([])
    tab.device.storage().removeItem('uid')
    await tell({ week: 11 })
    expect(tab.storage.names('live', 'ann')).toEqual([])
  })

  it('is absent at first if it is the slip of a player who had no pick: they can pick without a network', async () => {
    const path = 'seasons/2025/weeks/14/slips/ann'
    const { enter, tell, nextVisit } = documentsIn()
    enter(vi.fn(), path)
    await tell(null, true, path)
    expect(nextVisit().documentAt('ann', path).known.loaded).toEqual({ status: 'absent' })
  })

  it('is listened to with what is on the screen already', async () => {
    const { enter, tell, listeners } = documentsIn()
    const leave = enter()
    await tell({ week: 11 })
    leave()
    await vi.advanceTimersByTimeAsync(LINGER)
    enter()
    expect(listeners.map(({ last }) => last)).toEqual([undefined, { week: 11 }])
  })

  it('is kept for the next visit as the server last confirmed it', async () => {
    const { enter, tell, known, nextVisit } = documentsIn()
    const first = () => nextVisit().documentAt('ann', PATH).known.loaded
    enter()
    await tell({ week: 11 }, false)
    expect([known().loaded.value, first().value]).toEqual([{ week: 11 }, undefined])
    await tell({ week: 12 })
    await tell({ week: 13 }, false)
    expect([known().loaded.value, first().value]).toEqual([{ week: 13 }, { week: 12 }])
    await tell(null, false)
    expect([known().loaded.status, first().value]).toEqual(['absent', { week: 12 }])
  })

  it('is as fresh as before with a value that says nothing of it', async () => {
    const { enter, tell, documents, listeners } = documentsIn()
    enter()
    await tell({ week: 11 })
    listeners[0]?.onValue({ week: 12 })
    const before = documents.freshness().isFresh
    documents.markStale()
    listeners[0]?.onValue({ week: 13 })
    expect([before, documents.freshness().isFresh]).toEqual([true, false])
  })

  it('is forgotten at the logout', async () => {
    const { enter, tell, known, tab } = documentsIn()
    enter()
    await tell({ week: 11 })
    tab.session.endSession('logout')
    expect(known().loaded).toEqual({ status: 'loading' })
  })

  it('that fails is asked for again by a screen opened later', async () => {
    const { documents, enter, known, listeners } = documentsIn()
    enter()
    await settled()
    const failure = new Error('Missing or insufficient permissions.')
    listeners[0]?.onFailure(failure)
    expect(known().failure).toBe(failure)
    documents.restart()
    await vi.advanceTimersByTimeAsync(FAILURE_LASTS)
    expect(known()).toEqual({ loaded: { status: 'loading' } })
    enter()
    await settled()
    expect(listeners).toHaveLength(2)
  })
})

it('a document that failed for the player before is not forgotten for the next login', async () => {
  const { enter, fail, tab, documents, listeners } = documentsIn()
  enter()
  await fail(PATH)
  tab.session.endSession('expired')
  tab.logIn('ann')
  enter()
  await vi.advanceTimersByTimeAsync(FAILURE_LASTS)
  expect(documents.freshness().watched).toBe(1)
  enter()
  await settled()
  expect(listeners).toHaveLength(2)
})

describe('a listener', () => {
  it('lingers after its last component has left, and opens nothing twice', async () => {
    const { enter, openCount, listeners } = documentsIn()
    const leave = enter()
    await settled()
    leave()
    await vi.advanceTimersByTimeAsync(LINGER - 1)
    expect(openCount()).toBe(1)
    enter()
    await vi.advanceTimersByTimeAsync(LINGER)
    expect(openCount()).toBe(1)
    expect(listeners).toHaveLength(1)
  })

  it('lingers the full time after the last of several visits', async () => {
    const { enter, openCount } = documentsIn()
    enter()()
    await vi.advanceTimersByTimeAsync(LINGER - 10)
    enter()()
    await vi.advanceTimersByTimeAsync(LINGER - 1)
    expect(openCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(openCount()).toBe(0)
  })

  it('goes on while another component watches it', async () => {
    const { enter, openCount } = documentsIn()
    const leave = enter()
    const stays = enter()
    await settled()
    leave()
    await vi.advanceTimersByTimeAsync(LINGER)
    expect(openCount()).toBe(1)
    stays()
    await vi.advanceTimersByTimeAsync(LINGER)
    expect(openCount()).toBe(0)
  })

  it('is opened again with the database, unless it has ended', async () => {
    const { enter, openCount, documents, listeners, tell } = documentsIn()
    enter()
    enter(undefined, OTHER)()
    await tell({ week: 11 })
    await vi.advanceTimersByTimeAsync(LINGER)
    documents.restart()
    await settled()
    expect(listeners.map(({ path }) => path)).toEqual([PATH, OTHER, PATH])
    expect(openCount()).toBe(1)
  })

  it('ends with the session, also one that was only about to open', async () => {
    const { enter, openCount, tab, listeners, known } = documentsIn()
    enter()
    tab.session.endSession('logout')
    await settled()
    expect(listeners).toHaveLength(1)
    expect(openCount()).toBe(0)
    listeners[0]?.onValue({ week: 11 }, true)
    expect(known().loaded).toEqual({ status: 'loading' })
    expect(tab.storage.hasAny('live')).toBe(false)
  })
})
