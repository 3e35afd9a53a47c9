import { expect, it, vi } from 'vitest'
import { newScores } from '#common/week/week'
import { deskSlate } from '../../../../../tests/fixtures/desk-week'
import { liveGame } from '../../../../../tests/fixtures/games'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { wordsOf } from '../../../../../tests/fixtures/words'
import { LineRows, Lines } from './Lines'

vi.mock('./RefreshSpreads', () => ({ RefreshSpreads: () => 'Refresh spreads' }))

it('lists games that are over last, otherwise in the order of the slate', () => {
  const game = (gameId: string, more = {}) => ironBowl({ gameId, awayName: `Team ${gameId}`, ...more })
  const lines = [game('a', { phase: 'final' }), game('b'), game('c', { void: true }), game('d'), game('e')]
  const scores = { ...newScores(1), games: { b: liveGame({ phase: 'final' }), d: liveGame({ phase: 'live' }) } }
  const words = wordsOf(<LineRows lines={lines} scores={scores} now={0} />)
  expect([...words.matchAll(/Team (\w) at Auburn/g)].map(([, id]) => id)).toEqual(['d', 'e', 'a', 'b', 'c'])
})

it('offers half points once a game has a line', () => {
  const shown = (...spreads: (number | null)[]) => {
    const stored = deskSlate(spreads.map((spread, index) => ({ gameId: `${index}`, spread })))
    const week = { week: 14, label: 'Week 14', stored, scores: undefined, isLoading: false }
    return wordsOf(<Lines {...week} isNext={false} now={0} />)
  }
  expect(shown(null, null)).not.toContain('half points')
  expect(shown(null, -7)).toMatch(/Refresh spreads Add half points Add half points: −7 becomes/)
})
