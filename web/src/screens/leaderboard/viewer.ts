import { useSearchParams } from 'react-router-dom'
import { create } from 'zustand'
import type { WeeklyBoard } from '#common/boards/leaderboard'
import type { Slip } from '#common/game/pick'
import { useSlip } from '#web/live/league'
import { weekInQuery } from '#web/live/seasonAddress'
import { playerStorage } from '#web/session/session'

/** The views of the weekly board. */
const SHOWS = ['standings', 'weeks', 'grid'] as const
export type Show = (typeof SHOWS)[number]

/** The week and the view, both kept in the URL so that they can be shared and survive a reload. */
export function useBoardAddress() {
  const [query, setQuery] = useSearchParams()
  const choose = (name: 'week' | 'show', value: string) =>
    setQuery((known) => new URLSearchParams([...[...known].filter(([key]) => key !== name), [name, value]]), {
      replace: true,
    })
  return {
    week: weekInQuery(query),
    show: SHOWS.find((each) => each === query.get('show')) ?? 'standings',
    choose,
  }
}

export const ROW_COLORS = ['Leader color', 'My color'] as const
type RowColor = (typeof ROW_COLORS)[number]

const ROW_COLOR_KEY = 'leaderboardRowColor'
const rowColorOf = (value: string | null) => ROW_COLORS.find((choice) => choice === value) ?? 'Leader color'

/** Whose color tints the rows; kept in this browser. */
export const useRowColor = create<{ choice: RowColor }>(() => ({
  choice: rowColorOf(localStorage.getItem(ROW_COLOR_KEY)),
}))

/** Changes the row color and keeps it; unknown values mean the leader's. */
export function chooseRowColor(value: string): void {
  const choice = rowColorOf(value)
  useRowColor.setState({ choice })
  playerStorage.put(ROW_COLOR_KEY, choice)
}

/** The viewer's own slip of the board's week, read only while the board still hides some of its picks. */
export function useOwnSlip(board: WeeklyBoard): Slip | undefined {
  const someHidden = board.games.some(({ gameId }) => !board.revealed.includes(gameId))
  return useSlip(someHidden ? board.week : undefined).value
}
