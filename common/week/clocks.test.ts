import { expect, it } from 'vitest'
import { liveGame } from '../../tests/fixtures/games'
import { ironBowl } from '../../tests/fixtures/line'
import { scoresOf } from '../../tests/fixtures/week-state'
import { clocksOf, type GameClock, type WeekClocks, withClocks } from './clocks'
import type { LiveGame } from './week'

const ID = ironBowl().gameId
const clock: GameClock = {
  ...{ homeTeamId: '2', homeScore: 20, awayScore: 24 },
  ...{ period: 4, clock: '0:12', possession: 'AWAY', down: '4th & goal at AUB 1' },
}
const shown = (game: LiveGame, { at = 2_000, ...over }: Partial<GameClock> & { at?: number } = {}) => {
  const scores = scoresOf(game, { feedAt: 1_000 })
  const is = withClocks(scores, { at, clocks: { [ID]: { ...clock, ...over }, elsewhere: clock } })
  return { feedAt: is.feedAt, ids: Object.keys(is.games), game: is.games[ID] }
}
const live = liveGame({ phase: 'live', homeTeamId: '2', homeScore: 20, awayScore: 24, period: 3, clock: '9:00' })

it('takes the clock of a game under way, and not its score or break', () => {
  const { period, possession, down } = clock
  expect(shown(live)).toEqual({ feedAt: 2_000, ids: [ID], game: { ...live, period, clock: '0:12', possession, down } })
})

it('takes clocks and leaves everything else of the scores', () => {
  const scores = scoresOf(live, { feedAt: 1_000, nextLock: 77, refusal: 'no' })
  expect(withClocks(scores, { at: 2_000, clocks: { [ID]: live } })).toEqual({ ...scores, feedAt: 2_000 })
})

it('has the clocks of the games under way, of which there may be none', () => {
  const games = { [ID]: live, over: { ...live, phase: 'final' as const } }
  expect(clocksOf({ ...scoresOf(live, { feedAt: 1_000 }), games })).toEqual({ at: 1_000, clocks: { [ID]: live } })
  expect(clocksOf({})).toEqual({ at: 0, clocks: {} })
})

it('gives the ball to the same team where the feed has swapped home and away', () => {
  expect(shown(live, { homeTeamId: '333', homeScore: 24, awayScore: 20 }).game).toMatchObject({
    homeTeamId: '2',
    possession: 'HOME',
  })
  const nobodys = { homeTeamId: '333', homeScore: 24, awayScore: 20, possession: null }
  expect(shown(live, nobodys).game).toMatchObject({ period: 4, possession: null })
})

it.each<[string, LiveGame, object]>([
  ['of an older reading', live, { at: 1_000 }],
  ['of a game that is over', { ...live, phase: 'final' }, {}],
  ['of a game of which a commissioner has spoken', { ...live, feed: live }, {}],
])('leaves the clock %s', (_about, game, over) => expect(shown(game, over).game).toEqual(game))

it.each<[string, Partial<GameClock>]>([
  ['a score', { homeScore: 27 }],
  ['the away team’s score', { awayScore: 27 }],
  ['a score of a feed that has swapped home and away', { homeTeamId: '333', homeScore: 24, awayScore: 27 }],
])('leaves everything as old as it is while the referee has not stored %s', (_about, over) =>
  expect(shown(live, over)).toEqual({ feedAt: 1_000, ids: [ID], game: live }),
)

it('takes the clock where the feed leaves a score blank', () => {
  expect(shown(live, { homeScore: null }).feedAt).toBe(2_000)
  expect(shown(live, { awayScore: null }).feedAt).toBe(2_000)
})

it.each<[string, LiveGame, Omit<WeekClocks, 'at'>]>([
  ['began', { ...live, phase: 'pre' }, { clocks: { [ID]: clock } }],
  ['ended', live, { clocks: {}, stopped: [ID] }],
])('leaves everything as old as it is while the referee has not stored that a game %s', (_about, game, feed) => {
  const scores = scoresOf(game, { feedAt: 1_000 })
  expect(withClocks(scores, { at: 2_000, ...feed })).toBe(scores)
})

it('leaves every clock as it is while one of the games is behind', () => {
  const scores = { ...scoresOf(live, { feedAt: 1_000 }), games: { [ID]: live, other: live } }
  expect(withClocks(scores, { at: 2_000, clocks: { [ID]: clock }, stopped: ['other'] })).toBe(scores)
})

it('takes the clocks of the others where the feed has moved a game to another week', () => {
  const scores = { ...scoresOf(live, { feedAt: 1_000 }), games: { [ID]: live, moved: live } }
  const { feedAt, games } = withClocks(scores, { at: 2_000, clocks: { [ID]: clock }, stopped: ['elsewhere'] })
  expect([feedAt, games[ID]?.clock, games.moved]).toEqual([2_000, '0:12', live])
})

it('does not wait for what the feed does not list', () => {
  const games = { [ID]: { ...live, unlisted: true as const }, 'hand-1': live, other: { ...live, feed: live } }
  expect(withClocks({ ...scoresOf(live, { feedAt: 1_000 }), games }, { at: 2_000, clocks: {} })).toMatchObject({
    ...{ feedAt: 2_000, games },
  })
})
