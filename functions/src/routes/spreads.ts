import { feedOffers } from '../desk/offers'
import { weekScoreboard } from '../feed/scoreboard'
import type { Handler } from './handler'

const FRESH_ENOUGH = 15_000

/** The feed's numbers for a week. */
export const getSpreads: Handler<'GET /commish/spreads'> = async ({ query }) =>
  feedOffers([...(await weekScoreboard(query.week, FRESH_ENOUGH)).games.values()])
