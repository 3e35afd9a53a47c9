import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BoardLegend } from './BoardFoot'
import type { SquareKind } from './PickSquares'

const legend = (...kinds: SquareKind[]) =>
  renderToStaticMarkup(<BoardLegend kinds={new Set(kinds)} />).replace(/<[^>]*>/g, ' ')

it.each([
  ['pushing', 'dead even now'],
  ['picked', 'waiting'],
  ['void', 'counts for nobody'],
] as const)('names a square that is %s only where it occurs', (kind, words) => {
  expect(legend('win', 'missed')).not.toContain(words)
  expect(legend(kind)).toContain(words)
})
