import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { boardGame } from '#common/boards/leaderboard'
import { pagePaths } from '#common/page-paths'
import { newScores } from '#common/week/week'
import { ironBowl } from '../../../tests/fixtures/line'
import { markupAt } from '../../../tests/fixtures/markup-at'
import PlayerModal from './leaderboard/player/PlayerModal'
import LiveScores from './live-scores/LiveScores'

const [SEASON, WEEK] = [2025, 14]
const line = { ...ironBowl(), week: WEEK, kickoff: Date.now() + 9_000_000 }
/** What has been loaded: everything but Ann's slip. */
const LOADED: Record<string, object> = {
  [pagePaths.settings()]: {
    ...{ season: SEASON, activeWeek: WEEK, openWeeks: [WEEK], finishedWeeks: [] },
    weeks: [{ week: WEEK, label: 'Week 14' }],
  },
  [pagePaths.scores(SEASON, WEEK)]: newScores(WEEK),
  [pagePaths.week(SEASON, WEEK)]: { week: WEEK, label: 'Week 14', slate: [line.gameId], lines: [line], notice: '' },
  [pagePaths.directory()]: { members: { ann: { name: 'Ann' } } },
  [pagePaths.weeklyBoard(SEASON, WEEK)]: {
    ...{ week: WEEK, games: [boardGame(line)], revealed: [] },
    rows: { ann: { points: 0, correct: 0, picks: 0, possible: 0, sides: '-' } },
  },
}
const slip = pagePaths.slip(SEASON, WEEK, 'ann')

vi.mock(import('#web/session/session'), async (actual) => ({
  ...(await actual()),
  useSession: ((select: (state: object) => unknown) => select({ session: { uid: 'ann' } })) as never,
  useUid: () => 'ann',
}))
vi.mock('#web/app/logout', () => ({ unsettledGames: () => [] }))
vi.mock('#web/live/useDocument', () => ({
  useDocument: (path: string | null) => {
    const value = path === null ? undefined : LOADED[path]
    return value ? { status: 'ready', value } : { status: path && path !== slip ? 'absent' : 'loading' }
  },
}))

test.each<[where: string, shown: ReactNode]>([
  ['Live Scores', <LiveScores key="scores" />],
  [
    'one’s own card',
    <PlayerModal key="card" player={{ userId: 'ann', name: 'Ann' }} week={WEEK} first="picks" onClose={() => {}} />,
  ],
])('%s does not say that there is no pick before the slip is known', (_where, shown) => {
  const text = markupAt('/', shown)
  expect(text).toMatch(/Loading games|Alabama|BAMA|ALA/)
  expect(text).not.toContain('No pick')
})
