import { describe, expect, it } from 'vitest'
import type { WeeklyRow } from '#common/boards/leaderboard'
import type { GameLine } from '#common/game/line'
import type { LiveGame, WeekScores } from '#common/week/week'
import { boardOf } from '../../../../tests/fixtures/board'
import { ironBowl } from '../../../../tests/fixtures/line'
import {
  inOrder,
  isDrawnAlike,
  mayBeOpen,
  progressText,
  SORT_VALUES,
  type Standing,
  standingsOf,
  weekProgress,
  winnerNames,
} from './standings'

const game = (gameId: string, more: Partial<GameLine> = {}) => ironBowl({ gameId, spread: -3, revealedAt: 1, ...more })
const won = { phase: 'final', homeScore: 10, awayScore: 0 } as const
const lines = [game('a', won), game('b', { multiplier: 2 }), game('c', { revealedAt: null })]
const board = boardOf(lines, {
  Ann: { sides: { a: 'HOME', b: 'AWAY' } },
  Bob: { sides: { a: 'AWAY', b: 'HOME' } },
  Cy: { sides: { a: 'HOME' } },
})
const scores = { games: { b: { phase: 'live', homeScore: 7, awayScore: 0 } as LiveGame } } as unknown as WeekScores

describe('the standings', () => {
  it('are drawn again only where a score has changed something', () => {
    const at = (live: Partial<LiveGame>) =>
      standingsOf(board, { games: { b: { phase: 'live', homeScore: 7, awayScore: 0, ...live } } } as never)
    const drawnAgain = (live: Partial<LiveGame>) =>
      at(live).flatMap((standing, index) =>
        isDrawnAlike(at({})[index] as Standing, standing) ? [] : [standing.row.name],
      )
    expect([drawnAgain({ clock: '3:00' }), drawnAgain({ homeScore: 10 })]).toEqual([[], []])
    expect(drawnAgain({ awayScore: 14 })).toEqual(['Ann', 'Bob'])
  })

  it('show points won, points as it stands and places gained or lost', () => {
    const shown = standingsOf(board, scores).map(({ row, rank, pointsNow, moved }) => [
      row.name,
      rank,
      row.points,
      pointsNow,
      moved,
    ])
    expect(shown).toEqual([
      ['Ann', 1, 1, 1, -1],
      ['Cy', 1, 1, 1, -1],
      ['Bob', 3, 0, 2, 2],
    ])
  })

  it('move nobody before somebody has a point: nobody has a place to lose', () => {
    const rows = board.rows.map((row) => ({ ...row, points: 0 }))
    expect(standingsOf({ ...board, rows }, scores).map(({ moved }) => moved)).toEqual([0, 0, 0])
  })

  it('say who shares a rank', () => {
    expect(standingsOf(board, scores).map(({ tied }) => tied)).toEqual([true, true, false])
  })

  it('have a square for every game of every player', () => {
    const drawn = standingsOf(board, scores).map(({ squares }) => squares.map(({ kind }) => kind))
    expect(drawn).toEqual([
      ['win', 'losing', 'hidden'],
      ['win', 'missed', 'hidden'],
      ['loss', 'winning', 'hidden'],
    ])
  })

  it('await no picks of who has left', () => {
    const left = { ...board, rows: board.rows.map((row) => ({ ...row, left: true as const })) }
    expect(standingsOf(left, scores).map(({ squares }) => squares.at(-1)?.kind)).toEqual(['missed', 'missed', 'missed'])
  })

  it.each([
    ['Player', false, ['Ann', 'Bob', 'Cy']],
    ['Player', true, ['Cy', 'Bob', 'Ann']],
    ['Points', false, ['Ann', 'Cy', 'Bob']],
    ['Rank', true, ['Bob', 'Ann', 'Cy']],
    ['Picks', false, ['Ann', 'Cy', 'Bob']],
  ] as const)('by %s, reversed %s', (by, reversed, names) => {
    expect(inOrder(standingsOf(board, scores), { by, reversed }, SORT_VALUES).map(({ row }) => row.name)).toEqual(names)
  })
})

it.each<[change: string, Partial<Standing>]>([
  ['another row', { row: board.rows[2] as WeeklyRow }],
  ['another rank', { rank: 9 }],
  ['a tie that has ended', { tied: false }],
  ['other points', { pointsNow: 9 }],
  ['another move', { moved: 9 }],
  ['a pick that is behind by now', { squares: [{ gameId: 'a', kind: 'losing', double: false }] }],
])('a row is drawn again for %s', (_change, more) => {
  const [standing] = standingsOf(board, scores)
  if (!standing) throw new Error('the board is empty')
  expect([isDrawnAlike(standing, { ...standing }), isDrawnAlike(standing, { ...standing, ...more })]).toEqual([
    true,
    false,
  ])
})

it.each([
  ['Rank', 'Di Ed Flo'],
  ['Points', 'Flo Di Ed'],
  ['Correct', 'Ed Flo Di'],
  ['Picks', 'Di Flo Ed'],
  ['Win %', 'Ed Flo Di'],
  ['Player', 'Di Ed Flo'],
])('rows are sorted by %s, the highest first, and the other way round in reverse', (by, names) => {
  const ranked = (name: string, rank: number, counts: Pick<WeeklyRow, 'points' | 'correct' | 'picks'>) =>
    ({ rank, row: { ...board.rows[0], name, ...counts } }) as Standing
  const rows = [
    ranked('Flo', 3, { points: 9, correct: 3, picks: 6 }),
    ranked('Di', 1, { points: 8, correct: 2, picks: 8 }),
    ranked('Ed', 2, { points: 7, correct: 4, picks: 5 }),
  ]
  const sorted = (reversed: boolean) => inOrder(rows, { by, reversed }, SORT_VALUES).map((each) => each.row.name)
  expect(sorted(false).join(' ')).toBe(names)
  expect(sorted(true).reverse().join(' ')).toBe(names)
})

it('counts the games', () => {
  expect(weekProgress(board, scores)).toEqual({ completed: 1, underWay: 1, remaining: 1 })
  const stopped = { games: { b: { ...scores.games.b, phase: 'suspended' } } } as unknown as WeekScores
  expect(weekProgress(board, stopped), 'suspended').toEqual({ completed: 1, underWay: 1, remaining: 1 })
  const delayed = { phase: 'live', pause: 'delayed', period: 1, clock: '15:00', homeScore: 0, awayScore: 0 }
  const waiting = { games: { b: delayed } } as unknown as WeekScores
  expect(weekProgress(board, waiting), 'before the first snap').toEqual({ completed: 1, underWay: 0, remaining: 2 })
  const off = { ...board, games: [...board.games, game('off', { void: true })] }
  expect(progressText(off, scores)).toBe('1 completed • 1 in progress • 1 remaining\u00a0• 1\u00a0called\u00a0off')
})

it('counts what had no result when its season ended, of which nothing is awaited any more', () => {
  const games = [game('a', won), { ...game('b', { void: true }), noResult: true as const }]
  expect(progressText({ ...board, games }, undefined)).toBe('1 completed • 1 without a result')
  expect(progressText({ ...board, games: [...games, game('c', { void: true })] }, undefined)).toBe(
    '1 completed • 1 without a result\u00a0• 1\u00a0called\u00a0off',
  )
})

it.each([
  ['a game ahead', lines, true],
  ['all revealed', [game('a', won), game('b')], false],
  ['called off', [game('c', { void: true })], false],
  ['without a number', [game('c', { spread: null })], false],
])('knows whether a game may be picked: %s', (_, of, open) => {
  expect(mayBeOpen({ ...board, games: of })).toBe(open)
})

describe('the crown', () => {
  it('is not given before the last final', () => expect(winnerNames(board)).toEqual([]))
  it('is shared by ties, and does not wait for void games', () => {
    const done = { ...board, games: [game('a', won), game('b', { void: true })] }
    expect(winnerNames(done)).toEqual(['Ann', 'Cy'])
  })
  it('goes to nobody without a point', () => {
    expect(winnerNames({ ...board, games: [game('a', won)], rows: [] })).toEqual([])
  })
})
