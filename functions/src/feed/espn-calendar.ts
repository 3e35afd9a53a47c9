import { z } from 'zod'
import type { CalendarWeek } from '#common/week/calendar'

const DAY = 86_400_000
const REGULAR = 2
const POSTSEASON = 3
const PLAYOFFS = 999

const entry = z.object({
  label: z.string().default(''),
  value: z.coerce.number(),
  startDate: z.string(),
  endDate: z.string(),
})
const league = z.object({
  season: z.object({ year: z.number() }),
  calendar: z.array(z.object({ value: z.coerce.number(), entries: z.array(entry) })),
})

type Entry = z.infer<typeof entry>

/**
 * The season's weeks as the feed's own calendar has them; none when it has no calendar of that season. The bowls and
 * the play-offs follow the last regular week, whatever its number.
 */
export function readCalendar(raw: unknown, season: number): CalendarWeek[] {
  const { data } = league.safeParse(raw)
  if (data?.season.year !== season) return []
  const entries = (type: number) => data.calendar.find(({ value }) => value === type)?.entries ?? []
  const regular = entries(REGULAR)
    .map((each) => weekOf(each.value, `Week ${each.value}`, REGULAR, each))
    .sort((a, b) => a.week - b.week)
  const last = regular.at(-1)?.week
  if (last === undefined) return []
  const later = entries(POSTSEASON)
    .sort((a, b) => a.value - b.value)
    .map((each, at) => weekOf(last + 1 + at, each.value === PLAYOFFS ? 'Play-offs' : each.label, POSTSEASON, each))
  const weeks = [...openingWeeks(regular), ...later]
  return weeks.every(({ start, end }) => start <= end) ? weeks : []
}

const weekOf = (week: number, label: string, seasonType: number, { value, startDate, endDate }: Entry) => ({
  week,
  label,
  seasonType,
  feedWeek: value,
  start: Date.parse(startDate),
  end: Date.parse(endDate) + 60_000,
})

/**
 * The feed knows no week 0: its week 1 is long and holds two weekends. What comes before the Tuesday that leads to the
 * last Saturday of it is week 0.
 */
function openingWeeks(weeks: CalendarWeek[]): CalendarWeek[] {
  const [first, ...others] = weeks
  if (first?.week !== 1) return weeks
  const turn = first.start % DAY
  const lastDay = first.end - DAY
  // Days of the calendar turn in the Eastern night, so a day's own weekday is that of its start in UTC.
  const sinceSaturday = (new Date(lastDay).getUTCDay() + 1) % 7
  const tuesday = Math.floor((lastDay - (sinceSaturday + 4) * DAY) / DAY) * DAY + turn
  if (tuesday <= first.start) return weeks
  return [{ ...first, week: 0, label: 'Week 0', end: tuesday }, { ...first, start: tuesday }, ...others]
}
