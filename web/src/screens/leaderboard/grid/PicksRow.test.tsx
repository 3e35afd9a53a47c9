import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PicksRow } from './PicksRow'

it.each([
  [false, 'ann'],
  [true, 'annleft'],
])('says of a player whether they have left: %s', (left, name) => {
  const row = { userId: 'ann', name: 'ann', color: '#c00', left, rank: 1, tied: false, points: 3, cells: [], look: '' }
  const html = renderToStaticMarkup(
    <table>
      <tbody>
        <PicksRow row={row} you={false} onPlayer={() => undefined} />
      </tbody>
    </table>,
  )
  expect(html.replace(/<[^>]*>/g, '')).toBe(`1${name}3 points`)
})
