import { expect, test } from 'vitest'
import { ironBowl } from '../../../tests/fixtures/line'
import { slateText } from './slate-text'

const line = (gameId: string, awayName: string) => ironBowl({ gameId, awayName })
const ofFeed = line('1', 'LSU')
const byHand = line('hand-2', 'Navy')

test.each([
  ['games of the feed', [ofFeed], 'LSU at Auburn added.'],
  ['games by hand', [byHand], 'Navy at Auburn added by hand.'],
  ['games of both kinds, of which not all are by hand', [ofFeed, byHand], 'LSU at Auburn, Navy at Auburn added.'],
])('the open log says of %s how they came', (_about, added, text) =>
  expect(slateText('Week 9', added, [])).toBe(`Slate of Week 9: ${text}`),
)
