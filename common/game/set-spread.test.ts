import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSpread, roundToHalf, stepSpread, withHalfPoint } from './set-spread'

describe.each([
  ['HOME', 1],
  ['AWAY', -1],
] as const)('one press of the stepper, which shows the favourite’s spread, %s', (favorite, sign) => {
  const cases: [from: number, press: 1 | -1, to: number][] = [
    [-7, -1, -7.5],
    [-7, 1, -6.5],
    [-1.5, 1, -1],
    [-1, -1, -1.5],
    [-1, 1, 0], // −½ becomes 0
    [-0.5, 1, 0], // a spread of ½, as the feed or a hand can set it
    [-0.5, -1, -1],
    [0, -1, -1], // and is stepped over on the way down
    [0, 1, 0], // more than 0 would be the other side's: the favourites are swapped
    [-99.5, -1, -99.5],
    [-99.5, 1, -99],
  ]
  test.each(cases)('from %d by %d shows %d', (from, press, to) =>
    expect(stepSpread(sign * from, favorite, press)).toBe(sign * to || 0),
  )

  test('goes through every spread but ½, down and up again', () => {
    const all = [0, ...Array.from({ length: 198 }, (_, index) => -1 - index / 2)]
    const walk = (from: number, press: 1 | -1) =>
      all.reduce<number[]>((seen) => [...seen, stepSpread(seen.at(-1) ?? 0, favorite, press)], [sign * from || 0])
    const shown = all.map((spread) => sign * spread || 0)
    expect(walk(0, -1).slice(0, -1)).toEqual(shown)
    expect(walk(-99.5, 1).slice(0, -1)).toEqual([...shown].reverse())
  })

  test('never gives ±½, −0 or a spread that a line may not have', () => {
    assert(
      property(integer({ min: -199, max: 199 }), constantFrom(1 as const, -1 as const), (halfPoints, press) => {
        const to = stepSpread(halfPoints / 2, favorite, press)
        expect(isSpread(to)).toBe(true)
        expect(Math.abs(to)).not.toBe(0.5)
        expect(Object.is(to, -0)).toBe(false)
      }),
    )
  })
})

test.each([
  [0, true],
  [-3.5, true],
  [99.5, true],
  [-99.5, true],
  [100, false],
  [3.25, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('%d is a spread: %s', (value, verdict) => expect(isSpread(value)).toBe(verdict))

test.each([
  [-3.5, -3.5],
  [2.6, 2.5],
  [2.8, 3],
  [-2.8, -3],
  [-0.2, 0],
])('a quote of %d is stored as %d', (quote, kept) => expect(roundToHalf(quote)).toBe(kept))

test.each([
  [-7, -7.5],
  [3, 3.5],
  [-6.5, -6.5],
  [0, 0],
  [1, 1.5],
  [-1, -1.5],
  [99, 99.5],
])('with the hook %d is %d: the favourite gives half a point more', (spread, to) =>
  expect(withHalfPoint(spread)).toBe(to),
)
