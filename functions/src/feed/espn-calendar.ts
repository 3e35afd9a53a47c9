import { z } from 'zod'
import { DAY, MINUTE } from '#common/durations'
import type { CalendarWeek } from '#common/week/calendar'
import { seasonAt } from '#common/week/season'
import { PLAYOFFS, POSTSEASON, REGULAR } from '#common/week/week'

/** A number, or its digits as text. Anything else would become another week: `null` week 0. */
const whole = z.union([z.string().regex(/^\d+$/), z.number()]).pipe(z.coerce.number<string | number>().int())

const entry = z.object({
  label: z.string().default(''),
  value: whole,
  startDate: z.string(),
  endDate: z.string(),
})
const league = z.object({
  calendar: z.array(z.object({ value: whole, entries: z.array(entry) })),
})

type Entry = z.infer<typeof entry>

/**
 * The season's weeks by the feed's own calendar; empty if it is of another season. Its dates say so: in the off-season
 * of 2020 the feed had the weeks of 2020 under the year 2019. The bowls and the play-offs follow the last regular week,
 * whatever its number.
 * @param raw an entry of the scoreboard's `leagues`.
 */
export function parseCalendar(raw: unknown, season: number): CalendarWeek[] {
  const { data } = league.safeParse(raw)
  if (!data) return []
  const entries = (type: number) => data.calendar.find(({ value }) => value === type)?.entries ?? []
  const regular = entries(REGULAR)
    .map((each) => weekOf(each.value, `Week ${each.value}`, REGULAR, each))
    .sort((a, b) => a.week - b.week)
  const [first] = regular
  const last = regular.at(-1)
  if (!first || !last || seasonAt(first.start) !== season) return []
  const later = entries(POSTSEASON)
    .sort((a, b) => a.value - b.value)
    .map((each, index) =>
      weekOf(last.week + 1 + index, each.value === PLAYOFFS ? 'Play-offs' : each.label, POSTSEASON, each),
    )
  const weeks = [...openingWeeks(regular), ...later]
  return weeks.every(({ start, end }) => start <= end) ? weeks : []
}

const weekOf = (week: number, label: string, seasonType: number, { value, startDate, endDate }: Entry) => ({
  week,
  label,
  seasonType,
  feedWeek: value,
  start: Date.parse(startDate),
  end: Date.parse(endDate) + MINUTE,
})

/**
 * Splits the feed's week 1. The feed has no week 0: its week 1 has two weekends, and what comes before the Tuesday of
 * its last Saturday is week 0.
 */
function openingWeeks(weeks: CalendarWeek[]): CalendarWeek[] {
  const [first, ...others] = weeks
  if (first?.week !== 1) return weeks
  const dayStart = first.start % DAY
  const lastDay = first.end - DAY
  // The calendar's days begin in the Eastern night, so the weekday of a day's start is the same in UTC.
  const sinceSaturday = (new Date(lastDay).getUTCDay() + 1) % 7
  const tuesday = Math.floor((lastDay - (sinceSaturday + 4) * DAY) / DAY) * DAY + dayStart
  if (tuesday <= first.start) return weeks
  return [{ ...first, week: 0, label: 'Week 0', end: tuesday }, { ...first, start: tuesday }, ...others]
}
