import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { ironBowl } from '../../../../tests/fixtures/line'
import { wordsOf } from '../../../../tests/fixtures/words'
import { Today } from './Today'

const kickoff = Date.now() + 3_600_000
const lines = ['one', 'two'].map((gameId) => ironBowl({ gameId, kickoff }))
const waiting = vi.hoisted(() => ({ games: [] as string[], other: 0 }))
vi.mock('#web/picking/useMissingPicks', () => ({ useMissingPicks: () => ({ count: waiting.other, lockAt: 1 }) }))
vi.mock('#web/app/logout', () => ({ waitingGames: () => waiting.games }))
vi.mock('#web/live/boards', () => ({}))
vi.mock('#web/live/league', () => ({
  useActiveWeek: () => {
    const weeks = [13, 14].map((week) => ({ week, label: `Week ${week}` }))
    return { status: 'ready', active: 14, weeks, open: weeks }
  },
  useIsSeasonFinished: () => false,
  useOwnWeek: () => ({ isLoading: false, week: { week: 14, label: 'Week 14', lines } }),
}))

const said = () =>
  wordsOf(
    <MemoryRouter>
      <Today uid="dee" />
    </MemoryRouter>,
  )

it('names what is missing before the picks that wait, which are not missing', () => {
  expect(said()).toMatch(/2 picks missing .*Alabama at Auburn locks/)
  waiting.games = ['one']
  expect(said()).toMatch(/1 pick missing .*Alabama at Auburn locks/)
  waiting.games = ['one', 'two']
  expect(said()).toContain('2 picks are not saved yet, and sent as soon as the server can be reached.')
  expect(said()).not.toContain('missing')
})

it('names what is missing in another open week, too, and nothing of one that is complete', () => {
  expect(said()).not.toContain('Week 13')
  waiting.other = 3
  expect(said()).toMatch(/Week 13: 3 picks missing ?\. The first locks /)
  expect(said()).not.toContain('Week 14: 3 picks missing')
  waiting.other = 0
})
