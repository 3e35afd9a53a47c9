import type { CalendarResponse } from '#common/api/responses'
import { MINUTE } from '#common/durations'
import { call, TIMEOUTS } from '#web/api'
import { useResponse } from '#web/ui/useResponse'

/**
 * How old a calendar may be (ms) before it is loaded again when the commissioner comes back. The server answers the
 * weeks by their numbers while it cannot read the feed: then every return asks for it, as it does without any.
 */
const freshFor = (calendar: CalendarResponse | undefined) => (calendar?.current == null ? 0 : 15 * MINUTE)

/**
 * The season's weeks by the feed's calendar, and how to ask for it again. Without it a week can still be chosen by its
 * number; `problem` says why it could not be loaded, or is empty.
 * @param season when it changes, the calendar is asked for again: the last one knows the weeks of the season before.
 */
export function useCalendar(season: number | undefined) {
  const ask = () => call('GET /commish/calendar', { timeout: TIMEOUTS.short })
  // The desk works without it, so nobody may press Retry, and its failure would be said long after it is over.
  const { value, failure = '', reload } = useResponse(ask, { about: season, freshFor, retryAfter: MINUTE })
  return { value, problem: value ? '' : failure, isLoading: !value && !failure, reload }
}
