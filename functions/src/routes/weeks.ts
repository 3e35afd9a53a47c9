import type { CalendarResponse } from '#common/api/responses'
import { paths } from '#common/paths'
import { weekAt } from '#common/week/calendar'
import { isInPlay, visibleWeeks, weeksOf } from '#common/week/season'
import { LAST_WEEK, type WeekName, weekName } from '#common/week/week'
import { readIn, transact } from '../db/firebase'
import { SeasonFinished } from '../db/run-in-season'
import { currentSeason, readSeason, readSettings, readSettingsIn } from '../db/settings'
import { openWeek } from '../db/week'
import { seasonCalendar, weekNameOf } from '../feed/season-calendar'
import { runPassNow } from '../referee/pass'
import { requestPass } from '../referee/request-pass'
import type { Handler } from './handler'

/** The weeks of a season that players may look at. */
export const getWeeks: Handler<'GET /weeks'> = async ({ query }) => {
  const { settings, season } = await readSeason(query.season)
  return weeksOf(settings, season)
}

/** Only the weeks' numbers, for older clients. */
export const pickWeeks: Handler<'GET /picks/weeks'> = async () =>
  visibleWeeks(await readSettings()).map(({ week }) => week)

/** Every number that a call may name, for the calendar while the feed is down. */
const NUMBERED_WEEKS = Array.from({ length: LAST_WEEK + 1 }, (_, week) => ({
  ...weekName(week),
  start: null,
  end: null,
}))

/** The weeks that a commissioner may open, and the current one. */
export const getCalendar: Handler<'GET /commish/calendar'> = async () => {
  const { season, weeks: opened } = await readSettings()
  const calendar = await seasonCalendar(season)
  const byHand = opened.flatMap(({ days, ...name }) => (days ? [{ ...name, ...days }] : []))
  const isByHand = ({ week }: WeekName) => byHand.some((each) => each.week === week)
  const inOrder = <W extends WeekName>(weeks: W[]) =>
    [...weeks.filter((each) => !isByHand(each)), ...byHand].sort((a, b) => a.week - b.week)
  const weeks = calendar.length ? inOrder(calendar) : inOrder<CalendarResponse['weeks'][number]>(NUMBERED_WEEKS)
  return { season, weeks, current: weekAt(inOrder(calendar), Date.now()) }
}

export const getActiveWeek: Handler<'GET /settings/active-week'> = async () => {
  const { activeWeek: week } = await readSettings()
  return { activeWeek: week }
}

/** Makes a week of the present season the active one, and opens it if it is new. */
export const setActiveWeek: Handler<'POST /settings/active-week'> = async ({ body }) => {
  const season = await currentSeason()
  const name = await weekNameOf(season, body.activeWeek)
  const others = await transact(async (tx) => {
    const settings = await readSettingsIn(tx)
    if (!isInPlay(settings, season)) throw new SeasonFinished(season)
    const opened = await readIn(tx, paths.week(season, name.week))
    const next = openWeek(tx, settings, name, opened, { activeWeek: name.week })
    const others = settings.openWeeks.filter((week) => week !== name.week)
    // The week that was active may be finished, and only now leaves the open weeks. The overall leaderboard shows the
    // weeks up to the active one.
    for (const week of others) requestPass(tx, next, week)
    if (opened) requestPass(tx, next, name.week)
    return others
  })
  for (const week of [...others, name.week]) await runPassNow(week)
  return { activeWeek: name.week }
}
