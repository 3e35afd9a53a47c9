import type { LaidGame } from '../demo/day'
import { spanText, wireDate } from './wire-date'

const DAY = 86_400_000
const LAST_WEEK = 16
/** The feed's days turn at 3 or 4 in the morning Eastern. */
const TURN = 8 * 3_600_000

type Laid = ReadonlyMap<string, LaidGame>

const turnBefore = (at: number) => Math.floor((at - TURN) / DAY) * DAY + TURN

const entry = (label: string, value: string, from: number, to: number) => ({
  label,
  alternateLabel: label,
  detail: spanText(from, to),
  value,
  startDate: wireDate(from),
  endDate: wireDate(to - 60_000),
})

/** The league block with the calendar of the re-laid season: each week reaches up to the next one's first game. */
export function leagueOf(laid: Laid, year: number) {
  const firstOf = (seasonType: number, week: number) => {
    const kickoffs = [...laid.values()].filter(({ game }) => game.seasonType === seasonType && game.week === week)
    return turnBefore(Math.min(...kickoffs.map(({ kickoff }) => kickoff)))
  }
  const weeks = Array.from({ length: LAST_WEEK }, (_, at) => firstOf(2, at + 1))
  // The first bowl may be on the day of the last regular game.
  const bowls = Math.max(firstOf(3, 1), (weeks.at(-1) ?? 0) + DAY)
  const last = Math.max(...[...laid.values()].map(({ kickoff }) => kickoff))
  const end = turnBefore(last) + 2 * DAY
  const starts = [...weeks, bowls]
  const entries = weeks.map((from, at) => entry(`Week ${at + 1}`, String(at + 1), from, starts[at + 1] ?? end))
  const part = (label: string, value: string, from: number, to: number, within: typeof entries) => ({
    label,
    value,
    startDate: wireDate(from),
    endDate: wireDate(to - 60_000),
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
      startDate: wireDate(from - 180 * DAY),
      endDate: wireDate(end - 60_000),
      displayName: String(year),
      type: { id: '2', type: 2, name: 'Regular Season', abbreviation: 'reg' },
    },
    calendarType: 'list',
    calendarIsWhitelist: true,
    calendarStartDate: wireDate(from - 180 * DAY),
    calendarEndDate: wireDate(end - 60_000),
    calendar: [
      part('Regular Season', '2', from, bowls, entries),
      part('Postseason', '3', bowls, end, [entry('Bowls', '1', bowls, end), entry('CFP', '999', bowls, end)]),
      part('Off Season', '4', end, end + 4 * DAY, [entry('All-Star', '1', end, end + 4 * DAY)]),
    ],
  }
}
