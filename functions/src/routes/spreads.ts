import { offersOf } from '../desk/offers'
import { scoreboardOf } from '../feed/scoreboard'
import type { Handler } from './handler'

const FRESH_ENOUGH = 15_000

/** The feed's numbers for a week. */
export const spreads: Handler<'GET /commish/spreads'> = async ({ query }) =>
  offersOf([...(await scoreboardOf(query.week, FRESH_ENOUGH)).games.values()])
