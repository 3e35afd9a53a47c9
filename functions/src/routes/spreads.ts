import type { Handler } from '../call'
import { offersOf } from '../offers'
import { scoreboardOf } from '../scoreboard'

const FRESH_ENOUGH = 15_000

/** The feed's numbers for a week. */
export const spreads: Handler<'GET /commish/spreads'> = async ({ query }) =>
  offersOf([...(await scoreboardOf(query.week, FRESH_ENOUGH)).games.values()])
