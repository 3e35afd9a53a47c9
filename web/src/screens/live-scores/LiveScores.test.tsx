import { beforeEach, expect, it, vi } from 'vitest'
import { paths } from '#common/paths'
import { newScores } from '#common/week/week'
import { documents } from '../../../../tests/fixtures/known-documents'
import { ironBowl } from '../../../../tests/fixtures/line'
import { markupAt } from '../../../../tests/fixtures/markup-at'
import { wordsOf } from '../../../../tests/fixtures/words'
import LiveScores from './LiveScores'

vi.mock('#web/live/useDocument', () => import('../../../../tests/fixtures/known-documents'))
vi.mock('#web/session/session', () => ({ useSession: () => 'ann', useUid: () => 'ann' }))
vi.mock('#web/app/logout', () => ({ unsettledGames: () => [] }))

const [SEASON, WEEK] = [2025, 14]
const weeks = [{ week: WEEK, label: 'Week 14' }]
const line = ironBowl()
const monday = ironBowl({ gameId: 'monday', homeName: 'Ohio State' })
const settings = { season: SEASON, activeWeek: WEEK, openWeeks: [WEEK], finishedWeeks: [], weeks }

beforeEach(() => {
  documents.set(paths.settings(), settings)
  documents.set(paths.week(SEASON, WEEK), { week: WEEK, slate: [line.gameId], lines: [line] })
})

const shown = (address = '/live-scores') => markupAt(address, <LiveScores />)

it.each([
  ['The score feed cannot be reached.', true, true],
  ['The score feed lists a game twice and differently: Alabama at Auburn.', false, false],
])('says that “%s”, and only a feed that cannot be read is down', (trouble, feedDown, isDown) => {
  documents.set(paths.scores(SEASON, WEEK), { ...newScores(WEEK), trouble, feedDown })
  const markup = shown()
  expect(markup).toContain(trouble)
  expect(markup.includes('Scores delayed')).toBe(isDown)
})

it('says nothing of the feed once every game is over', () => {
  const over = ironBowl({ phase: 'final', homeScore: 20, awayScore: 24, revealedAt: 1 })
  documents.set(paths.week(SEASON, WEEK), { week: WEEK, slate: [line.gameId], lines: [over] })
  documents.set(paths.scores(SEASON, WEEK), { ...newScores(WEEK), trouble: 'The score feed is down.', feedDown: true })
  expect(wordsOf(shown())).not.toMatch(/delayed|score feed/)
})

it('says what the star stands for', () => expect(wordsOf(shown())).toContain('Your Pick'))

it('leads to the scores of another open week, and back', () => {
  const both = [{ week: 13, label: 'Week 13' }, ...weeks]
  documents.set(paths.settings(), { ...settings, openWeeks: [13, 14], weeks: both })
  documents.set(paths.week(SEASON, 13), { week: 13, label: 'Week 13', slate: ['monday'], lines: [monday] })
  expect(shown()).toContain('href="/live-scores?week=13"')
  expect(wordsOf(shown())).toContain('Scores of Week 13')
  const earlier = shown('/live-scores?week=13')
  expect(earlier).toContain('href="/live-scores"')
  expect(wordsOf(earlier)).toMatch(/Scores of Week 14.*Ohio State/)
})

it('says that a closed season is over', () => {
  expect(shown()).not.toContain('is over')
  documents.set(paths.settings(), { ...settings, openWeeks: [], finishedSeasons: [{ season: SEASON, weeks }] })
  expect(wordsOf(shown())).toContain('Season 2025 is over. See how it ended')
})

it('promises no games for a week that has none, once the season is closed', () => {
  documents.set(paths.week(SEASON, WEEK), { week: WEEK, label: 'Week 14', slate: [], lines: [] })
  expect(wordsOf(shown())).toContain('No games in Week 14 yet.')
  documents.set(paths.settings(), { ...settings, openWeeks: [], finishedSeasons: [{ season: SEASON, weeks }] })
  expect(wordsOf(shown())).not.toContain('No games')
})
