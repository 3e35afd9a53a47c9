import { describe, expect, it } from 'vitest'
import type { Side } from '#common/game/line'
import { coverStatus } from './CoverBar'

const line = (spread: number | null, isVoid = false) => ({
  homeTeamId: '333',
  awayTeamId: '201',
  homeAbbr: 'ALA',
  awayAbbr: 'OU',
  homeName: 'Alabama',
  awayName: 'Oklahoma',
  homeRank: 4,
  awayRank: 11,
  spread,
  void: isVoid,
})
const score = (awayScore: number, homeScore: number) => ({ awayScore, homeScore })

describe('under way', () => {
  it.each<[number, Side | undefined, number, number, string, string]>([
    [-6.5, 'HOME', 17, 27, 'Alabama covering', 'by 3½'],
    [-6.5, 'AWAY', 17, 27, 'Oklahoma not covering', 'needs 3½'],
    [-6.5, undefined, 17, 20, 'Alabama not covering', 'needs 3½'],
    [6.5, undefined, 17, 27, 'Oklahoma not covering', 'needs 16½'],
    [-7, 'AWAY', 20, 27, 'Oklahoma right on the number', 'push'],
    [0, undefined, 3, 10, 'Alabama covering', 'by 7'],
  ])('%d, picked %s, %d–%d', (spread, picked, away, home, text, verdict) => {
    expect(coverStatus(line(spread), picked, score(away, home), false)).toMatchObject({ text, verdict })
  })
})

describe('over', () => {
  it.each<[number, Side | undefined, number, number, string, string]>([
    [-7, 'HOME', 24, 31, 'Alabama won by 7, needed more than 7', 'PUSH'],
    [-6.5, 'HOME', 24, 31, 'Alabama won by 7, needed 7', 'WIN'],
    [-6.5, 'AWAY', 24, 31, 'Oklahoma lost by 7, getting 6½', 'LOSS'],
    [-6.5, undefined, 31, 24, 'Alabama lost by 7, needed 7', 'did not cover'],
    [0, 'AWAY', 31, 24, 'Oklahoma won by 7', 'WIN'],
  ])('%d, picked %s, %d–%d', (spread, picked, away, home, text, verdict) => {
    expect(coverStatus(line(spread), picked, score(away, home), true)).toMatchObject({ text, verdict })
  })
})

it('says nothing without a number, or of a game called off', () => {
  expect(coverStatus(line(null), 'HOME', score(0, 3), false)).toBeNull()
  expect(coverStatus(line(-3, true), 'HOME', score(0, 3), true)).toBeNull()
})
