import { useQueryValue, useWeekInAddress } from '#web/live/seasonAddress'

/** The views of the weekly board. */
const WEEKLY_VIEWS = ['standings', 'weeks', 'grid'] as const
export type WeeklyView = (typeof WEEKLY_VIEWS)[number]

/** The week and the view, both kept in the URL so that they can be shared and survive a reload. */
export function useBoardAddress() {
  const [week, chooseWeek] = useWeekInAddress()
  const [asked, chooseWeeklyView] = useQueryValue('show')
  const weeklyView = WEEKLY_VIEWS.find((each) => each === asked) ?? 'standings'
  return { week, chooseWeek, weeklyView, chooseWeeklyView }
}
