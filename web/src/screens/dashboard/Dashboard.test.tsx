import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { SlipEntry } from '#common/game/pick'
import { ironBowl } from '../../../../tests/fixtures/line'
import Dashboard from './Dashboard'

const final = ironBowl({ phase: 'final', homeScore: 20, awayScore: 30, revealedAt: Date.UTC(2025, 10, 30, 1) })
const picks: Record<string, SlipEntry> = {}

vi.mock('#web/session/session', () => ({ useSession: () => null }))
vi.mock('#web/api', () => ({}))
vi.mock('#web/live/league', () => ({
  useActiveWeek: () => ({ status: 'ready', active: 14, weeks: [{ week: 14, label: 'Week 14' }] }),
  useWeek: () => ({ status: 'ready', value: { week: 14, label: 'Week 14', lines: [final] } }),
  useSlip: () => ({ status: 'ready', value: { picks } }),
  useScores: () => ({ status: 'absent' }),
  useSeasonBoard: () => ({ status: 'loading' }),
}))

/** What the dashboard says, in one line. */
function said(pick: Partial<SlipEntry>): string {
  picks[final.gameId] = { pickTeam: 'AWAY', spread: -7, savedAt: 0, ...pick }
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <Dashboard />
    </MemoryRouter>,
  )
  return markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

it.each<[about: string, pick: Partial<SlipEntry>, points: number]>([
  ['as much as its game', {}, 1],
  ['double, as its game was when it was entered', { points: 2 }, 2],
])('counts a won pick that is worth %s, in the total as on its card', (_, pick, points) => {
  expect(said(pick)).toContain(`Points ${points} / 1 Correct 1 / 1`)
  expect(said(pick)).toContain(`WIN +${points}`)
})
