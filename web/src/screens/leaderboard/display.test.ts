import { expect, it } from 'vitest'
import { rankSentence, topRows, winShareText } from './display'

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`)
const isViewer = (name: string) => (row: string) => row === name

it('shows all rows up to the limit, and of more the top ten and the viewer', () => {
  expect(topRows(rowsOf(3), 24, isViewer('p2'))).toEqual(rowsOf(3))
  expect(topRows(rowsOf(24), 24, isViewer('p2'))).toEqual(rowsOf(24))
  expect(topRows(rowsOf(200), 24, isViewer('p77'))).toEqual([...rowsOf(10), 'p77'])
  expect(topRows(rowsOf(200), 24, isViewer('p3'))).toEqual(rowsOf(10))
})

it.each([
  [{ rank: 2, moved: 0, points: 2 }, true, "You're tied for 2nd with 2 points"],
  [{ rank: 1, moved: 0, points: 1 }, false, "You're 1st with 1 point"],
  [{ rank: 1, moved: 2, points: 5 }, true, 'You: 3rd → tied for 1st with 5 points'],
  [{ rank: 112, moved: -90, points: 2 }, false, 'You: 22nd → 112th with 2 points'],
  [{ rank: 12, moved: -8, points: 0 }, false, 'You: 4th → 12th with 0 points'],
])('says where the viewer stands: %o', (standing, tied, text) => {
  const own = { row: { userId: 'me' }, ...standing }
  const others = [{ rank: tied ? own.rank : own.rank + 1, moved: 0, points: 9, row: { userId: 'other' } }]
  expect(rankSentence([...others, own], 'me')).toBe(text)
  expect(rankSentence([...others, own], 'nobody')).toBe('')
})

it('says of nobody where they stand before somebody has a point', () => {
  const first = { rank: 1, moved: 0, points: 0 }
  expect(rankSentence([{ ...first, row: { userId: 'me' } }], 'me')).toBe('')
})

it.each([
  [7, 12, '58.3%'],
  [2, 2, '100.0%'],
  [0, 0, '0.0%'],
])('%d right of %d are %s', (correct, picks, text) => expect(winShareText({ correct, picks })).toBe(text))
