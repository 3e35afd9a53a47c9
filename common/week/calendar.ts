import type { WeekName } from './week'

/** A week of the season as the feed's calendar has it, with the time it spans (epoch ms, the end not included). */
export interface CalendarWeek extends WeekName {
  start: number
  end: number
}

/** The week that is on or comes next; the last one when all are over, null where there are none. */
export function weekAt(calendar: readonly CalendarWeek[], now: number): number | null {
  return (calendar.find(({ end }) => now < end) ?? calendar.at(-1))?.week ?? null
}

/**
 * Whether a game belongs to a week rather than to the one it shares the feed's week with. Only weeks 0 and 1 part
 * theirs by time; the play-offs are listed among the bowls too.
 */
export function isOfWeek(calendar: readonly CalendarWeek[], week: number, kickoff: number): boolean {
  const opening = calendar.find((each) => each.week === 0)
  if (!opening || week > 1) return true
  return kickoff < opening.end === (week === 0)
}
