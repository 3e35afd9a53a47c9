import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { wordsOf } from '../../../../tests/fixtures/words'
import { BoardFoot, BoardLegend } from './BoardFoot'
import type { SquareKind } from './PickSquares'

const legend = (...kinds: SquareKind[]) => wordsOf(<BoardLegend kinds={new Set(kinds)} />)

it.each([
  ['pushing', 'dead even now'],
  ['picked', 'waiting'],
  ['void', 'counts for nobody'],
] as const)('names a square that is %s only where it occurs', (kind, words) => {
  expect(legend('win', 'missed')).not.toContain(words)
  expect(legend(kind)).toContain(words)
})

it('opens the legend directly after its button, before the tint', () => {
  const foot = renderToStaticMarkup(<BoardFoot color="" onColor={() => undefined} standings={[]} />)
  expect(foot).toMatch(/What do the squares and numbers mean\?<\/button><div id="[^"]*-legend".*Tint rows:/)
})

it('explains the small numbers and the arrows', () => {
  const words = legend()
  expect(words).toContain('Small number: points if games ended now.')
  expect(words).toMatch(/2 .*places gained if games ended now .*1 .*place lost if games ended now/)
})
