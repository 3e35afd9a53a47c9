import { expect, it, vi } from 'vitest'
import { boardGame, type WeeklyBoard } from '#common/boards/leaderboard'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { wordsOf } from '../../../../../tests/fixtures/words'
import RecapCard from './RecapCard'

const season = vi.hoisted(() => ({ now: {} as object }))
vi.stubGlobal('navigator', {})
vi.mock('#web/live/boards', () => ({ useOverallBoard: () => season.now }))

/** What the recap of a week says in which Ann has picked Alabama, giving 7. */
function said(awayScore: number, points: number): string {
  const game = boardGame(ironBowl({ phase: 'final', homeScore: 20, awayScore }))
  const sides = { [game.gameId]: 'AWAY' } as const
  const row = { userId: 'ann', name: 'Ann', sides, points, picks: 1, correct: points, favoriteColor: '', avatar: '' }
  const board = { week: 14, games: [game], revealed: [game.gameId], rows: [row] } as unknown as WeeklyBoard
  return wordsOf(<RecapCard board={board} label="Week 14" mayGrow={false} />)
}

it('offers no picture before the season’s board is there, which says who climbed the most', () => {
  season.now = { status: 'loading' }
  expect(said(31, 1)).not.toContain('recap')
  season.now = { status: 'absent' }
  expect(said(31, 1)).toMatch(/Best record .*Save recap/)
})

it('offers no picture of a week of which there is nothing to tell', () => {
  season.now = { status: 'absent' }
  expect(said(27, 0)).toBe('Nobody won a pick.')
})
