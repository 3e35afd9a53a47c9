import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ironBowl } from '../../../tests/fixtures/line'
import MissingDot from './MissingDot'

const kickoff = Date.now() + 3_600_000
const lines = ['one', 'two'].map((gameId) => ironBowl({ gameId, kickoff }))
const waiting = vi.hoisted(() => ({ games: [] as string[] }))
vi.mock('#web/app/logout', () => ({ waitingGames: () => waiting.games }))
vi.mock('./league', () => ({
  useActiveWeek: () => ({ active: 14 }),
  useWeek: () => ({ status: 'ready', value: { lines } }),
  useSlip: () => ({ status: 'absent' }),
}))

it.each([
  [['one'], '(missing)'],
  [['one', 'two'], ''],
])('with the picks of %j waiting to be saved, which are not missing, the tab says "%s"', (games, words) => {
  waiting.games = games
  expect(
    renderToStaticMarkup(<MissingDot />)
      .replace(/<[^>]*>/g, '')
      .trim(),
  ).toBe(words)
})
