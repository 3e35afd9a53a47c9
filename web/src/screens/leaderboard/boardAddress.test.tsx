import { expect, it, vi } from 'vitest'
import { markupAt } from '../../../../tests/fixtures/markup-at'
import { useBoardWeek, useWeeklyView } from './boardAddress'

vi.mock('#web/live/league', () => ({
  useActiveWeek: () => ({ status: 'ready', weeks: [{ week: 9 }, { week: 10 }] }),
  useShownSeason: () => ({ season: 2026 }),
}))

function Shown() {
  const { week } = useBoardWeek()
  const [view] = useWeeklyView()
  return `week ${week}, ${view}`
}

it.each([
  ['', 'week 10, standings'],
  ['?week=9&show=grid', 'week 9, grid'],
  ['?week=99&show=nothing', 'week 10, standings'],
  ['?week=nine', 'week 10, standings'],
])('/leaderboard%s shows %s: an address names only what there is', (search, shown) =>
  expect(markupAt(`/leaderboard${search}`, <Shown />)).toBe(shown),
)
