import { beforeEach, describe, expect, it, vi } from 'vitest'
import { documentsIn, PATH } from '../../../tests/fixtures/documents'
import { settled } from '../../../tests/fixtures/fake-clock'
import { LINGER } from './documents'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))

const OTHER = 'seasons/2025/weeks/12'

describe('the freshness', () => {
  const fresh = (watched: number) => ({ watched, isFresh: true, oldestAt: null })

  it('is the time of the oldest value on the screen that is not confirmed', async () => {
    const { documents, enter, tell } = documentsIn()
    enter()
    const leaveOther = enter(undefined, OTHER)
    expect(documents.freshness()).toEqual({ watched: 2, isFresh: false, oldestAt: null })
    await tell({ week: 12 }, true, OTHER)
    await vi.advanceTimersByTimeAsync(1_000)
    await tell({ week: 11 })
    expect(documents.freshness()).toEqual(fresh(2))
    await tell({ week: 11 }, false)
    expect(documents.freshness()).toEqual({ watched: 2, isFresh: false, oldestAt: 1_001_000 })
    documents.markStale()
    expect(documents.freshness()).toEqual({ watched: 2, isFresh: false, oldestAt: 1_000_000 })
    leaveOther()
    expect(documents.freshness()).toEqual({ watched: 1, isFresh: false, oldestAt: 1_001_000 })
    await tell({ week: 11 })
    expect(documents.freshness()).toEqual(fresh(1))
  })

  it('does not count a document that cannot be read', async () => {
    const { documents, enter, tell, fail } = documentsIn()
    enter()
    enter(undefined, OTHER)
    await tell({ week: 11 })
    expect(documents.freshness()).toEqual({ watched: 2, isFresh: false, oldestAt: null })
    await fail(OTHER)
    expect(documents.freshness()).toEqual(fresh(1))
  })

  it('ends with the listener: a screen entered later shows what was known, until the server confirms it', async () => {
    const { documents, enter, tell } = documentsIn()
    const leave = enter()
    await tell({ week: 11 })
    leave()
    await vi.advanceTimersByTimeAsync(LINGER - 1)
    const leaveAgain = enter()
    expect(documents.freshness()).toEqual(fresh(1))
    leaveAgain()
    await vi.advanceTimersByTimeAsync(LINGER)
    enter()
    expect(documents.freshness()).toEqual({ watched: 1, isFresh: false, oldestAt: 1_000_000 })
    await tell({ week: 11 })
    expect(documents.freshness()).toEqual(fresh(1))
  })

  it('is on the next visit the time at which a value was confirmed on this one', async () => {
    const { enter, tell, nextVisit } = documentsIn()
    enter()
    await tell({ week: 11 })
    await vi.advanceTimersByTimeAsync(60_000)
    const next = nextVisit()
    next.watch(next.documentAt('ann', PATH), () => {})
    expect(next.freshness()).toEqual({ watched: 1, isFresh: false, oldestAt: 1_000_000 })
  })
})

it('a listener that has failed is ended, and tells nothing more', async () => {
  const { enter, fail, openCount, known, listeners } = documentsIn()
  enter()
  await fail(PATH)
  await settled()
  expect(openCount()).toBe(0)
  listeners.at(-1)?.onValue({ week: 11 }, true)
  expect(known().failure).toBeDefined()
})
