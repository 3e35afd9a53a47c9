import { describe, expect, test } from 'vitest'
import { ironBowl } from '../../tests/fixtures/line'
import type { Side } from './line'
import * as line from './line'

const { favoriteSide, gameLabel, lineSide, matchup, otherSide, pollRank, sideSpread } = line

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

test('the label names the away team first', () => expect(gameLabel(ironBowl())).toBe('Alabama vs. Auburn'))

test.each([
  [false, 'Alabama at Auburn'],
  [true, 'Alabama vs Auburn'],
])('a game on a neutral field (%s) is %s', (neutralSite, words) =>
  expect(matchup(ironBowl({ neutralSite }))).toBe(words),
)

test('each side has the other one as its other side', () => {
  expect(otherSide('HOME')).toBe('AWAY')
  expect(otherSide('AWAY')).toBe('HOME')
})

test.each([
  [0, null],
  [1, 1],
  [25, 25],
  [26, null],
  [99, null],
])('the feed’s rank %d is the poll rank %s', (rank, poll) => expect(pollRank(rank)).toBe(poll))

test('games are in the order of their kickoffs, those of one kickoff in that of their ids', () => {
  const games = [
    ironBowl({ gameId: 'c', kickoff: 2 }),
    ironBowl({ gameId: 'a', kickoff: 3 }),
    ironBowl({ gameId: 'd', kickoff: 1 }),
    ironBowl({ gameId: 'b', kickoff: 2 }),
  ]
  expect(games.sort(line.byKickoff).map(({ gameId }) => gameId)).toEqual(['d', 'b', 'c', 'a'])
  expect(
    games
      .reverse()
      .sort(line.byKickoff)
      .map(({ gameId }) => gameId),
  ).toEqual(['d', 'b', 'c', 'a'])
})

test.each<[phase: line.Phase, has: boolean]>([
  ['pre', false],
  ['live', true],
  ['final', true],
  ['postponed', false],
  ['canceled', false],
  ['suspended', true],
])('a game that is %s has a score: %s', (phase, has) => expect(line.hasScore(phase)).toBe(has))

test.each<[about: string, changed: Partial<line.GameLine>, byHand: boolean]>([
  ['by a commissioner', { kickoffSource: 'commissioner' }, true],
  ['by a commissioner, and still to be announced', { kickoffSource: 'commissioner', timeTbd: true }, false],
  ['by the feed', {}, false],
  ['by a commissioner, for a game that has revealed', { kickoffSource: 'commissioner', revealedAt: 1 }, false],
])('whether a game locks by hand, with a kickoff that was set %s', (_about, changed, byHand) =>
  expect(line.isTimedByHand(ironBowl(changed))).toBe(byHand),
)
