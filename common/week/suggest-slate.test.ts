import { describe, expect, test } from 'vitest'
import type { Phase } from '#common/game/line'
import type { ScoreboardGame } from '#common/game/scoreboard-game'
import { scoreboardGame } from '#functions/feed/scoreboard-game'
import { feedGame } from '../../tests/fixtures/games'
import { ironBowl } from '../../tests/fixtures/line'
import { addableGames, isClose, suggestSlate } from './suggest-slate'

const NOW = Date.UTC(2025, 10, 8)
const UNRANKED = 99

/** What the feed lists of a game. */
interface Listed {
  ranks?: [away: number, home: number]
  spread?: number | null
  hours?: number
  timeTbd?: boolean
  phase?: Phase
}

function game(
  id: string,
  { ranks: [away, home] = [UNRANKED, UNRANKED], spread = -10, hours = 12, timeTbd = false, phase = 'pre' }: Listed,
): ScoreboardGame {
  const team = (rank: number) => ({ ...feedGame().home, rank })
  const teams = { away: team(away), home: team(home) }
  return scoreboardGame(feedGame({ ...teams, id, kickoff: NOW + hours * 3_600_000, timeTbd, phase, spread }))
}

const SLATE_SIZE = 12
/** What is proposed of these games where better ones leave them so many places of the slate. */
function suggested(games: ScoreboardGame[], places = SLATE_SIZE) {
  const better = Array.from({ length: SLATE_SIZE - places }, (_, index) => game(`better ${index}`, { ranks: [1, 1] }))
  const slate = suggestSlate([...games, ...better], NOW)
  expect(slate.length).toBeLessThanOrEqual(SLATE_SIZE)
  return slate.filter(({ gameId }) => !gameId.startsWith('better')).map(({ gameId, why }) => [gameId, why])
}

describe('a slate is proposed', () => {
  test.each<[about: string, listed: Listed, why: string]>([
    ['two ranked teams, whatever the spread', { ranks: [1, 25], spread: -28 }, 'Top 25 matchup'],
    ['two ranked teams without a spread', { ranks: [4, 8], spread: null }, 'Top 25 matchup'],
    ['a ranked team in a close game', { ranks: [UNRANKED, 9], spread: 7 }, 'Ranked team, close line'],
    ['a pick’em', { spread: 0 }, 'Close line'],
    ['a ranked favourite by three touchdowns', { ranks: [UNRANKED, 9], spread: -21 }, 'Ranked team'],
    ['a ranked team without a spread', { ranks: [9, UNRANKED], spread: null }, 'Ranked team'],
  ])('of %s', (_about, listed, why) => expect(suggested([game('a', listed)])).toEqual([['a', why]]))

  test.each<[about: string, listed: Listed]>([
    ['an unranked game that is not close', {}],
    ['an unranked game without a spread', { spread: null }],
    ['a ranked team with a spread above three touchdowns', { ranks: [UNRANKED, 3], spread: -21.5 }],
    ['a line that is just not close', { spread: 7.5 }],
    ['a rank of 0, which means unranked', { ranks: [0, UNRANKED] }],
    ['a kickoff to be announced', { ranks: [1, 2], timeTbd: true }],
    ['a game under way', { ranks: [1, 2], phase: 'live' }],
    ['a kickoff that has passed', { ranks: [1, 2], hours: -1 }],
    ['a kickoff right now', { ranks: [1, 2], hours: 0 }],
    ['a rank beyond 25', { ranks: [26, 30] }],
  ])('but not of %s', (_about, listed) => expect(suggested([game('a', listed)])).toEqual([]))

  const week = [
    game('close', { spread: 3, hours: 1 }),
    game('closer', { spread: 0, hours: 9 }),
    game('upset', { ranks: [UNRANKED, 20], spread: 2, hours: 5 }),
    game('classic', { ranks: [2, 10], hours: 7 }),
    game('final four', { ranks: [3, 4], hours: 7 }),
    game('favourite', { ranks: [1, UNRANKED], spread: 17, hours: 3 }),
  ]

  test('of the best first, in the order of kickoff', () => {
    expect(suggested(week, 3).map(([id]) => id)).toEqual(['upset', 'classic', 'final four'])
    expect(suggested(week, 1).map(([id]) => id)).toEqual(['final four'])
    expect(suggested(week, 5).map(([id]) => id)).toEqual(['close', 'upset', 'classic', 'final four', 'closer'])
  })

  test('the same in whatever order the feed lists the games', () => {
    expect(suggested([...week].reverse(), 4)).toEqual(suggested(week, 4))
    const alike = ['b', 'a', 'c'].map((id) => game(id, { spread: 3 }))
    expect(suggested(alike).map(([id]) => id)).toEqual(['a', 'b', 'c'])
    expect(suggested(alike, 2).map(([id]) => id)).toEqual(['a', 'b'])
    expect(suggested([...alike].reverse(), 2).map(([id]) => id)).toEqual(['a', 'b'])
  })

  test('of two ranked teams rather than of one that is ranked higher', () => {
    const [top, close] = [game('top', { ranks: [9, 10] }), game('close', { ranks: [1, UNRANKED], spread: 2 })]
    expect(suggested([close, top], 1)).toEqual([['top', 'Top 25 matchup']])
  })

  test('of the better ranked of two, and of the closer of two', () => {
    const ranked = [
      game('tenth', { ranks: [10, UNRANKED], hours: 1 }),
      game('ninth', { ranks: [UNRANKED, 9], hours: 2 }),
    ]
    expect(suggested(ranked, 1)).toEqual([['ninth', 'Ranked team']])
    const close = [game('three', { spread: 3, hours: 1 }), game('two', { spread: -2, hours: 2 })]
    expect(suggested(close, 1)).toEqual([['two', 'Close line']])
  })

  test('also of games without odds, but not of one that lacks a team', () => {
    const bare = game('bare', { ranks: [9, UNRANKED] })
    bare.competitions[0].odds = []
    const half = game('half', { ranks: [1, 2] })
    half.competitions[0].competitors.pop()
    expect(suggested([bare, half])).toEqual([['bare', 'Ranked team']])
  })

  test('of twelve games at most', () =>
    expect(suggested(Array.from({ length: 20 }, (_, index) => game(`g${index}`, { spread: 1 })))).toHaveLength(12))
})

describe('games that the server would refuse are left out', () => {
  const listed = ['moved', 'named', 'free'].map((id) => game(id, { spread: 3 }))
  const [, named] = listed
  // Its sides the other way round, as the feed may have them at a neutral site.
  const ids = [ironBowl().homeTeamId, ironBowl().awayTeamId]
  for (const [index, id] of ids.entries()) {
    const side = named?.competitions[0].competitors[index]
    if (side) side.team = { ...side.team, id }
  }
  const left = (line: Parameters<typeof ironBowl>[0], onOtherSlates: string[] = []) =>
    addableGames(listed, [ironBowl(line)], new Set(onOtherSlates)).map(({ id }) => id)

  test('those on the slate of another week', () =>
    expect(left({ homeTeamId: '8' }, ['moved', 'other'])).toEqual(['named', 'free']))

  test.each<[about: string, line: Parameters<typeof ironBowl>[0], ids: string[]]>([
    ['those of the same two teams as a game by hand', { gameId: 'hand-1' }, ['moved', 'free']],
    ['but not those of only one of them', { gameId: 'hand-1', awayTeamId: '8' }, ['moved', 'named', 'free']],
    ['but not once the game by hand is called off', { gameId: 'hand-1', void: true }, ['moved', 'named', 'free']],
    ['but not the game that is on the slate itself', { gameId: 'named' }, ['moved', 'named', 'free']],
  ])('%s', (_about, line, ids) => expect(left(line)).toEqual(ids))
})

test.each([
  [0, true],
  [7, true],
  [-7, true],
  [7.5, false],
  [-7.5, false],
  [null, false],
])('a spread of %s is close: %s', (spread, close) => expect(isClose(spread)).toBe(close))
