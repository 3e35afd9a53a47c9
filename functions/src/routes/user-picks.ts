import type { WeeklyBoard } from '../../../common/leaderboard'
import { isRevealed } from '../../../common/lock'
import { paths } from '../../../common/paths'
import { type HiddenPick, hiddenPick, type PickView, pickView } from '../../../common/pick'
import type { Handler } from '../call'
import { read } from '../firebase'
import { readSettings } from '../settings'
import { slateLines } from './lines'

/**
 * A player's picks as anybody may see them: those of revealed games, taken from the leaderboard. A game that is still
 * hidden is listed for everybody alike, whether or not it was picked.
 */
export const userPicks: Handler<'GET /leaderboard/user/:userId/picks'> = async ({ params, query }) => {
  const { season, activeWeek } = await readSettings()
  const week = query.week ?? activeWeek
  const [lines, board] = await Promise.all([slateLines(week), read<WeeklyBoard>(paths.weeklyBoard(season, week))])
  const row = board?.rows.find((each) => each.userId === params.userId)
  const now = Date.now()
  return lines.flatMap((line): (PickView | HiddenPick)[] => {
    if (!isRevealed(line, now)) return [hiddenPick(line)]
    const pickTeam = row?.sides[line.gameId]
    const points = row?.worth?.[line.gameId]
    return pickTeam ? [pickView(line, { pickTeam, ...(points && { points }) }, now)] : []
  })
}
