import { describe, expect, it, test } from 'vitest'
import { feedGame } from '../../../tests/fixtures/games'
import { type FeedGame, hasTeamsOf, spreadProblem, withHomeTeam } from './feed-game'

describe('a game with the sides of its line', () => {
  const auburnAtHome = feedGame({ phase: 'live', possession: 'HOME', spread: 7, favorite: 'AWAY', neutralSite: true })

  it('is unchanged if the feed has the same home side', () => {
    expect(withHomeTeam(auburnAtHome, '2')).toBe(auburnAtHome)
  })

  it('is swapped if the feed has swapped the sides, as it may at a neutral site', () => {
    expect(withHomeTeam(auburnAtHome, '333')).toEqual({
      ...auburnAtHome,
      ...{ home: auburnAtHome.away, away: auburnAtHome.home, possession: 'AWAY', favorite: 'HOME', spread: -7 },
    })
  })

  it('is unchanged if it is a game of other teams', () => expect(withHomeTeam(auburnAtHome, '57')).toBe(auburnAtHome))

  it.each<[given: Partial<FeedGame>, turned: Partial<FeedGame>]>([
    [{ possession: 'AWAY' }, { possession: 'HOME' }],
    [{ possession: null }, { possession: null }],
    [{ favorite: 'HOME' }, { favorite: 'AWAY' }],
    [{ favorite: null }, { favorite: null }],
    [{ spread: null }, { spread: null }],
    [{ spread: -3.5 }, { spread: 3.5 }],
    [{ spread: 0 }, { spread: 0 }], // and not −0, which a document keeps apart from 0
  ])('%o turned is %o', (given, turned) => {
    const { home, away } = auburnAtHome
    expect(withHomeTeam({ ...auburnAtHome, ...given }, '333')).toEqual({
      ...withHomeTeam(auburnAtHome, '333'),
      ...turned,
    })
    expect(withHomeTeam(withHomeTeam({ ...auburnAtHome, ...given }, '333'), '2')).toEqual({
      ...auburnAtHome,
      ...given,
      home,
      away,
    })
  })
})

test.each<[spread: number | null, favorite: FeedGame['favorite'], problem: string]>([
  [-7, 'HOME', ''],
  [7, 'AWAY', ''],
  [7, null, ''],
  [0, null, ''],
  [0, 'HOME', ''], // a pick’em with a flag left over
  [-7, 'AWAY', 'The feed’s number and its favorite disagree.'],
  [7, 'HOME', 'The feed’s number and its favorite disagree.'],
  [null, 'HOME', 'The feed has no number for this game.'],
])('%s with the favourite %s: "%s"', (spread, favorite, problem) => {
  expect(spreadProblem({ spread, favorite })).toBe(problem)
})

test.each<[about: string, slate: Parameters<typeof hasTeamsOf>[1], is: boolean]>([
  ['the same teams', { homeTeamId: '2', awayTeamId: '333' }, true],
  ['the same teams the other way round', { homeTeamId: '333', awayTeamId: '2' }, true],
  ['another visitor', { homeTeamId: '2', awayTeamId: '57' }, false],
  ['another host', { homeTeamId: '57', awayTeamId: '333' }, false],
  ['the same host, while the away team is not stored', { homeTeamId: '2' }, true],
  ['another host, while the away team is not stored', { homeTeamId: '57' }, false],
])('a game is that of a slate with %s: %s', (_about, slate, is) => expect(hasTeamsOf(feedGame(), slate)).toBe(is))
