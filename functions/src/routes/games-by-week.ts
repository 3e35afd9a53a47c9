import { gameAnswer } from '../feed/game-answer'
import { scoreboardOf } from '../feed/scoreboard'
import type { Handler } from './handler'

/** The feed's games of a week, for the checklist. */
export const gamesByWeek: Handler<'GET /games-by-week'> = async ({ query }) => {
  const board = await scoreboardOf(query.week)
  const games = [...board.games.values()].sort((a, b) => a.kickoff - b.kickoff).map(gameAnswer)
  return { games, notice: board.trouble || board.notice }
}
