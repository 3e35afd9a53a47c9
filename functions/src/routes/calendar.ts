import { weekAt } from '#common/week/calendar'
import { weekName } from '#common/week/week'
import { currentSeason } from '../db/settings'
import { seasonCalendar } from '../feed/calendar'
import type { Handler } from './handler'

/** While the feed is down: as many weeks as a call may name. */
const NUMBERED = Array.from({ length: 19 }, (_, week) => ({ ...weekName(week), start: null, end: null }))

/** The weeks a commissioner may open, and the one that is on. */
export const getCalendar: Handler<'GET /commish/calendar'> = async () => {
  const season = await currentSeason()
  const weeks = await seasonCalendar(season)
  return { season, weeks: weeks.length ? weeks : NUMBERED, current: weekAt(weeks, Date.now()) }
}
