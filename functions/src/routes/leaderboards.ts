import { joinOverall, pointsByWeek } from '#common/boards/overall-board'
import { joinWeekly } from '#common/boards/weekly-board'
import { isRecent, MINUTE } from '#common/durations'
import { paths } from '#common/paths'
import { read, readAll } from '../db/firebase'
import { perProcess } from '../db/process-memory'
import { readSeason, readWeekAsked } from '../db/settings'
import type { Handlers } from './handler'

export const leaderboardHandlers = {
  /** A week's leaderboard, best first; by default the active week's. */
  'GET /leaderboard/weekly': async ({ query }) => {
    const { season, week } = await readWeekAsked(query)
    const board = await read(paths.weeklyBoard(season, week))
    return board ? withAbout(joinWeekly(board, await read(paths.directory())).rows) : []
  },

  /** A season's leaderboard, best first. */
  'GET /leaderboard/overall': async ({ query }) => {
    const { season } = await readSeason(query.season)
    const board = await read(paths.overallBoard(season))
    const rows = board ? joinOverall(board, await read(paths.directory())).rows : []
    return withAbout(rows.map((row) => ({ ...row, total: row.points })))
  },

  /** The caller's points of a season. */
  'GET /user/user-score': async ({ caller, query }) => {
    const { season } = await readSeason(query.season)
    const board = await read(paths.overallBoard(season))
    const row = board?.rows[caller.uid]
    const points = board && row ? Object.values(pointsByWeek(board.weeks, row)) : []
    return { totalScore: points.reduce((sum, each) => sum + each, 0) }
  },
} satisfies Partial<Handlers>

/** How long the members' `about` texts are cached (ms). Only API clients get them here; the app reads one per card. */
const CACHED_FOR = 5 * MINUTE
const cache = perProcess((): { known?: { texts: Promise<Map<string, string>>; at: number } } => ({}))

/** The members' `about` texts. Calls that come while these are read share one read of all members. */
function aboutTexts(): Promise<Map<string, string>> {
  const mine = cache()
  const now = Date.now()
  if (mine.known && isRecent(mine.known.at, CACHED_FOR, now)) return mine.known.texts
  const users = readAll(paths.users())
  const fresh = { texts: users.then((all) => new Map([...all].map(([uid, { about }]) => [uid, about]))), at: now }
  mine.known = fresh
  // A failure is not kept, and takes no newer texts with it.
  fresh.texts.catch(() => mine.known === fresh && delete mine.known)
  return fresh.texts
}

/** Rows with the present members' `about` texts. */
async function withAbout<Row extends { userId: string; left?: true }>(
  rows: Row[],
): Promise<(Row & { about: string })[]> {
  const texts = await aboutTexts()
  return rows.map((row) => ({ ...row, about: (!row.left && texts.get(row.userId)) || '' }))
}
