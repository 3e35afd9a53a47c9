import { expect, it, vi } from 'vitest'
import { boardGame, type WeeklyBoard } from '#common/boards/leaderboard'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { wordsOf } from '../../../../../tests/fixtures/words'
import RecapCard from './RecapCard'

const season = vi.hoisted(() => ({ now: {} as object }))
vi.stubGlobal('navigator', {})
vi.mock('#web/live/boards', () => ({ useOverallBoard: () => season.now }))

it('offers no picture before the season’s board is there, which says who climbed the most', () => {
  const game = boardGame(ironBowl({ phase: 'final', homeScore: 20, awayScore: 31 }))
  const sides = { [game.gameId]: 'AWAY' } as const
  const row = { userId: 'ann', name: 'Ann', sides, points: 1, picks: 1, correct: 1, favoriteColor: '', avatar: '' }
  const board = { week: 14, games: [game], revealed: [game.gameId], rows: [row] } as unknown as WeeklyBoard
  const said = () => wordsOf(<RecapCard board={board} label="Week 14" mayGrow={false} />)
  season.now = { status: 'loading' }
  expect(said()).not.toContain('recap')
  season.now = { status: 'absent' }
  expect(said()).toMatch(/Best record .*Save recap/)
})
