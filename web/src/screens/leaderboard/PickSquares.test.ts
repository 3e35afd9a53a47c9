import { expect, it } from 'vitest'
import { boardGame } from '#common/boards/leaderboard'
import { liveGame } from '../../../../tests/fixtures/games'
import { ironBowl } from '../../../../tests/fixtures/line'
import { recordOf, type SquareKind, squareOf, squaresText } from './PickSquares'

const game = boardGame(ironBowl({ gameId: '1', kickoff: 0, spread: -7, multiplier: 2 }))
const over = { ...game, phase: 'final' as const, homeScore: 31, awayScore: 20 }
const live = (homeScore: number) => liveGame({ kickoff: 0, homeScore, awayScore: 20, period: 3, clock: '7:21' })

it.each([
  ['a win', over, 'HOME', true, undefined, 'win'],
  ['a loss', over, 'AWAY', true, undefined, 'loss'],
  ['a push', { ...over, homeScore: 27 }, 'AWAY', true, undefined, 'push'],
  ['a win, though the feed went back to live', over, 'HOME', true, live(0), 'win'],
  ['covering', game, 'HOME', true, live(30), 'winning'],
  ['not covering', game, 'HOME', true, live(24), 'losing'],
  ['on the number', game, 'HOME', true, live(27), 'pushing'],
  ['before kickoff', game, 'HOME', true, undefined, 'picked'],
  ['no pick', over, undefined, true, undefined, 'missed'],
  ['no line', { ...over, spread: null }, undefined, true, undefined, 'void'],
  ['no line yet', { ...game, spread: null }, undefined, false, undefined, 'hidden'],
  ['not revealed', game, undefined, false, live(3), 'hidden'],
  ['over, and not revealed yet', over, 'HOME', false, undefined, 'picked'],
  ['called off', { ...over, void: true }, 'HOME', true, undefined, 'void'],
] as const)('%s', (_, played, side, revealed, now, kind) => {
  expect(squareOf(played, { side, revealed, live: now })).toEqual({ gameId: '1', kind, double: kind !== 'void' })
})

it('a square hides no pick of somebody who has left: their picks were deleted', () => {
  const left = { side: undefined, revealed: false, live: undefined, hasLeft: true }
  expect(squareOf(game, left).kind).toBe('missed')
  expect(squareOf({ ...game, void: true }, left).kind).toBe('void')
})

it('reads a row out', () => {
  const draw = (kind: 'win' | 'hidden' | 'losing') => ({ gameId: kind, kind, double: false })
  expect(squaresText([draw('win'), draw('hidden'), draw('losing'), draw('win')])).toBe(
    '2 won, 1 behind the spread now, 1 hidden',
  )
})

it.each<[string, SquareKind[]]>([
  ['4–1, 2 covering', ['win', 'win', 'loss', 'win', 'win', 'winning', 'losing', 'winning', 'hidden']],
  ['1–0–1', ['win', 'push', 'missed', 'void']],
  ['none covering', ['losing', 'pushing', 'picked']],
  ['0–2', ['loss', 'loss']],
  ['', ['hidden', 'picked', 'missed']],
])('says in short: %s', (text, kinds) => {
  const { record, covering } = recordOf(kinds.map((kind, index) => ({ gameId: `${index}`, kind, double: false })))
  expect(record + covering).toBe(text)
})
