import { joinOverall, pointsByWeek } from '#common/boards/overall-board'
import { joinWeekly } from '#common/boards/weekly-board'
import { MINUTE } from '#common/durations'
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
const cache = perProcess((): { texts?: Promise<Map<string, string>>; until: number } => ({ until: 0 }))

/** Rows with the present members' `about` texts. Calls that come while these are read share one read of all members. */
async function withAbout<Row extends { userId: string; left?: true }>(
  rows: Row[],
): Promise<(Row & { about: string })[]> {
  const known = cache()
  if (!known.texts || known.until < Date.now()) {
    known.until = Date.now() + CACHED_FOR
    known.texts = readAll(paths.users()).then((users) => new Map([...users].map(([uid, { about }]) => [uid, about])))
    // A failure is not kept: the next call reads again.
    known.texts.catch(() => {
      known.until = 0
    })
  }
  const texts = await known.texts
  return rows.map((row) => ({ ...row, about: (!row.left && texts.get(row.userId)) || '' }))
}
