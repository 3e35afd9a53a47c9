import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Side } from '#common/game/sides'
import { ironBowl } from '../../../../tests/fixtures/line'
import { wordsOf } from '../../../../tests/fixtures/words'
import { CoverBar } from './CoverBar'
import { coverStatus } from './coverStatus'

/** How a side of the Iron Bowl, in which Auburn gets 7, does at this score. */
function bar(picked: Side | undefined, awayScore: number, homeScore: number, isFinal = false): string {
  const cover = coverStatus(ironBowl({ spread: 7 }), picked, { awayScore, homeScore }, isFinal)
  if (!cover) throw new Error('the game has no line')
  return renderToStaticMarkup(<CoverBar cover={cover} isFinal={isFinal} points={picked ? 1 : 0} />)
}

it.each<[Side | undefined, string]>([
  ['HOME', 'scaleX(0.5)'],
  ['AWAY', 'scaleX(-0.5)'],
  // Without a pick it is the side that covers.
  [undefined, 'scaleX(0.5)'],
])('a bar grows to the right while the side covers, and to the left while it is behind: %s', (picked, scale) =>
  expect(bar(picked, 20, 20)).toContain(scale),
)

it('of a game that is over has words alone, with what the pick won', () => {
  const won = bar('HOME', 20, 20, true)
  expect([wordsOf(won), won.includes('scaleX')]).toEqual(['Auburn tied with a 7 head start WIN +1', false])
  expect(wordsOf(bar(undefined, 20, 20, true))).toBe('Alabama tied, needed to win by more than 7 No pick')
})
