import { create } from 'zustand'

export const ROW_COLORS = ['Leader color', 'My color'] as const
export type RowColor = (typeof ROW_COLORS)[number]

const KEY = 'leaderboardRowColor'
const stored = () => ROW_COLORS.find((choice) => choice === localStorage.getItem(KEY)) ?? 'Leader color'

/** Whose color tints the rows, remembered on this device. */
export const useRowColor = create<{ choice: RowColor }>(() => ({ choice: stored() }))

/** Remembers the choice. */
export function chooseRowColor(choice: RowColor): void {
  localStorage.setItem(KEY, choice)
  useRowColor.setState({ choice })
}
