import { useActiveWeek } from '#web/live/league'
import { useQueryValue, useWeekInAddress } from '#web/live/seasonAddress'

const WEEKLY_VIEWS = ['standings', 'weeks', 'grid'] as const
export type WeeklyView = (typeof WEEKLY_VIEWS)[number]

/** The view of the weekly board, kept in the URL so that it can be shared and survives a reload. */
export function useWeeklyView() {
  const [asked, choose] = useQueryValue('show')
  return [WEEKLY_VIEWS.find((each) => each === asked) ?? 'standings', choose] as const
}

/**
 * The weeks of the season shown, and the one whose board is shown, also kept in the URL: the latest unless the address
 * names another. Undefined before the first week is opened.
 */
export function useBoardWeek() {
  const { status, weeks } = useActiveWeek()
  const [asked, choose] = useWeekInAddress()
  const week = weeks.find((each) => each.week === asked)?.week ?? weeks.at(-1)?.week
  return { status, weeks, week, choose }
}
