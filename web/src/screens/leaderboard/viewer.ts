import type { WeeklyBoard } from '#common/boards/leaderboard'
import type { Slip } from '#common/game/pick'
import { useSlip } from '#web/live/league'
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

/** The viewer's own slip of the board's week, read only while the board still hides some of its picks. */
export function useOwnSlip(board: WeeklyBoard): Slip | undefined {
  const someHidden = board.games.some(({ gameId }) => !board.revealed.includes(gameId))
  return useSlip(someHidden ? board.week : undefined).value
}
