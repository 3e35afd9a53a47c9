import type { WeekView } from '#common/api/responses'
import { type PickView, pickView, type Slip } from '#common/game/pick'
import { paths } from '#common/paths'
import { read } from '../db/firebase'
import { currentSeason, readSettings } from '../db/settings'
import type { Handler } from './handler'
import { slateLines } from './lines'

async function view(uid: string, asked: number | undefined): Promise<WeekView> {
  const week = asked ?? (await readSettings()).activeWeek
  const season = await currentSeason()
  const [lines, slip] = await Promise.all([slateLines(week), read<Slip>(paths.slip(season, week, uid))])
  const now = Date.now()
  const picks = lines.flatMap((line): PickView[] => {
    const pick = slip?.picks[line.gameId]
    return pick ? [pickView(line, pick, now)] : []
  })
  const counting = lines.filter((line) => !line.void && line.spread !== null)
  const totals = {
    earned: picks.reduce((sum, pick) => sum + (pick.points ?? 0), 0),
    possiblePoints: counting.reduce((sum, line) => sum + line.multiplier, 0),
    correct: picks.filter((pick) => pick.result === 'WIN').length,
    possiblePicks: counting.length,
  }
  return { week, totals, picks }
}

/** The player's own week: picks with results, and what they came to. */
export const weekView: Handler<'GET /user/my/week-view'> = ({ caller, query }) => view(caller.uid, query.week)

/** The player's own picks of a week. */
export const picks: Handler<'GET /picks'> = async ({ caller, query }) => (await view(caller.uid, query.week)).picks
