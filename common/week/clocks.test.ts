import { expect, it } from 'vitest'
import { liveGame } from '../../tests/fixtures/games'
import { ironBowl } from '../../tests/fixtures/line'
import { scoresOf } from '../../tests/fixtures/week-state'
import { type GameClock, withClocks } from './clocks'
import type { LiveGame } from './week'

const ID = ironBowl().gameId
const clock: GameClock = { homeTeamId: '2', period: 4, clock: '0:12', possession: 'AWAY', down: '4th & goal at AUB 1' }
const shown = (game: LiveGame, { at = 2_000, ...over }: Partial<GameClock> & { at?: number } = {}) => {
  const scores = scoresOf(game, { feedAt: 1_000 })
  const is = withClocks(scores, { at, clocks: { [ID]: { ...clock, ...over }, elsewhere: clock } })
  return { feedAt: is.feedAt, ids: Object.keys(is.games), game: is.games[ID] }
}
const live = liveGame({ phase: 'live', homeTeamId: '2', homeScore: 20, awayScore: 24, period: 3, clock: '9:00' })

it('takes the clock of a game under way, and not its score or break', () => {
  const { homeTeamId: _, ...moment } = clock
  expect(shown(live)).toEqual({ feedAt: 2_000, ids: [ID], game: { ...live, ...moment } })
})

it('gives the ball to the same team where the feed has swapped home and away', () => {
  expect(shown(live, { homeTeamId: '333' }).game).toMatchObject({ homeTeamId: '2', possession: 'HOME' })
})

it.each<[string, LiveGame, object]>([
  ['of an older reading', live, { at: 1_000 }],
  ['of a game that is over', { ...live, phase: 'final' }, {}],
  ['of a game of which a commissioner has spoken', { ...live, feed: live }, {}],
])('leaves the clock %s', (_about, game, over) => expect(shown(game, over).game).toEqual(game))
