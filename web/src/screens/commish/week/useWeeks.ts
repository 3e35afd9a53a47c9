import { useEffect } from 'react'
import { defaultWeekName, LAST_WEEK } from '#common/week/week'
import { useSettings } from '#web/live/league'
import { useUid } from '#web/session/session'
import { putOnDesk, useOnDesk } from '../onDesk'
import { useCalendar } from './useCalendar'

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
