import { describe, expect, test } from 'vitest'
import { ironBowl } from '../../tests/fixtures/line'
import { favoriteSide, lineSide, otherSide, type Side, sideSpread } from './sides'

describe('a spread from each side', () => {
  const cases: [homeSpread: number | null, home: number | null, away: number | null, favorite: Side | null][] = [
    [7, 7, -7, 'AWAY'], // Alabama at Auburn, 2025
    [-11.5, -11.5, 11.5, 'HOME'], // LSU at Oklahoma, 2025
    [0.5, 0.5, -0.5, 'AWAY'],
    [-0.5, -0.5, 0.5, 'HOME'],
    [0, 0, 0, null],
    [null, null, null, null],
  ]
  test.each(cases)('home %s: home sees %s, away sees %s, favourite %s', (spread, home, away, favorite) => {
    expect(sideSpread(spread, 'HOME')).toBe(home)
    expect(sideSpread(spread, 'AWAY')).toBe(away)
    expect(favoriteSide({ spread })).toBe(favorite)
  })
})

test('the sides of the Iron Bowl', () => {
  expect(lineSide(ironBowl(), 'HOME')).toEqual({
    side: 'HOME',
    teamId: '2',
    abbr: 'AUB',
    name: 'Auburn',
    rank: null,
    record: '5-6',
    spread: 7,
  })
  expect(lineSide(ironBowl(), 'AWAY')).toEqual({
    side: 'AWAY',
    teamId: '333',
    abbr: 'ALA',
    name: 'Alabama',
    rank: 10,
    record: '9-2',
    spread: -7,
  })
})

test("a board's shorter copy has no records", () => {
  const { homeRecord, awayRecord, ...short } = ironBowl()
  expect([homeRecord, awayRecord]).toEqual(['5-6', '9-2'])
  expect(lineSide(short, 'AWAY').record).toBe('')
})

test('each side has the other one as its other side', () => {
  expect(otherSide('HOME')).toBe('AWAY')
  expect(otherSide('AWAY')).toBe('HOME')
})
