import { expect, test } from 'vitest'
import { between, mulberry32, oneOf, seededRandom, shuffled } from '#common/random'

const some = (count: number, next: () => number) => Array.from({ length: count }, next)

test('a seed gives the same stream on every machine and in every version: a season’s rounds depend on it', () => {
  expect(some(3, mulberry32(1)).map((each) => Math.floor(each * 1e6))).toEqual([627073, 2735, 527447])
  expect(some(3, seededRandom('401752784', 2025)).map((each) => Math.floor(each * 1e6))).toEqual([
    384616, 980235, 337312,
  ])
  expect(mulberry32(-1)()).toBe(mulberry32(2 ** 32 - 1)())
})

test('another name or another seed gives another stream', () => {
  const firsts = [seededRandom('ann', 1), seededRandom('bob', 1), seededRandom('ann', 2), seededRandom('nan', 1)].map(
    (each) => each(),
  )
  expect(new Set(firsts).size).toBe(4)
})

test('numbers fall evenly into [0, 1)', () => {
  const numbers = some(10_000, mulberry32(7))
  expect(numbers.every((each) => each >= 0 && each < 1)).toBe(true)
  const tenths = Array.from(
    { length: 10 },
    (_, index) => numbers.filter((each) => Math.floor(each * 10) === index).length,
  )
  expect(tenths.every((count) => count > 900 && count < 1_100)).toBe(true)
})

test('whole numbers reach both ends of their range and nothing beyond', () => {
  const random = mulberry32(3)
  expect(new Set(some(200, () => between(random, 3, 6)))).toEqual(new Set([3, 4, 5, 6]))
})

test('one of several may be any of them', () => {
  const random = mulberry32(3)
  expect(new Set(Array.from({ length: 100 }, () => oneOf(random, ['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']))
  expect(oneOf(() => 1, ['a', 'b'])).toBe('a')
})

test('a shuffle keeps every item, in another order, and does not change the list', () => {
  const things = [...Array(20).keys()]
  const mixed = shuffled(mulberry32(3), things)
  expect(mixed).not.toEqual(things)
  expect([...mixed].sort((a, b) => a - b)).toEqual(things)
  expect(shuffled(mulberry32(3), things)).toEqual(mixed)
})
