import { expect, it, vi } from 'vitest'
import { paths } from '#common/paths'
import { documents } from '../../../../../tests/fixtures/known-documents'
import { markupAt } from '../../../../../tests/fixtures/markup-at'
import { wordsOf } from '../../../../../tests/fixtures/words'
import { MANY_PLAYERS } from '../standings'
import OverallStandings from './OverallStandings'

const SEASON = 2026

vi.mock('#web/session/session', () => ({ useSession: () => 'fan0', useUid: () => 'fan0' }))
vi.mock('#web/live/useDocument', () => import('../../../../../tests/fixtures/known-documents'))

it('shows no table before a week has games', () => {
  documents.set(paths.settings(), { season: SEASON, finishedSeasons: [], weeks: [] })
  documents.set(paths.overallBoard(SEASON), {
    weeks: [],
    rows: { fan0: { byWeek: '', correct: 0, picks: 0, possible: 0 } },
  })
  expect(wordsOf(markupAt('/', <OverallStandings />))).toBe('No scores yet.')
})

it.each([
  ['from thirty players on', MANY_PLAYERS, true],
  ['not below that', MANY_PLAYERS - 1, false],
])('the season’s board has “Around me” %s', (_about, players, has) => {
  const rows = Object.fromEntries(
    Array.from({ length: players }, (_, index) => [`fan${index}`, { byWeek: '1', correct: 1, picks: 1, possible: 1 }]),
  )
  documents.set(paths.settings(), { season: SEASON, finishedSeasons: [], weeks: [] })
  documents.set(paths.overallBoard(SEASON), { weeks: [1], rows })
  expect(wordsOf(markupAt('/', <OverallStandings />)).includes('Around me')).toBe(has)
})

it.each([
  ['not while it is played', [], false],
  ['once it is closed', [{ season: SEASON, closedAt: 1, weeks: [] }], true],
])('crowns the winner of a season %s', (_about, finishedSeasons, isCrowned) => {
  documents.set(paths.settings(), { season: SEASON, finishedSeasons, weeks: [] })
  documents.set(paths.overallBoard(SEASON), {
    weeks: [1],
    rows: { fan0: { byWeek: '1', correct: 1, picks: 1, possible: 1 } },
  })
  expect(wordsOf(markupAt('/', <OverallStandings />)).includes(`won season ${SEASON}`)).toBe(isCrowned)
})

it('marks the most points of each week that is over, also of several players, and none of a week without points', () => {
  const row = (byWeek: string) => ({ byWeek, correct: 1, picks: 3, possible: 3 })
  const rows = { fan0: row('2 0 1 3'), fan1: row('2 0'), fan2: row('1 0 0 4') }
  const weeks = [0, 1, 2, 3].map((week) => ({ week, label: `Week ${week}` }))
  const settings = { season: SEASON, finishedSeasons: [], activeWeek: 3, openWeeks: [3], weeks }
  documents.set(paths.overallBoard(SEASON), { weeks: [0, 1, 2, 3], rows })
  const marked = () => markupAt('/', <OverallStandings />).match(/\d(?=<span class="unseen">, the most of the week)/g)
  documents.set(paths.settings(), settings)
  expect(marked()).toEqual(['2', '1', '2'])
  const legend = 'the most points of a week'
  expect(markupAt('/', <OverallStandings />)).toContain(legend)
  documents.set(paths.overallBoard(SEASON), { weeks: [3], rows: { fan0: row('1') } })
  expect(markupAt('/', <OverallStandings />), 'while no week is over').not.toContain(legend)
  documents.set(paths.overallBoard(SEASON), { weeks: [0, 1, 2, 3], rows })
  const closed = [{ season: SEASON, closedAt: 1, weeks }]
  documents.set(paths.settings(), { ...settings, finishedSeasons: closed, openWeeks: [] })
  expect(marked()).toEqual(['2', '1', '4', '2'])
})
