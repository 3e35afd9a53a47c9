import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { wordsOf } from '../../../../../tests/fixtures/words'
import type { Square, SquareKind } from '../PickSquares'
import { BoardLegend, SquaresHelp } from './BoardTools'

const square = (kind: SquareKind, double = false): Square => ({ gameId: kind, kind, double })
const legend = (...squares: Square[]) => wordsOf(<BoardLegend squares={squares} areGamesUnderWay />)

it.each([
  ['pushing', 'dead even now'],
  ['picked', 'waiting'],
  ['void', 'counts for nobody'],
] as const)('names a square that is %s only where it occurs', (kind, words) => {
  expect(legend(square('win'), square('missed'))).not.toContain(words)
  expect(legend(square(kind))).toContain(words)
})

it('explains the ring of a double only where a game is one', () => {
  expect(legend(square('win'))).not.toContain('ring: counts double')
  expect(legend(square('win'), square('loss', true))).toContain('ring: counts double')
})

it('opens the legend directly after its button', () => {
  const help = renderToStaticMarkup(<SquaresHelp standings={[]} areGamesUnderWay />)
  const [, id] = /aria-controls="([^"]+)".*What do the squares and numbers mean\?<\/button>/.exec(help) ?? []
  expect(help).toMatch(new RegExp(`</button><div id="${id}"`))
})

it('explains the small numbers and the arrows while games are under way', () => {
  expect(wordsOf(<BoardLegend squares={[]} areGamesUnderWay={false} />)).not.toMatch(/Small number|Place/)
  const words = legend()
  expect(words).toContain('Small number: points if games ended now.')
  expect(words).toMatch(/2 .*Places gained if games ended now\. .*1 .*Place lost if games ended now\./)
})
