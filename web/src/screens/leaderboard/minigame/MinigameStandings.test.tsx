import { beforeEach, expect, it, vi } from 'vitest'
import type { MinigameBoardDoc } from '#common/nicknames/minigame-board'
import { type DocPath, paths } from '#common/paths'
import { documents } from '../../../../../tests/fixtures/known-documents'
import { markupAt } from '../../../../../tests/fixtures/markup-at'
import { wordsOf } from '../../../../../tests/fixtures/words'
import MinigameStandings from './MinigameStandings'

const SEASON = 2026

vi.mock('#web/session/session', () => ({ useSession: () => 'dee', useUid: () => 'dee' }))
vi.mock('#web/live/useDocument', () => import('../../../../../tests/fixtures/known-documents'))

const said = (all: boolean) => wordsOf(markupAt('/', <MinigameStandings all={all} />))

/** Stores a board on which one player has played so many rounds. */
function store(path: DocPath<MinigameBoardDoc>, roundsPlayed: number): void {
  const row = { totalQuestions: 17 * roundsPlayed, totalCorrect: 0, roundsPlayed, playedAt: 0 }
  documents.set(path, { rows: { dee: row } } satisfies MinigameBoardDoc)
}

beforeEach(() => documents.clear())

it('shows the rounds that were played before the first week', () => {
  expect(said(false)).toContain('No results yet.')
  store(paths.minigameBoard(), 3)
  expect(said(false)).toMatch(/ 51 3 0\.0%/)
})

it('gives nobody a medal without a right answer', () => {
  store(paths.minigameBoard(), 1)
  expect(said(false)).toMatch(/no rank yet/)
  expect(said(false)).not.toContain('medal')
})

it('shows the rounds of the season once one is finished, or all of them', () => {
  documents.set(paths.settings(), { season: SEASON, finishedSeasons: [{ season: SEASON - 1 }], weeks: [] })
  store(paths.minigameBoard(), 3)
  store(paths.seasonMinigameBoard(SEASON), 2)
  expect(said(false)).toMatch(/ 34 2 0\.0%/)
  expect(said(true)).toMatch(/ 51 3 0\.0%/)
})
