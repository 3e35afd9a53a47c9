import { HOUR } from '#common/durations'
import { PLAYOFFS, type WeekName } from './week'

/** A day of the league begins in the Eastern night (ms of the day in UTC), as those of the feed's calendar do. */
export const DAY_START = 8 * HOUR

/** A week of the season as the feed's calendar has it, with the time it spans (epoch ms, the end not included). */
export interface CalendarWeek extends WeekName {
  start: number
  end: number
}

/**
 * The present or next week; the last one when all are over, null for an empty calendar. Never the play-offs: their
 * games are among the bowls, and nothing is played in a week of their own.
 */
export function weekAt(calendar: readonly CalendarWeek[], now: number): number | null {
  const weeks = calendar.filter(({ feedWeek }) => feedWeek !== PLAYOFFS)
  return (weeks.find(({ end }) => now < end) ?? weeks.at(-1))?.week ?? null
}

/**
 * Whether a game of the feed's week belongs to this week. Only weeks 0 and 1 share a week of the feed: a game before
 * the end of week 0 belongs to week 0, a later one to week 1. (The play-offs are among the bowls too, and stay there.)
 */
export function isOfWeek(calendar: readonly CalendarWeek[], week: number, kickoff: number): boolean {
  const opening = calendar.find((each) => each.week === 0)
  if (!opening || week > 1) return true
  return kickoff < opening.end === (week === 0)
}
