import { expect, it } from 'vitest'
import { newScores } from '#common/week/week'
import { boardOf } from '../../../../../tests/fixtures/board'
import { KICKOFF, liveGame } from '../../../../../tests/fixtures/games'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { standingsOf } from '../standings'
import { gridGames, gridRows, gridText, splitOf } from './grid'

const open = { revealedAt: KICKOFF }
const lines = [
  ironBowl({ gameId: 'final', ...open, phase: 'final', homeScore: 20, awayScore: 31, multiplier: 2 }),
  // As it ended in 2025: Alabama won by the 7 it gave.
  ironBowl({ gameId: 'push', ...open, phase: 'final', homeScore: 20, awayScore: 27 }),
  ironBowl({ gameId: 'live', ...open }),
  ironBowl({ gameId: 'void', ...open, multiplier: 2, void: true }),
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

it('names the team and the result of every pick', () => {
  expect(shown('ann')).toEqual([
    ['ALA', 'won, double'],
    ['AUB', 'push'],
    ['AUB', 'covering now'],
    ['', 'counts for nobody'],
    ['', 'hidden'],
  ])
})

it('shows a player their own picks before the reveal, and takes revealed picks from the board only', () => {
  expect(shown('bob')).toEqual([
    ['AUB', 'lost, double'],
    ['', 'no pick'],
    ['ALA', 'behind the spread now'],
    ['', 'counts for nobody'],
    ['ALA', 'waiting, seen by you alone until it reveals'],
  ])
  expect(gridRows(standingsOf(board, scores), games)[1]?.cells[4]).toMatchObject({ kind: 'hidden', abbr: '' })
})

it('does not mark a player’s own pick of a void game as one that will be revealed', () => {
  const off = boardOf([ironBowl({ gameId: 'off', void: true })], { bob: { sides: {} } })
  const [row] = gridRows(standingsOf(off, scores), gridGames(off, scores), {
    uid: 'bob',
    picks: { off: { pickTeam: 'AWAY' } },
  })
  expect(row?.cells[0]).toMatchObject({ kind: 'void', secret: false, words: 'counts for nobody' })
})

it('hides nothing of who has left: their picks of games ahead are deleted', () => {
  const [row, ...rest] = board.rows
  const left = { ...board, rows: [{ ...row, left: true } as typeof row & object, ...rest] }
  const cells = gridRows(standingsOf(left, scores), games).map((each) => each.cells.at(-1)?.kind)
  expect(cells).toEqual(['missed', 'hidden'])
})

it('marks the picks that a commissioner entered', () => {
  const [row, ...rest] = board.rows
  const fixed = { ...board, rows: [{ ...row, fixed: ['push'] } as typeof row & object, ...rest] }
  const [line] = gridRows(standingsOf(fixed, scores), games)
  expect(line?.cells[1]).toMatchObject({ fixed: true, words: 'push, entered by a commissioner' })
  expect(line?.cells[0]?.fixed).toBe(false)
  const late = { ...fixed, rows: fixed.rows.map((each) => ({ ...each, late: each.fixed ?? [] })) }
  expect(gridRows(standingsOf(late, scores), games)[0]?.cells[1]?.words).toBe(
    'push, entered by a commissioner, after the final',
  )
})

it('draws a row again when the score turns a pick, and not when only the clock runs', () => {
  const looks = (homeScore: number, clock: string) => {
    const next = { ...scores, games: { live: liveGame({ homeScore, clock }) } }
    return gridRows(standingsOf(board, next), gridGames(board, next)).map((row) => row.drawKey)
  }
  expect(looks(24, '0:10')).toEqual(looks(24, '2:00'))
  expect(looks(0, '2:00')[0]).not.toBe(looks(24, '2:00')[0])
})

it('draws a row again for other points, and for another rank', () => {
  const looks = standingsOf(board, scores).slice(0, 1)
  const [standing] = looks
  if (!standing) throw new Error('the board is empty')
  const { row, rank, tied } = standing
  const changed = [{ row: { ...row, points: 99 } }, { rank: rank + 1 }, { tied: !tied }].map((more) => ({
    ...standing,
    ...more,
  }))
  expect(new Set(gridRows([standing, ...changed], games).map(({ drawKey }) => drawKey)).size).toBe(4)
})

it('draws no ring around a double that was called off: it counts for nobody', () => {
  expect(rows[0]?.cells.map(({ double }) => double)).toEqual([true, false, false, false, false])
})

const splitBoard = boardOf([ironBowl({ gameId: 'a', revealedAt: KICKOFF }), ironBowl({ gameId: 'b' })], {
  cy: { sides: { a: 'HOME', b: 'HOME' } },
  ann: { sides: { a: 'AWAY', b: 'HOME' } },
  bob: { sides: {} },
  dee: { sides: { a: 'AWAY' } },
})

it('splits the players by side, and lists who has no pick', () => {
  expect(splitOf(splitBoard, 'a')).toEqual({ AWAY: ['ann', 'dee'], HOME: ['cy'], missed: ['bob'] })
})

it('has no split before the reveal', () => expect(splitOf(splitBoard, 'b')).toBeNull())

it('gives everybody’s picks as a text, without those that only the viewer sees', () =>
  expect(gridText('Week 14', games, rows)).toBe(
    ['Week 14', 'ann (2): ALA×2✓ AUB= AUB', 'bob (0): AUB×2✗ – ALA'].join('\n'),
  ))
