import { weekScoreboard } from '../feed/scoreboard'
import { scoreboardGame } from '../feed/scoreboard-game'
import type { Handler } from './handler'

/** The feed's games of a week, for the checklist. */
export const gamesByWeek: Handler<'GET /games-by-week'> = async ({ query }) => {
  const board = await weekScoreboard(query.week)
  const games = [...board.games.values()].sort((a, b) => a.kickoff - b.kickoff).map(scoreboardGame)
  return { games, notice: board.trouble || board.notice }
}
