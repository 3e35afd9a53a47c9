import type { SpreadOffer } from '../../../common/answers'
import type { Handler } from '../call'
import { type FeedGame, spreadProblem } from '../feed/feed-game'
import { scoreboardOf } from '../scoreboard'

/** What the feed offers for a game. A number it contradicts itself on is not offered. */
export function offerOf(game: FeedGame): SpreadOffer {
  const problem = spreadProblem(game)
  return { gameId: game.id, spread: problem ? null : game.spread, overUnder: game.overUnder, problem }
}

const FRESH_ENOUGH = 15_000

/** The feed's numbers for a week. */
export const spreads: Handler<'GET /commish/spreads'> = async ({ query }) =>
  [...(await scoreboardOf(query.week, FRESH_ENOUGH)).games.values()].map(offerOf)
