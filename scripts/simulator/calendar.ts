import { DAY, HOUR, MINUTE } from '#common/durations'
import type { ScheduledGame } from '../season/day'
import { spanText, wireDate } from './wire-date'

const REGULAR_WEEKS = 16
/** The feed's days start at 8:00 UTC, which is 3 or 4 in the morning Eastern (ms after midnight UTC). */
const DAY_START = 8 * HOUR

const startOfDay = (time: number) => Math.floor((time - DAY_START) / DAY) * DAY + DAY_START

/** The first and the last minute of some days; `to` is exclusive. */
const span = (from: number, to: number) => ({ startDate: wireDate(from), endDate: wireDate(to - MINUTE) })

const entry = (label: string, value: string, from: number, to: number) => ({
  label,
  alternateLabel: label,
  detail: spanText(from, to),
  value,
  ...span(from, to),
})

/** The league block with the calendar of the shifted season: each week ends at the first game of the next one. */
export function leagueOf(schedule: ReadonlyMap<string, ScheduledGame>, year: number) {
  const firstOf = (seasonType: number, week: number) => {
    const kickoffs = [...schedule.values()].filter(({ game }) => game.seasonType === seasonType && game.week === week)
    return startOfDay(Math.min(...kickoffs.map(({ kickoff }) => kickoff)))
  }
  const weeks = Array.from({ length: REGULAR_WEEKS }, (_, index) => firstOf(2, index + 1))
  // The first bowl may be on the day of the last regular game.
  const bowls = Math.max(firstOf(3, 1), (weeks.at(-1) ?? 0) + DAY)
  const last = Math.max(...[...schedule.values()].map(({ kickoff }) => kickoff))
  const end = startOfDay(last) + 2 * DAY
  const starts = [...weeks, bowls]
  const entries = weeks.map((from, index) =>
    entry(`Week ${index + 1}`, String(index + 1), from, starts[index + 1] ?? end),
  )
  const part = (label: string, value: string, from: number, to: number, within: typeof entries) => ({
    label,
    value,
    ...span(from, to),
    entries: within,
  })
  const [from = bowls] = weeks
  return {
    id: '23',
    uid: 's:20~l:23',
    name: 'NCAA - Football',
    abbreviation: 'NCAAF',
    midsizeName: 'NCAA Football',
    slug: 'college-football',
    season: {
      year,
      ...span(from - 180 * DAY, end),
      displayName: String(year),
      type: { id: '2', type: 2, name: 'Regular Season', abbreviation: 'reg' },
    },
    calendarType: 'list',
    calendarIsWhitelist: true,
    calendarStartDate: wireDate(from - 180 * DAY),
    calendarEndDate: wireDate(end - MINUTE),
    calendar: [
      part('Regular Season', '2', from, bowls, entries),
      part('Postseason', '3', bowls, end, [entry('Bowls', '1', bowls, end), entry('CFP', '999', bowls, end)]),
      part('Off Season', '4', end, end + 4 * DAY, [entry('All-Star', '1', end, end + 4 * DAY)]),
    ],
  }
}
