import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { boardGame, type WeeklyBoard } from '#common/boards/leaderboard'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { wordsOf } from '../../../../../tests/fixtures/words'
import RecapCard from './RecapCard'

const season = vi.hoisted(() => ({ now: {} as object }))
vi.stubGlobal('navigator', {})
vi.mock('#web/live/league', () => ({ useShownSeason: () => ({ season: 2026 }) }))
vi.mock('#web/live/boards', () => ({ useOverallBoard: () => season.now }))

/** The recap of a week in which Ann has picked Alabama, giving 7. */
function recap(awayScore: number, points: number) {
  const game = boardGame(ironBowl({ phase: 'final', homeScore: 20, awayScore }))
  const sides = { [game.gameId]: 'AWAY' } as const
  const row = { userId: 'ann', name: 'Ann', sides, points, picks: 1, correct: points, favoriteColor: '', avatar: '' }
  const bob = { ...row, userId: 'bob', name: 'Bob', sides: {}, points: 0, picks: 0, correct: 0 }
  const board = { week: 14, games: [game], revealed: [game.gameId], rows: [row, bob] } as unknown as WeeklyBoard
  return <RecapCard board={board} label="Week 14" mayGrow={false} />
}

it('offers no picture before the season’s board is there, which says who climbed the most', () => {
  const isOffered = () => !/<button[^>]* disabled/.test(renderToStaticMarkup(recap(31, 1)))
  season.now = { status: 'loading' }
  expect(wordsOf(recap(31, 1))).toMatch(/^Week 14 Ann won the week with 1 point Best record .*Save recap/)
  expect(isOffered()).toBe(false)
  season.now = { status: 'absent' }
  expect(isOffered()).toBe(true)
})

it('offers no picture of a week of which there is nothing to tell', () => {
  season.now = { status: 'absent' }
  expect(wordsOf(recap(27, 0))).toBe('Nobody won a pick.')
})
