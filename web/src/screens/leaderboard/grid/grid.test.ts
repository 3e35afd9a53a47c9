import { expect, it } from 'vitest'
import { newScores } from '#common/week/week'
import { boardOf } from '../../../../../tests/fixtures/board'
import { KICKOFF, liveGame } from '../../../../../tests/fixtures/games'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { standingsOf } from '../standings'
import { gridGames, gridRows } from './grid'

const open = { revealedAt: KICKOFF }
const lines = [
  ironBowl({ gameId: 'final', ...open, phase: 'final', homeScore: 20, awayScore: 31, multiplier: 2 }),
  // As it ended in 2025: Alabama won by the 7 it gave.
  ironBowl({ gameId: 'push', ...open, phase: 'final', homeScore: 20, awayScore: 27 }),
  ironBowl({ gameId: 'live', ...open }),
  ironBowl({ gameId: 'void', ...open, void: true }),
  ironBowl({ gameId: 'ahead' }),
]
const board = boardOf(lines, {
  ann: { sides: { final: 'AWAY', push: 'HOME', live: 'HOME', void: 'AWAY' } },
  bob: { sides: { final: 'HOME', live: 'AWAY' } },
})
const scores = { ...newScores(14), games: { live: liveGame() } }
const mine = { uid: 'bob', picks: { ahead: { pickTeam: 'AWAY' as const }, push: { pickTeam: 'AWAY' as const } } }
const games = gridGames(board, scores)
const rows = gridRows(standingsOf(board, scores), games, mine)
const shown = (name: string) => rows.find((row) => row.name === name)?.cells.map(({ abbr, words }) => [abbr, words])

it('says of every pick what it is and how it stands', () => {
  expect(shown('ann')).toEqual([
    ['ALA', 'won, double'],
    ['AUB', 'push'],
    ['AUB', 'covering now'],
    ['', 'void'],
    ['', 'hidden'],
  ])
})

it('shows a player what they picked before it reveals, and nothing the board denies', () => {
  expect(shown('bob')).toEqual([
    ['AUB', 'lost, double'],
    ['', 'no pick'],
    ['ALA', 'not covering now'],
    ['', 'void'],
    ['ALA', 'waiting, seen by you alone until it reveals'],
  ])
  expect(gridRows(standingsOf(board, scores), games)[1]?.cells[4]).toMatchObject({ kind: 'hidden', abbr: '' })
})

it('marks what a commissioner entered', () => {
  const [row, ...rest] = board.rows
  const fixed = { ...board, rows: [{ ...row, fixed: ['push'] } as typeof row & object, ...rest] }
  const [line] = gridRows(standingsOf(fixed, scores), games)
  expect(line?.cells[1]).toMatchObject({ fixed: true, words: 'push, entered by a commissioner' })
  expect(line?.cells[0]?.fixed).toBe(false)
})

it('keeps the look of a line that a clock does not change, and changes that of one a score turns', () => {
  const at = (homeScore: number, clock: string) => {
    const next = { ...scores, games: { live: liveGame({ homeScore, clock }) } }
    return gridRows(standingsOf(board, next), gridGames(board, next)).map((row) => row.look)
  }
  expect(at(24, '0:10')).toEqual(at(24, '2:00'))
  expect(at(0, '2:00')[0]).not.toBe(at(24, '2:00')[0])
})
