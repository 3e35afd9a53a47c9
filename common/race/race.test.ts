import { expect, test } from 'vitest'
import type { GameLine } from '#common/game/line'
import { boardOf } from '../../tests/fixtures/board'
import { closeWeek, ownSlip, racing } from '../../tests/fixtures/close-week'
import { ironBowl } from '../../tests/fixtures/line'
import {
  cellOf,
  GAME_OUTCOMES,
  type GameOutcome,
  mostPoints,
  type Race,
  type Racer,
  raceOf,
  rivalsOf,
  withOutcomes,
} from './race'
import { whatIf } from './what-if'

const final = (homeScore: number, awayScore: number) => ({ phase: 'final' as const, homeScore, awayScore })

test.each<[about: string, line: Partial<GameLine>, outcomes: GameOutcome[] | null]>([
  ['a half-point spread', { spread: 7.5 }, ['HOME', 'AWAY']],
  ['a whole spread may be a push', { spread: 7 }, ['HOME', 'AWAY', 'PUSH']],
  ['a pick’em counts as a whole spread, although no game ends in a tie', { spread: 0 }, ['HOME', 'AWAY', 'PUSH']],
  ['a game that has no line yet may still end in any way', { spread: null }, ['HOME', 'AWAY', 'PUSH']],
  ['a game that never got its line gives no points once it has revealed', { spread: null, revealedAt: 1 }, null],
  ['nor once it is over', { spread: null, ...final(20, 27) }, null],
  ['a game that was called off is not in the race', { void: true }, null],
  ['a revealed final is decided', { ...final(20, 27), revealedAt: 1 }, null],
  ['a hidden final still has its points to give: the home side covered', { spread: 7.5, ...final(20, 27) }, ['HOME']],
  ['a hidden final: the away side covered', { spread: 6.5, ...final(20, 27) }, ['AWAY']],
  ['a hidden final: a push', { spread: 7, ...final(20, 27) }, ['PUSH']],
])('%s', (_about, line, outcomes) => {
  const { games } = raceOf(boardOf([ironBowl(line)], { me: { sides: {} } }))
  expect(games.map((each) => each.outcomes)).toEqual(outcomes ? [outcomes] : [])
})

test('nobody has won or lost a week while games have no line yet', () => {
  const won = closeWeek({ me: 'H', you: 'A' }, { won: { me: 2 } })
  const next = boardOf(
    [1, 2, 3].map((number) => ironBowl({ gameId: `next-${number}`, spread: null })),
    {},
  )
  const fates = (board: typeof won) => whatIf(board, { race: raceOf(board) }).map(({ outlook }) => outlook())
  expect(fates(won).map(({ fate }) => fate)).toEqual(['clinched', 'eliminated'])
  expect(fates({ ...won, games: [...won.games, ...next.games] })).toEqual([
    { most: 6, fate: 'open' },
    { most: 4, fate: 'open' },
  ])
})

test('a member who has left has no hidden picks, so the others need not wait for them', () => {
  const board = closeWeek({ me: '..', you: '..' }, { hidden: [0, 1], won: { me: 1 } })
  const fates = (rows: typeof board.rows) =>
    whatIf({ ...board, rows }, { race: raceOf({ ...board, rows }) }).map(({ outlook }) => outlook())
  const left = board.rows.map((row) => (row.userId === 'you' ? { ...row, left: true as const } : row))
  expect(fates(board.rows)).toMatchObject([
    { most: 3, fate: 'open' },
    { most: 2, fate: 'open' },
  ])
  expect(fates(left)).toMatchObject([{ fate: 'clinched' }, { fate: 'eliminated' }])
})

test('a game with an assumed side has one outcome; a final keeps its own', () => {
  const board = boardOf([ironBowl({ gameId: 'open' }), ironBowl({ gameId: 'over', ...final(0, 30) })], {})
  const { games } = raceOf(board, { assumed: { open: 'AWAY', over: 'HOME' } })
  expect(games.map(({ game, outcomes }) => [game.gameId, outcomes])).toEqual([
    ['open', ['AWAY']],
    ['over', ['AWAY']],
  ])
})

/** A racer's least or most points, game by game and outcome by outcome. */
const byGame = (race: Race, points: Uint8Array) =>
  race.games.map((_, index) => GAME_OUTCOMES.map((outcome) => points[cellOf(index, outcome)]))

test('a player’s picks, and the fewest and most points they can bring', () => {
  const board = closeWeek(
    { me: 'HA.H', you: 'AA.A' },
    { doubles: [1], whole: [1], hidden: [3], won: { me: 2, you: 1 } },
  )
  const [race, me] = racing(board, 'me')
  expect(me).toMatchObject({ points: 2, picks: ['HOME', 'AWAY', null, 'HIDDEN'] })
  expect(byGame(race, me.minPoints)).toEqual([
    [1, 0, 0],
    [0, 2, 0],
    [0, 0, 0],
    [0, 0, 0],
  ])
  expect(byGame(race, me.maxPoints)).toEqual([
    [1, 0, 0],
    [0, 2, 0],
    [0, 0, 0],
    [1, 1, 0],
  ])
  expect(byGame(race, race.maxGain)).toEqual([
    [1, 1, 0],
    [0, 2, 0],
    [0, 0, 0],
    [0, 0, 0],
  ])
  expect(mostPoints(race, me)).toBe(2 + 1 + 2 + 1)
  expect(mostPoints(withOutcomes(race, 1, ['HOME', 'PUSH']), me)).toBe(2 + 1 + 1)
})

test('the viewer’s own hidden picks are known; a hidden game they have not picked yet may still be picked', () => {
  const board = closeWeek({ me: 'HHH', you: 'HHH' }, { hidden: [0, 1] })
  const [race, me] = racing(board, 'me', { own: ownSlip('A.A') })
  expect(me.picks).toEqual(['AWAY', 'HIDDEN', 'HOME'])
  expect(race.racers.find(({ userId }) => userId === 'you')?.picks).toEqual(['HIDDEN', 'HIDDEN', 'HOME'])
})

test('a worth set by hand counts, also for the viewer’s own hidden pick', () => {
  const [shown, hidden] = [ironBowl({ gameId: 'shown', revealedAt: 1 }), ironBowl({ gameId: 'hidden' })]
  const slip = { sides: { shown: 'HOME', hidden: 'HOME' }, worth: { shown: 2, hidden: 2 } } as const
  const board = boardOf([shown, hidden], { me: slip })
  const most = (race: Race) => race.racers.map((racer: Racer) => mostPoints(race, racer))
  expect(most(raceOf(board))).toEqual([3])
  expect(most(raceOf(board, { own: { ...slip, userId: 'me' } }))).toEqual([4])
  expect(most(raceOf(board, { own: { ...slip, userId: 'you' } }))).toEqual([3])
})

test('the rivals are the other players in their order, then the half-point rival', () => {
  const [race, you] = racing(closeWeek({ me: 'H', you: 'A', she: 'A' }), 'you')
  expect(rivalsOf(race, you).map(({ userId, points }) => [userId, points])).toEqual([
    ['me', 0],
    ['she', 0],
    ['', 0.5],
  ])
})
