import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkError } from '#web/app/loadChunk'
import { newBrowser, settled } from '../../../tests/fixtures/device'
import { createDocuments, FAILURE_LASTS, LINGER } from './documents'
import { liveFailure } from './useDocument'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PATH = 'seasons/2025/weeks/11'

/** The documents of a tab over a database in which the test opens, changes and breaks listeners. */
function documentsIn() {
  const tab = newBrowser().openTab()
  tab.logIn('ann')
  const listeners: {
    onValue: (value: unknown, isConfirmed: boolean) => void
    onFailure: (failure: Error) => void
    open: boolean
  }[] = []
  const documents = createDocuments({
    ...tab,
    listen: async (_path, onValue, onFailure) => {
      const listener = { onValue, onFailure, open: true }
      listeners.push(listener)
      return () => {
        listener.open = false
      }
    },
  })
  const known = () => documents.follow('ann', PATH).known
  return {
    ...{ tab, documents, listeners, known },
    /** A component that shows the document, until the function returned is called. */
    enter: (seen = vi.fn()) => documents.watch(documents.follow('ann', PATH), 'ann', PATH, seen),
    open: () => listeners.filter(({ open }) => open).length,
    tell: async (value: unknown) => {
      await settled()
      listeners.at(-1)?.onValue(value, true)
    },
  }
}

describe('a document', () => {
  it('is loading, then ready, then absent, and every component is told', async () => {
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

  it('is at first what the player last saw on this device, but never its absence', async () => {
    const { tab, enter, tell } = documentsIn()
    const nextVisit = () => createDocuments({ ...tab, listen: async () => () => {} }).follow('ann', PATH).known.loaded
    enter()
    await tell({ week: 11 })
    expect(nextVisit()).toEqual({ status: 'ready', value: { week: 11 } })
    await tell(null)
    expect(nextVisit()).toEqual({ status: 'loading' })
  })

  it('that fails is asked for again by a screen opened later', async () => {
    const { enter, known, listeners } = documentsIn()
    enter()
    await settled()
    const failure = new Error('Missing or insufficient permissions.')
    listeners[0]?.onFailure(failure)
    expect(known().failure).toBe(failure)
    await vi.advanceTimersByTimeAsync(FAILURE_LASTS)
    expect(known()).toEqual({ loaded: { status: 'loading' } })
    enter()
    await settled()
    expect(listeners).toHaveLength(2)
  })
})

describe('a listener', () => {
  it('lingers after its last component has left, and opens nothing twice', async () => {
    const { enter, open, listeners } = documentsIn()
    const leave = enter()
    await settled()
    leave()
    await vi.advanceTimersByTimeAsync(LINGER - 1)
    expect(open()).toBe(1)
    enter()
    await vi.advanceTimersByTimeAsync(LINGER)
    expect(open()).toBe(1)
    expect(listeners).toHaveLength(1)
  })

  it('lingers the full time after the last of several visits', async () => {
    const { enter, open } = documentsIn()
    enter()()
    await vi.advanceTimersByTimeAsync(LINGER - 10)
    enter()()
    await vi.advanceTimersByTimeAsync(LINGER - 1)
    expect(open()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(open()).toBe(0)
  })

  it('ends with the session, also one that was only about to open', async () => {
    const { enter, open, tab, listeners, known } = documentsIn()
    enter()
    tab.session.endSession('/')
    await settled()
    expect(listeners).toHaveLength(1)
    expect(open()).toBe(0)
    listeners[0]?.onValue({ week: 11 }, true)
    expect(known().loaded).toEqual({ status: 'loading' })
    expect(tab.storage.some('live')).toBe(false)
  })
})

describe('a failure', () => {
  it('says the product’s sentence, not the database’s', () => {
    const cause = new Error('Missing or insufficient permissions.')
    expect(liveFailure(cause, 'Failed to load weeks')).toMatchObject({ message: 'Failed to load weeks', cause })
  })

  it('from loading a code chunk has a sentence of its own', () => {
    const cause = new ChunkError('timeout')
    expect(liveFailure(cause, 'Failed to load weeks')).toBe(cause)
  })
})
