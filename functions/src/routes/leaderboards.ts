import type { OverallBoard, WeeklyBoard } from '../../../common/leaderboard'
import { paths } from '../../../common/paths'
import type { Handler } from '../call'
import { read } from '../firebase'
import { currentSeason, readSettings } from '../settings'

/** A week's leaderboard, best first. Without a week, the active one. */
export const weeklyLeaderboard: Handler<'GET /leaderboard/weekly'> = async ({ query }) => {
  const { season, activeWeek } = await readSettings()
  return (await read<WeeklyBoard>(paths.weeklyBoard(season, query.week ?? activeWeek)))?.rows ?? []
}

export const overallLeaderboard: Handler<'GET /leaderboard/overall'> = async () =>
  (await read<OverallBoard>(paths.overallBoard(await currentSeason())))?.rows ?? []

/** What the caller has won this season. */
export const userScore: Handler<'GET /user/user-score'> = async ({ caller }) => {
  const board = await read<OverallBoard>(paths.overallBoard(await currentSeason()))
  return { totalScore: board?.rows.find((row) => row.userId === caller.uid)?.points ?? 0 }
}
