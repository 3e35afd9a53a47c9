import { expect, it } from 'vitest'
import { wordsOf } from '../../../../../tests/fixtures/words'
import type { GridRow } from './grid'
import { GridLegend, PicksRow } from './PicksRow'

it.each([
  [false, 'ann'],
  [true, 'annleft'],
])('says of a player whether they have left: %s', (left, name) => {
  const row = {
    userId: 'ann',
    name: 'ann',
    color: '#c00',
    left,
    rank: 1,
    tied: false,
    points: 3,
    cells: [],
    drawKey: '',
  }
  const words = wordsOf(
    <table>
      <tbody>
        <PicksRow row={row} you={false} onPlayer={() => undefined} />
      </tbody>
    </table>,
    '',
  )
  expect(words).toBe(`1${name}3 points`)
})

it('names a mark of the grid only where it occurs', () => {
  const cell = { gameId: '1', double: false, abbr: '', words: '', fixed: false, secret: false } as const
  const row = { userId: 'ann', name: 'ann', color: '#c00', left: false, rank: 1, tied: false, points: 3, drawKey: '' }
  const legend = (...cells: GridRow['cells']) => wordsOf(<GridLegend rows={[{ ...row, cells }]} />)
  expect(legend({ ...cell, kind: 'win' })).toBe('won')
  expect(legend({ ...cell, kind: 'win', double: true })).toBe('won double')
  expect(legend({ ...cell, kind: 'picked', secret: true })).toContain('yours, still hidden')
  expect(legend({ ...cell, kind: 'win', fixed: true })).toContain('entered by a commissioner')
  expect(legend({ ...cell, kind: 'picked', secret: true })).not.toContain('waiting')
  for (const [kind, words] of [
    ['losing', 'behind the spread now'],
    ['hidden', 'Hidden until 10 min after kickoff'],
    ['pushing', 'dead even now'],
    ['picked', 'waiting'],
    ['missed', 'no pick'],
    ['void', 'counts for nobody'],
  ] as const)
    expect(legend({ ...cell, kind })).toContain(words)
})
