import { useEffect } from 'react'
import type { CalendarResponse } from '#common/api/responses'
import { MINUTE } from '#common/durations'
import { defaultWeekName, LAST_WEEK } from '#common/week/week'
import { call, TIMEOUTS } from '#web/api'
import { useSettings } from '#web/live/league'
import { useUid } from '#web/session/session'
import { useResponse } from '#web/ui/useResponse'
import { putOnDesk, useOnDesk } from '../onDesk'

/** The week on the desk, and the weeks there are. */
export type Weeks = ReturnType<typeof useWeeks>

/**
 * The week on the desk is the one that was chosen, else the one that the league played when the desk was opened: what
 * another commissioner does changes no week under the hands of this one. In a new league it is the first one that is
 * not over by the calendar.
 */
export function useWeeks() {
  const { status, value: settings } = useSettings('Error fetching initial commish data')
  const { value: calendar, problem, isLoading: isCalendarLoading, reload } = useCalendar(settings?.season)
  const uid = useUid()
  const season = settings?.season
  // The next season begins with its own first week. A league has no season before its first week is opened.
  const kept = useOnDesk((desk) => (desk.shown?.uid === uid ? desk.shown : null))
  const shown = kept && (kept.season ?? season) === season ? kept : null
  const calendarWeek = calendar?.current ?? null
  // The active week of a new league has not been opened yet.
  const active = settings?.weeks.find((each) => each.week === settings.activeWeek)?.week
  const week = shown?.week ?? active ?? calendarWeek ?? settings?.activeWeek ?? 1
  const isLoading = status === 'loading' || (active === undefined && isCalendarLoading)
  useEffect(() => {
    if (isLoading || (shown && shown.season === season)) return
    putOnDesk({ uid, season, week, isChosen: shown?.isChosen ?? false })
  }, [isLoading, shown, uid, season, week])
  const labels = new Map<number, string>([[week, defaultWeekName(week).label]])
  // A week keeps the label it was opened with, even if the calendar has changed since.
  for (const each of [...(calendar?.weeks ?? []), ...(settings?.weeks ?? [])]) labels.set(each.week, each.label)
  const isDated = calendar?.weeks.some((each) => each.week === week && each.start !== null) ?? false
  const isByHand = settings?.weeks.some((each) => each.week === week && each.days) ?? false
  return {
    /** Whether the feed's calendar says nothing of the week, so that a commissioner has to. */
    isUnnamed: isByHand || (calendar !== undefined && !isDated),
    settings,
    active,
    week,
    /** Whether the week opens with its name or its games: a season begins with its first week as the active one. */
    becomesActive: active === undefined && week === (settings?.activeWeek ?? 1),
    calendarWeek,
    labels,
    labelOf: (each: number) => labels.get(each) ?? defaultWeekName(each).label,
    problem,
    /** Asks for the calendar again. */
    reload,
    // While the calendar is not known, every week is offered that the server takes.
    last: calendar?.weeks.at(-1)?.week ?? LAST_WEEK,
    choose: (next: number) => putOnDesk({ uid, season, week: next, isChosen: true }),
    isLoading,
  }
}

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
function useCalendar(season: number | undefined) {
  const ask = () => call('GET /commish/calendar', { timeout: TIMEOUTS.short })
  // The desk works without it, so nobody may press Retry, and its failure would be said long after it is over.
  const { value, failure = '', reload } = useResponse(ask, { about: season, freshFor, retryAfter: MINUTE })
  return { value, problem: value ? '' : failure, isLoading: !value && !failure, reload }
}
