import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '#common/api/api-error'
import { DAY, HOUR } from '#common/durations'
import { paths } from '#common/paths'
import { seasonAt } from '#common/week/season'
import { type WeekName, weekName } from '#common/week/week'
import { appendLog } from '../db/append-log'
import { readIn, transact } from '../db/firebase'
import { currentSeason, readSettingsIn } from '../db/settings'
import { openWeek } from '../db/week'
import { seasonCalendar } from '../feed/season-calendar'
import type { Handler } from './handler'

/** A day of the league begins in the Eastern night (ms of the day in UTC), as those of the feed's calendar do. */
const DAY_START = 8 * HOUR
/** The most days of a week: the bowls last about five weeks. */
const LONGEST = 60

const startOf = (day: string) => Date.parse(`${day}T00:00:00Z`) + DAY_START

/**
 * Names a week by hand and opens it, without the feed's calendar. Where that has the week, the feed is still asked by the
 * calendar's numbers. A week that has games keeps its name.
 */
export const nameWeek: Handler<'POST /commish/weeks'> = async ({ body, caller }) => {
  const { week, label, firstDay, lastDay } = body
  const days = { start: startOf(firstDay), end: startOf(lastDay) + DAY }
  if (days.end <= days.start || days.end - days.start > LONGEST * DAY)
    throw new ApiError('bad-input', `A week has 1 to ${LONGEST} days: please check the first and the last.`)
  const calendar = await seasonCalendar(await currentSeason())
  return transact(async (tx) => {
    const settings = await readSettingsIn(tx)
    const { season } = settings
    if (seasonAt(days.start) !== season)
      throw new ApiError('bad-input', `${firstDay} is not in the season of ${season}.`)
    const opened = await readIn(tx, paths.week(season, week))
    if (opened?.slate.length) throw new ApiError('conflict', `${opened.label} has games and keeps its name.`)
    const { seasonType, feedWeek } = calendar.find((each) => each.week === week) ?? opened ?? weekName(week)
    const name: WeekName = { week, label, seasonType, feedWeek, days }
    openWeek(tx, settings, name, opened)
    // A call that comes twice is logged once.
    if (opened?.label !== label || !isDeepStrictEqual(opened.days, days)) {
      const text = `${opened?.label ?? weekName(week).label} is now “${label}”, ${firstDay} to ${lastDay}.`
      appendLog(tx, season, { week, gameId: null, kind: 'slate', text, by: caller.uid, at: Date.now() })
    }
    return name
  })
}
