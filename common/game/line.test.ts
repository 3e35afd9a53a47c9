import { expect, test } from 'vitest'
import { ironBowl } from '../../tests/fixtures/line'
import { byKickoff, type GameLine, gameLabel, hasScore, isTimedByHand, matchup, type Phase, pollRank } from './line'

test('the label names the away team first', () => expect(gameLabel(ironBowl())).toBe('Alabama vs. Auburn'))

test.each([
  [false, 'Alabama at Auburn'],
  [true, 'Alabama vs Auburn'],
])('a game on a neutral field (%s) is %s', (neutralSite, words) =>
  expect(matchup(ironBowl({ neutralSite }))).toBe(words),
)

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
  expect(games.sort(byKickoff).map(({ gameId }) => gameId)).toEqual(['d', 'b', 'c', 'a'])
  expect(
    games
      .reverse()
      .sort(byKickoff)
      .map(({ gameId }) => gameId),
  ).toEqual(['d', 'b', 'c', 'a'])
})

test.each<[phase: Phase, has: boolean]>([
  ['pre', false],
  ['live', true],
  ['final', true],
  ['postponed', false],
  ['canceled', false],
  ['suspended', true],
])('a game that is %s has a score: %s', (phase, has) => expect(hasScore(phase)).toBe(has))

test.each<[about: string, changed: Partial<GameLine>, byHand: boolean]>([
  ['by a commissioner', { kickoffSource: 'commissioner' }, true],
  ['by a commissioner, and still to be announced', { kickoffSource: 'commissioner', timeTbd: true }, false],
  ['by the feed', {}, false],
  ['by a commissioner, for a game that has revealed', { kickoffSource: 'commissioner', revealedAt: 1 }, false],
])('whether a game locks by hand, with a kickoff that was set %s', (_about, changed, byHand) =>
  expect(isTimedByHand(ironBowl(changed))).toBe(byHand),
)
