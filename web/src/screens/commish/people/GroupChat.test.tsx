import { beforeEach, expect, it, vi } from 'vitest'
import { weeklyBoardDoc } from '#common/boards/weekly-board'
import type { GameLine } from '#common/game/line'
import { paths } from '#common/paths'
import type { SlateWeek } from '#web/live/league'
import { member } from '../../../../../tests/fixtures/board'
import { documents } from '../../../../../tests/fixtures/known-documents'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { markupAt } from '../../../../../tests/fixtures/markup-at'
import { wordsOf } from '../../../../../tests/fixtures/words'
import { GroupChat } from './GroupChat'

vi.mock('#web/live/useDocument', () => import('../../../../../tests/fixtures/known-documents'))

const SEASON = 2025
const final = ironBowl({ gameId: 'won', phase: 'final', homeScore: 20, awayScore: 28, revealedAt: 1 })
const putOff = ironBowl({ gameId: 'put-off', phase: 'postponed', timeTbd: true })

/** What the desk offers for the chat of a week in which it has nothing left to do. */
function offered(lines: GameLine[]): string {
  const picks = new Map([['ann', { sides: { won: 'AWAY' } as const }]])
  documents.set(paths.weeklyBoard(SEASON, 14), weeklyBoardDoc(14, lines, ['ann', 'bob'], picks))
  const week = { week: 14, label: 'Week 14', seasonType: 2, slate: [], state: 'scored', notice: '', lines }
  return wordsOf(markupAt('/', <GroupChat week={week as unknown as SlateWeek} season={SEASON} now={0} isOver />))
}

beforeEach(() => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('location', { origin: 'https://picks.example.com' })
  const settings = { season: SEASON, activeWeek: 14, openWeeks: [14], finishedWeeks: [], weeks: [] }
  documents.set(paths.settings(), settings)
  documents.set(paths.directory(), { members: { ann: member('Ann'), bob: member('Bob') } })
  documents.set(paths.status(SEASON, 14), { week: 14, games: ['put-off'], made: { ann: 1, bob: 0 } })
})

it('offers the result of a week that is finished', () =>
  expect(offered([final])).toContain('Week 14: Ann won with 1 point. https://picks.example.com/weekly-leaderboard'))

it('names no winner while a game that was put off is awaited, but whose picks are missing', () =>
  expect(offered([final, putOff])).toContain('Week 14, picks still missing: Bob (1).'))
