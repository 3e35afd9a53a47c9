import { expect, it, vi } from 'vitest'
import { ironBowl } from '../../../tests/fixtures/line'
import { refusedPick } from '../../../tests/fixtures/pick-states'
import { wordsOf } from '../../../tests/fixtures/words'
import MissingDot from './MissingDot'
import { confirmed, NO_PICK_STATE, type PickState, tapped } from './pickState'

const known = vi.hoisted(() => ({
  picks: {} as Record<string, PickState>,
  kickoffs: [] as number[],
  open: [14],
  slip: 'absent',
  interval: 0,
}))
vi.mock('./picking', () => ({
  startPicking: () => undefined,
  followSlip: () => undefined,
  usePicking: (select: (state: object) => unknown) => select(known),
}))
vi.mock('#web/live/league', () => ({
  useActiveWeek: () => ({ open: known.open.map((week) => ({ week })) }),
  useWeek: (week: number) => ({
    status: week === 14 ? 'ready' : 'absent',
    value: week === 14 && {
      lines: known.kickoffs.map((kickoff, index) => ironBowl({ gameId: String(index), kickoff })),
    },
  }),
  useSlip: () => ({ status: known.slip }),
}))
vi.mock('#web/ui/useNow', () => ({
  useNow: (interval: number) => {
    known.interval = interval
  },
}))

const LOCKS_AFTER_KICKOFF = 600_000
const NOW = 1_000_000_000
/** What the tab says with two games that lock so long from now (ms). */
const said = (untilLocks: readonly [number, number], picks: Record<string, PickState>) => {
  vi.useFakeTimers({ now: NOW })
  known.kickoffs = untilLocks.map((until) => NOW + until - LOCKS_AFTER_KICKOFF)
  known.picks = picks
  return wordsOf(<MissingDot />, '')
}

const tap = { week: 14, side: 'HOME', at: NOW } as const
const waiting = tapped(NO_PICK_STATE, tap)
const saved = confirmed(waiting, tap, NOW, NOW)

it.each([
  ['a pick that waits', { 0: waiting }, '(some missing)'],
  ['two that wait', { 0: waiting, 1: waiting }, ''],
  ['one that waits and one that the slip does not have yet', { 0: waiting, 1: saved }, ''],
  ['one that was refused', { 0: saved, 1: refusedPick('HOME') }, '(some missing)'],
])('with %s, the tab says so', (_what, picks, words) => {
  expect(said([3_600_000, 7_200_000], picks)).toBe(words)
})

it.each([
  ['the second open week as in the first', [13, 14], '(some missing)'],
  ['no week that is not open', [13, 15], ''],
])('the tab marks a pick that is missing in %s', (_about, open, words) => {
  known.open = open
  expect(said([3_600_000, 7_200_000], {})).toBe(words)
  known.open = [14]
})

it('looks at the clock when the next missing pick locks, and no more often than it must', () => {
  said([3_600_000, 7_200_000], {})
  expect(known.interval).toBe(30_000)
  said([5_000, 7_200_000], {})
  expect(known.interval).toBe(5_000)
  said([5_000, 7_200_000], { 0: waiting })
  expect(known.interval).toBe(30_000)
  expect(said([0, -1], {})).toBe('')
  expect(known.interval).toBe(30_000)
})

it('says nothing is missing before the slip is known', () => {
  known.slip = 'loading'
  expect(said([3_600_000, 7_200_000], {})).toBe('')
  known.slip = 'absent'
})
