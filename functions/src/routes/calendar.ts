import { weekAt } from '../../../common/calendar'
import { weekName } from '../../../common/week'
import { calendarOf } from '../calendar'
import type { Handler } from '../call'
import { currentSeason } from '../settings'

/** While the feed is down: as many weeks as a call may name. */
const NUMBERED = Array.from({ length: 19 }, (_, week) => ({ ...weekName(week), start: null, end: null }))

/** The weeks a commissioner may open, and the one that is on. */
export const calendar: Handler<'GET /commish/calendar'> = async () => {
  const season = await currentSeason()
  const weeks = await calendarOf(season)
  return { season, weeks: weeks.length ? weeks : NUMBERED, current: weekAt(weeks, Date.now()) }
}
