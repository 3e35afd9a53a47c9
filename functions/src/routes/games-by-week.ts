import { weekName } from '../../../common/week'
import type { Handler } from '../call'
import type { Scoreboard } from '../feed/feed-game'
import { gameAnswer } from '../feed/game-answer'
import { scoreboardOf } from '../scoreboard'
import { currentSeason } from '../settings'

/** The feed's games of a week, for the checklist. */
export const gamesByWeek: Handler<'GET /games-by-week'> = async ({ query }) => {
  const board = await scoreboardOf(query.week)
  const games = [...board.games.values()].sort((a, b) => a.kickoff - b.kickoff).map(gameAnswer)
  return { games, notice: board.trouble || otherWeek(board, query.week, await currentSeason()) }
}

/** Says so when the feed answered for another week than it was asked for. */
function otherWeek(board: Scoreboard, week: number, season: number): string {
  const same =
    (board.week ?? weekName(week).feedWeek) === weekName(week).feedWeek && (board.season ?? season) === season
  return same ? '' : `The score feed answered with week ${board.week ?? '?'} of ${board.season ?? '?'}.`
}
