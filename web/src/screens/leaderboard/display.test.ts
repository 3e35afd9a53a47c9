import { expect, it } from 'vitest'
import { topRows } from './display'

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`)
const isViewer = (name: string) => (row: string) => row === name

it('shows all rows up to the limit, and of more the top ten and the viewer', () => {
  expect(topRows(rowsOf(3), 24, isViewer('p2'))).toEqual(rowsOf(3))
  expect(topRows(rowsOf(24), 24, isViewer('p2'))).toEqual(rowsOf(24))
  expect(topRows(rowsOf(200), 24, isViewer('p77'))).toEqual([...rowsOf(10), 'p77'])
  expect(topRows(rowsOf(200), 24, isViewer('p3'))).toEqual(rowsOf(10))
})
