import { beforeEach, expect, it, vi } from 'vitest'
import { paths } from '#common/paths'
import { documents } from '../../../../tests/fixtures/known-documents'
import { ironBowl } from '../../../../tests/fixtures/line'
import { markupAt } from '../../../../tests/fixtures/markup-at'
import { wordsOf } from '../../../../tests/fixtures/words'
import { Slate } from './Slate'

vi.mock('#web/live/useDocument', () => import('../../../../tests/fixtures/known-documents'))
vi.mock('#web/session/session', () => ({
  useSession: () => 'ann',
  useUid: () => 'ann',
  playerStorage: { read: () => true },
}))
vi.mock('#web/picking/picking', () => ({
  startPicking: () => {},
  usePicking: (select: (state: object) => unknown) => select({ picks: {}, loginPrompt: null }),
}))
/** A part that is loaded later shows where it is loaded from. */
vi.mock('#web/app/lazyComponent', () => ({ lazyExtra: (load: () => unknown) => () => String(load) }))

const SEASON = 2025
const weeks = [13, 14].map((week) => ({ week, label: `Week ${week}` }))
const settings = { season: SEASON, activeWeek: 14, openWeeks: [13, 14], finishedWeeks: [], weeks }

beforeEach(() => {
  const line = ironBowl({ gameId: 'monday', week: 13 })
  documents.set(paths.settings(), settings)
  documents.set(paths.week(SEASON, 13), { week: 13, label: 'Week 13', slate: ['monday'], lines: [line] })
  documents.set(paths.week(SEASON, 14), { week: 14, label: 'Week 14', slate: [], lines: [] })
})

const said = (address: string) => wordsOf(markupAt(address, <Slate uid="ann" />))

it('keeps the log of a week whose games were all taken off: it says who did that', () => {
  expect(said('/weekly-picks')).toMatch(/No games in Week 14 yet\..*OpenLog/)
})

it('shows the week of its link, whatever else the link carries', () => {
  expect(said('/weekly-picks?week=13&fbclid=x')).toMatch(/Week 13 .*Alabama/)
})

it.each([
  ['folded while another game counts', false, /Final games \(1\)(?!.*Alabama)/],
  ['unfolded where all others were called off', true, /Final games \(1\).*Alabama/],
])('the finals are %s', (_, isOff, words) => {
  const final = ironBowl({ gameId: 'over', phase: 'final', homeScore: 20, awayScore: 30, revealedAt: 1 })
  const other = ironBowl({
    gameId: 'other',
    awayName: 'Army',
    homeName: 'Navy',
    kickoff: Date.now() + 9e6,
    void: isOff,
  })
  documents.set(paths.week(SEASON, 14), { week: 14, label: 'Week 14', slate: ['over', 'other'], lines: [final, other] })
  expect(said('/weekly-picks')).toMatch(words)
})

it('says that a closed season is over', () => {
  expect(said('/weekly-picks')).not.toContain('is over')
  documents.set(paths.settings(), { ...settings, openWeeks: [], finishedSeasons: [{ season: SEASON, weeks }] })
  expect(said('/weekly-picks')).toContain('Season 2025 is over. See how it ended')
})
