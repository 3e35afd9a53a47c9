import { expect, it } from 'vitest'
import type { GameLine } from '#common/game/line'
import type { Side } from '#common/game/sides'
import { member } from '../../../tests/fixtures/board'
import { KICKOFF } from '../../../tests/fixtures/games'
import { annAndBob, lineOf, pick, readOf, slip, weekState } from '../../../tests/fixtures/week-state'
import { decideStatus } from './decide-status'
import type { WeekState } from './week-state'

const [a, b, c] = [lineOf('a'), lineOf('b'), lineOf('c')]
const REVEALED = { revealedAt: 0 }
const before = { week: 14, games: ['a', 'b', 'c'], made: { ann: 2, bob: 1 } }

/** The count after the one above, from these lines, new slips and picks that were just read. */
function counted(lines: GameLine[], read: ReturnType<typeof readOf>, over: Partial<WeekState> = {}) {
  const state = weekState({ lines, status: before, hasAllSlips: false, ...over })
  return decideStatus(state, lines, read, KICKOFF - 1)
}
const picksOf = (gameId: string, sides: Record<string, Side>) =>
  readOf(Object.entries(sides).map(([uid, side]) => pick(uid, side, { gameId })))

it('takes the picks of a revealed game off the count, without its slips', () => {
  const lines = [lineOf('a', REVEALED), b, c]
  expect(counted(lines, picksOf('a', { ann: 'HOME' }))).toEqual({
    ...{ week: 14, games: ['b', 'c'] },
    made: { ann: 1, bob: 1 },
  })
})

it('counts a new slip again instead', () => {
  const lines = [lineOf('a', REVEALED), b, c]
  const slips = new Map([['ann', slip(1, { a: 'HOME', b: 'HOME', c: 'AWAY' })]])
  expect(counted(lines, picksOf('a', { ann: 'HOME', bob: 'AWAY' }), { slips })?.made).toEqual({ ann: 2, bob: 0 })
})

it('says nothing of members who are gone', () => {
  const members = annAndBob({ away: [{ from: 1 }] })
  expect(counted([a, b, c], new Map(), { members })?.made).toEqual({ ann: 2 })
})

it.each<[string, ReturnType<typeof counted>]>([
  ['a game closed without a reveal', counted([lineOf('a', { isLocked: true }), b, c], new Map())],
  ['a game opened', counted([a, b, c], new Map(), { status: { ...before, games: ['a', 'b'] } })],
  ['a member is new', counted([a, b, c], new Map(), { members: { ...annAndBob(), cy: member('cy') } })],
  ['nothing was counted before', counted([a, b, c], new Map(), { status: null })],
  [
    'more picks were read than counted',
    counted(
      [lineOf('a', REVEALED), lineOf('b', REVEALED), c],
      new Map([...picksOf('a', { bob: 'HOME' }), ...picksOf('b', { bob: 'HOME' })]),
    ),
  ],
])('takes all slips if %s', (_why, status) => expect(status).toBeNull())

it('counts no slip where no game is open', () => {
  const lines = [a, b, c].map(({ gameId }) => lineOf(gameId, REVEALED))
  expect(counted(lines, new Map())?.made).toEqual({ ann: 0, bob: 0 })
})
