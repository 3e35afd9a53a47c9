import { createElement, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { GameLine } from '#common/game/line'
import { CARD_GRACE, LOCK_AFTER_KICKOFF } from '#common/game/lock'
import { ironBowl } from '../../../../tests/fixtures/line'
import { untilNextChange, usePickClock } from './usePickClock'

const LOCK = 1_000_000_000
const line = ironBowl({ kickoff: LOCK - LOCK_AFTER_KICKOFF })
const later = ironBowl({ gameId: '2', kickoff: LOCK - LOCK_AFTER_KICKOFF + 10_000 })

it.each([
  ['far from a lock, half a minute', LOCK - LOCK_AFTER_KICKOFF - 31_000, 30_000],
  ['until the countdown begins', LOCK - LOCK_AFTER_KICKOFF - 1_000, 1_000],
  ['half a minute while it counts', LOCK - LOCK_AFTER_KICKOFF, 30_000],
  ['until the lock', LOCK - 1_500, 1_500],
  ['until the card closes', LOCK + 12_000, CARD_GRACE - 12_000],
  ['half a minute afterwards', LOCK + CARD_GRACE, 30_000],
])('the cards rest: %s', (_, now, rest) => expect(untilNextChange([line], now)).toBe(rest))

it('a second lock is not missed while the card of the first still closes', () => {
  expect(untilNextChange([line, later], LOCK + 4_000)).toBe(6_000)
})

it('without a kickoff nothing locks', () => {
  expect(untilNextChange([ironBowl({ timeTbd: true })], LOCK)).toBe(30_000)
})

it('the clock is right for lines that come, or change, after it was last read', () => {
  vi.useFakeTimers({ now: LOCK - 20_000 })
  const read: number[] = []
  function Cards() {
    const [lines, setLines] = useState<GameLine[]>([])
    read.push(usePickClock(lines))
    if (lines.length === 0) {
      vi.setSystemTime(LOCK + 1_000)
      setLines([line])
    }
    return null
  }
  renderToStaticMarkup(createElement(Cards))
  expect(read).toEqual([LOCK - 20_000, LOCK + 1_000])
})
