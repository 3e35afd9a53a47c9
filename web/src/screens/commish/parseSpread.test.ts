import { expect, it } from 'vitest'
import { formatSpread } from '#common/game/spread'
import { favoritesNumber, parseHomeSpread, parseSpread } from './parseSpread'

it.each([
  ['-3.5', -3.5],
  ['−3½', -3.5],
  ['+7', 7],
  ['3,5', 3.5],
  ['½', 0.5],
  ['–7.5', -7.5],
  ['— 7½', -7.5],
  ['‑7 ½', -7.5],
  ['- 7 1/2', -7.5],
  ['+ 3', 3],
  ['7 1/2', 7.5],
  ['0', 0],
  ['PK', 0],
  ["pick'em", 0],
  [formatSpread(0), 0],
  [' even ', 0],
  ['', null],
])('%j is %s', (typed, spread) => expect(parseSpread(typed)).toBe(spread))

it.each(['3.25', 'seven', '100', 'picked', '1 2', '11/2', '0x10', '1e1', '7,½', '--3', ' '])(
  '%j is no spread',
  (typed) => {
    expect(() => parseSpread(typed)).toThrow('A spread is a number in halves, such as −3 or −3½, within ±99½.')
  },
)

it.each([
  [{ text: '−3½', side: 'HOME' as const }, -3.5],
  [{ text: '−3½', side: 'AWAY' as const }, 3.5],
  [{ text: '0', side: 'AWAY' as const }, 0],
  [{ text: '-3.', side: 'HOME' as const }, -3],
  [{ text: ' ', side: 'HOME' as const }, undefined],
  [{ text: '-', side: 'HOME' as const }, undefined],
])('%j is %s for the home side', (typed, spread) => expect(parseHomeSpread(typed)).toBe(spread))

it.each([
  ['4.5', -4.5],
  ['-4.5', -4.5],
  ['+4.5', 4.5],
  ['0', 0],
])('%s typed for a favorite is %d', (typed, number) => expect(favoritesNumber(typed)).toBe(number))
