import { ApiError } from '#common/api/api-error'
import { storedPicks, type WeeklyBoardDoc } from '#common/boards/weekly-board'
import { isRevealed } from '#common/game/lock'
import { type HiddenPick, hiddenPick, type PickView, pickView } from '#common/game/pick'
import { paths } from '#common/paths'
import { readDirectory } from '../db/directory'
import { read } from '../db/firebase'
import { readSettings } from '../db/settings'
import { parseUid } from '../people/uids'
import type { Handler } from './handler'
import { slateLines } from './lines'

/**
 * A player's picks as anybody may see them: those of revealed games, taken from the leaderboard. A game that is still
 * hidden is listed for everybody alike, whether or not it was picked.
 */
export const userPicks: Handler<'GET /leaderboard/user/:userId/picks'> = async ({ params, query }) => {
  const uid = parseUid(params.userId)
  const { season, activeWeek } = await readSettings()
  const week = query.week ?? activeWeek
  const [lines, board, directory] = await Promise.all([
    slateLines(week),
    read<WeeklyBoardDoc>(paths.weeklyBoard(season, week)),
    readDirectory(),
  ])
  const row = ownValue(board?.rows, uid)
  if (!row && !ownValue(directory?.members, uid)) throw new ApiError('not-found', 'There is no such player.')
  const { sides, worth } = board && row ? storedPicks(board.games, row) : { sides: {}, worth: {} }
  const now = Date.now()
  return lines.flatMap((line): (PickView | HiddenPick)[] => {
    if (!isRevealed(line, now)) return [hiddenPick(line)]
    const pickTeam = sides[line.gameId]
    const points = worth?.[line.gameId]
    return pickTeam ? [pickView(line, { pickTeam, ...(points && { points }) }, now)] : []
  })
}

/** The value under a key that comes from outside: `constructor` stands in every object, but is nobody's id. */
function ownValue<T>(of: Record<string, T> | undefined, key: string): T | undefined {
  return of && Object.hasOwn(of, key) ? of[key] : undefined
}
