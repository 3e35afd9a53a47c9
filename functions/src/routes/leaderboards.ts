import { joinOverall, type OverallBoardDoc, pointsByWeek } from '#common/boards/overall-board'
import { joinWeekly, type WeeklyBoardDoc } from '#common/boards/weekly-board'
import { paths } from '#common/paths'
import type { User } from '#common/people/profile'
import { readDirectory } from '../db/directory'
import { read, readAll } from '../db/firebase'
import { perProcess } from '../db/process-memory'
import { currentSeason, readSettings } from '../db/settings'
import type { Handler } from './handler'

/** A week's leaderboard, best first. Without a week, the active one. */
export const weeklyLeaderboard: Handler<'GET /leaderboard/weekly'> = async ({ query }) => {
  const { season, activeWeek } = await readSettings()
  const board = await read<WeeklyBoardDoc>(paths.weeklyBoard(season, query.week ?? activeWeek))
  return board ? withAbout(joinWeekly(board, await readDirectory()).rows) : []
}

export const overallLeaderboard: Handler<'GET /leaderboard/overall'> = async () => {
  const board = await read<OverallBoardDoc>(paths.overallBoard(await currentSeason()))
  const rows = board ? joinOverall(board, await readDirectory()).rows : []
  return withAbout(rows.map((row) => ({ ...row, total: row.points })))
}

/** What the caller has won this season. */
export const userScore: Handler<'GET /user/user-score'> = async ({ caller }) => {
  const board = await read<OverallBoardDoc>(paths.overallBoard(await currentSeason()))
  const row = board?.rows[caller.uid]
  const points = board && row ? Object.values(pointsByWeek(board.weeks, row)) : []
  return { totalScore: points.reduce((sum, each) => sum + each, 0) }
}

/** How long the members' texts are kept (ms): the app itself reads a text only when its card is opened. */
const FRESH = 5 * 60_000
const memory = perProcess((): { texts?: Map<string, string>; until: number } => ({ until: 0 }))

/** Rows with what each member says about themselves. */
async function withAbout<Row extends { userId: string }>(rows: Row[]): Promise<(Row & { about: string })[]> {
  const known = memory()
  if (!known.texts || known.until < Date.now()) {
    const users = await readAll<User>(paths.users())
    known.texts = new Map([...users].map(([uid, { about }]) => [uid, about]))
    known.until = Date.now() + FRESH
  }
  return rows.map((row) => ({ ...row, about: known.texts?.get(row.userId) ?? '' }))
}
