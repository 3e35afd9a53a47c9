import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ironBowl } from '../../../../tests/fixtures/line'
import { markupAt } from '../../../../tests/fixtures/markup-at'
import { wordsOf } from '../../../../tests/fixtures/words'
import { Today, WeekNotice } from './Today'

const kickoff = Date.now() + 3_600_000
const lines = ['one', 'two'].map((gameId) => ironBowl({ gameId, kickoff }))
let earlier: typeof lines = []
let notice = ''
let present = lines
let isKnown = true
/** Whether a week that is not known comes at once. */
let comes = false
/** The picks of this tab, and what waits of them. */
const picking = vi.hoisted(() => ({ picks: {} as object, waiting: [] as string[], loginPrompt: null as string | null }))
vi.mock('#web/picking/picking', () => ({
  startPicking: () => {},
  usePicking: (select: (state: object) => unknown) => select(picking),
}))
vi.mock('#web/app/logout', () => ({ unsettledGames: () => picking.waiting }))
const session = vi.hoisted(() => ({ isCommissioner: false }))
vi.mock('#web/session/session', async (original) => ({
  ...(await original<object>()),
  useSession: (select: (state: object) => unknown) => select({ session }),
}))
vi.mock('#web/live/boards', () => ({ useWeeklyBoard: () => ({ status: 'loading' }) }))
vi.mock('#web/live/league', () => ({
  useActiveWeek: () => {
    const weeks = [13, 14].map((week) => ({ week, label: `Week ${week}` }))
    return { status: 'ready', active: 14, weeks, open: weeks }
  },
  useIsSeasonFinished: () => false,
  useShownSeason: () => ({ season: 2026, settings: {} }),
  useOwnWeek: () => ({ isLoading: false, week: { week: 14, label: 'Week 14', lines } }),
  useWeek: (week: number) => {
    const [isHere, setHere] = useState(isKnown)
    if (comes && !isHere) setHere(true)
    return isHere
      ? { value: { label: `Week ${week}`, lines: week === 13 ? earlier : present, notice } }
      : { status: 'loading' }
  },
  useSlip: () => ({ status: 'absent' }),
}))

const said = () => wordsOf(markupAt('/', <Today uid="dee" />))

/** Leaves these games with a tap that waits to be saved. */
function leaveWaiting(...games: string[]): void {
  picking.waiting = games
  picking.picks = Object.fromEntries(games.map((gameId) => [gameId, { tap: { side: 'HOME' } }]))
}

beforeEach(() => {
  earlier = []
  notice = ''
  present = lines
  isKnown = true
  comes = false
  picking.loginPrompt = null
  leaveWaiting()
})

it('names the picks that wait, which are not missing, and below them what is missing', () => {
  expect(said()).toMatch(/2 picks missing .*Alabama at Auburn locks/)
  leaveWaiting('one')
  expect(said()).toMatch(
    /1 pick is not saved yet\. We keep trying to save it\..*1 pick missing .*Alabama at Auburn locks/,
  )
  leaveWaiting('one', 'two')
  expect(said()).toContain('2 picks are not saved yet. We keep trying to save them.')
  expect(said()).not.toContain('missing')
})

it('promises no sending of picks that wait for a login', () => {
  leaveWaiting('one', 'two')
  picking.loginPrompt = 'shown'
  expect(said()).toContain('2 picks are not saved yet. Log in at Weekly Picks to save them.')
})

it('calls no pick missing that was saved, before the slip has it', () => {
  picking.picks = Object.fromEntries(['one', 'two'].map((gameId) => [gameId, { saved: { side: 'HOME', savedAt: 1 } }]))
  expect(said()).not.toContain('missing')
})

it('names what is missing in another open week, too, and nothing of one that is complete', () => {
  expect(said()).not.toContain('Week 13')
  earlier = ['three', 'four', 'five'].map((gameId) => ironBowl({ gameId, kickoff }))
  expect(said()).toMatch(/Week 13: 3 picks missing ?\. The first locks /)
  expect(said()).not.toContain('Week 14: 3 picks missing')
})

it('says what the commissioners say of the active week', () => {
  const says = (place: 'first' | 'last') => wordsOf(markupAt('/', <WeekNotice place={place} />))
  expect(says('first')).toBe('')
  notice = 'Pizza at Ray’s.'
  expect([says('first'), says('last')], 'of a week that the device knew').toEqual(['Pizza at Ray’s.', ''])
  isKnown = false
  expect([says('first'), says('last')]).toEqual(['', ''])
  comes = true
  expect([says('first'), says('last')], 'of a week that came later').toEqual(['', 'Pizza at Ray’s.'])
})

it('leads a commissioner to the desk once the active week is over', () => {
  const over = lines.map((line, index) => ({
    ...line,
    ...(index ? { void: true } : { phase: 'final', revealedAt: 1 }),
  }))
  const next = 'Week 14 is over. See what comes next'
  session.isCommissioner = true
  expect(said()).not.toContain(next)
  present = over as typeof lines
  expect(said()).toContain(next)
  session.isCommissioner = false
  expect(said()).not.toContain(next)
})
