import { expect, it } from 'vitest'
import { feedGame } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import { lineFrom } from './line-from'

it('a game that comes on the slate has what the feed says, and no number yet', () => {
  expect(lineFrom(feedGame(), 14)).toEqual(ironBowl({ spread: null, spreadSource: null, spreadAt: null }))
})
