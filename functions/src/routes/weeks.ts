import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '#common/api/api-error'
import type { CalendarResponse } from '#common/api/responses'
import { DAY } from '#common/durations'
import { paths } from '#common/paths'
import { DAY_START, weekAt } from '#common/week/calendar'
import { namedEntry } from '#common/week/log-entry'
import { isOfSeason, weekLabel, weeksOf } from '#common/week/season'
import { defaultWeekName, LAST_WEEK, type WeekName } from '#common/week/week'
import { appendLog, wasLogged } from '../db/append-log'
import { readNames } from '../db/directory'
import { collectionRef, commitOnce, readIn } from '../db/firebase'
import { assertInPlay } from '../db/run-in-season'
import { currentSeason, readSeason, readSettings, readSettingsIn, readWeekAsked } from '../db/settings'
import { openWeek, requestPass } from '../db/week'
import { readClocks } from '../feed/clocks'
import { feedCalendarOrEmpty, resolveWeekName } from '../feed/scoreboard'
import { runPassNow } from '../referee/pass'
import type { Handlers } from './handler'

export const weekHandlers = {
  /** The weeks of a season that players may look at. */
  'GET /weeks': async ({ query }) => {
    const { settings, season } = await readSeason(query.season)
    return weeksOf(settings, season)
  },

  /** Only the weeks' numbers, for older clients. */
  'GET /picks/weeks': async () => {
    const settings = await readSettings()
    return weeksOf(settings, settings.season).map(({ week }) => week)
  },

  /** The weeks that a commissioner may open, and the current one. */
  'GET /commish/calendar': async () => {
    const { season, weeks: stored } = await readSettings()
    const calendar = await feedCalendarOrEmpty(season)
    const byHand = stored.flatMap(({ days, ...name }) => (days ? [{ ...name, ...days }] : []))
    const isByHand = ({ week }: WeekName) => byHand.some((each) => each.week === week)
    const inOrder = <W extends WeekName>(weeks: W[]) =>
      [...weeks.filter((each) => !isByHand(each)), ...byHand].sort((a, b) => a.week - b.week)
    const weeks = inOrder<CalendarResponse['weeks'][number]>(calendar.length ? calendar : NUMBERED_WEEKS)
    return { season, weeks, current: weekAt(inOrder(calendar), Date.now()) }
  },

  'GET /settings/active-week': async () => {
    const { activeWeek } = await readSettings()
    return { activeWeek }
  },

  /**
   * Makes a week of the present season the active one, and opens it if it is new. Players then see that week first, and
   * get no reminders of later weeks. If the week that was active has games, the open log says who did it, in the later
   * of the two weeks: its reminders begin or end.
   */
  'POST /settings/active-week': async ({ body, caller }) => {
    const season = await currentSeason()
    const name = await resolveWeekName(season, body.activeWeek)
    const others = await commitOnce(async (tx) => {
      const settings = await readSettingsIn(tx)
      assertInPlay(settings, season)
      const storedWeek = await readIn(tx, paths.week(season, name.week))
      const next = openWeek(tx, settings, name, storedWeek, { activeWeek: name.week })
      const otherOpenWeeks = settings.openWeeks.filter((week) => week !== name.week)
      // Every open week needs a pass. The week that was active may be settled: only being active kept it open. And the
      // overall leaderboard shows the weeks up to the active one.
      for (const week of otherOpenWeeks) requestPass(tx, next, week)
      if (storedWeek) requestPass(tx, next, name.week)
      const { activeWeek: before } = settings
      const hadGames = settings.weeks.some(({ week, isEmpty }) => week === before && !isEmpty)
      // Without a log entry a rerun cannot see that the first run was stored. It then makes the same week active again.
      if (!hadGames || before === name.week) return { value: otherOpenWeeks, wasStored: null }
      const text = `${name.label} is the active week now, instead of ${weekLabel(settings.weeks, before)}.`
      const entry = { week: Math.max(before, name.week), gameId: null, kind: 'slate', text } as const
      const id = appendLog(tx, season, { ...entry, by: caller.uid, at: Date.now() })
      return { value: otherOpenWeeks, wasStored: wasLogged(season, id) }
    })
    for (const week of [...others, name.week]) await runPassNow(week)
    return { activeWeek: name.week }
  },

  /**
   * Names a week by hand and opens it, without the feed's calendar. Where that has the week, the feed is still asked by
   * the calendar's numbers. A week that has games keeps its name.
   */
  'POST /commish/weeks': async ({ body, caller }) => {
    const { week, label, firstDay, lastDay } = body
    const days = { start: startOf(firstDay), end: startOf(lastDay) + DAY }
    if (days.end <= days.start || days.end - days.start > WEEK_DAYS_MAX * DAY)
      throw new ApiError('bad-input', `A week has 1 to ${WEEK_DAYS_MAX} days: please check the first and the last.`)
    const season = await currentSeason()
    const calendar = await feedCalendarOrEmpty(season)
    return commitOnce(async (tx) => {
      const settings = await readSettingsIn(tx)
      assertInPlay(settings, season)
      if (!isOfSeason(season, days.start, Date.now()))
        throw new ApiError('bad-input', `${firstDay} is not in the season of ${season}.`)
      const storedWeek = await readIn(tx, paths.week(season, week))
      if (storedWeek?.slate.length) throw new ApiError('conflict', `${storedWeek.label} has games and keeps its name.`)
      const { seasonType, feedWeek } =
        calendar.find((each) => each.week === week) ?? storedWeek ?? defaultWeekName(week)
      const name: WeekName = { week, label, seasonType, feedWeek, days }
      openWeek(tx, settings, name, storedWeek, { renames: true })
      // A call that comes twice is logged once.
      if (storedWeek?.label === label && isDeepStrictEqual(storedWeek.days, days))
        return { value: name, wasStored: null }
      const before = storedWeek?.label ?? defaultWeekName(week).label
      const text = `${before} is now ${before === label ? '' : `“${label}”, `}${firstDay} to ${lastDay}.`
      const id = appendLog(tx, season, { week, gameId: null, kind: 'slate', text, by: caller.uid, at: Date.now() })
      return { value: name, wasStored: wasLogged(season, id) }
    })
  },

  /** The clocks of a week's games under way, which the database stores only with every score. */
  'GET /clocks': ({ query }) => readClocks(query.week),

  /** The open log of a week, latest first. */
  'GET /changes': async ({ query }) => {
    const { season, week } = await readWeekAsked(query)
    const found = await collectionRef(paths.changes(season)).where('week', '==', week).get()
    const nameOf = await readNames()
    // Sorted here: an order of the database's would need an index, written with every entry.
    const entries = found.docs.map((entry) => entry.data()).sort((one, other) => other.at - one.at)
    return entries.slice(0, LOG_ENTRIES_MAX).map((entry) => namedEntry(entry, nameOf))
  },
} satisfies Partial<Handlers>

/** Every number that a call may name, for the calendar while the feed is down. */
const NUMBERED_WEEKS = Array.from({ length: LAST_WEEK + 1 }, (_, week) => ({
  ...defaultWeekName(week),
  start: null,
  end: null,
}))

/** The most days of a week: the bowls last about five weeks. */
const WEEK_DAYS_MAX = 60

/** How many entries of the open log are returned: more than a busy week has. */
const LOG_ENTRIES_MAX = 200

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`) + DAY_START
