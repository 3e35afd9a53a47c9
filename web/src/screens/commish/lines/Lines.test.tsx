import { expect, it } from 'vitest'
import { newScores } from '#common/week/week'
import { liveGame } from '../../../../../tests/fixtures/games'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { wordsOf } from '../../../../../tests/fixtures/words'
import { LineRows } from './Lines'

it('lists games that are over last, otherwise in the order of the slate', () => {
  const game = (gameId: string, more = {}) => ironBowl({ gameId, awayName: `Team ${gameId}`, ...more })
  const lines = [game('a', { phase: 'final' }), game('b'), game('c', { void: true }), game('d'), game('e')]
  const scores = { ...newScores(1), games: { b: liveGame({ phase: 'final' }), d: liveGame({ phase: 'live' }) } }
  const words = wordsOf(<LineRows lines={lines} scores={scores} now={0} />)
  expect([...words.matchAll(/Team (\w) at Auburn/g)].map(([, id]) => id)).toEqual(['d', 'e', 'a', 'b', 'c'])
})
