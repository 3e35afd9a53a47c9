import { beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '#common/paths'
import { newScores } from '#common/week/week'
import { documents } from '../../../tests/fixtures/known-documents'
import { ironBowl } from '../../../tests/fixtures/line'
import { markupAt } from '../../../tests/fixtures/markup-at'
import { ShownSeason, useActiveWeek, useScores, useShownWeek, useSlip, useWeek, useWithNames } from './league'
import { LOADING } from './loaded'

const SEASON = 2026
const settings = { season: SEASON, activeWeek: 14, openWeeks: [14], finishedWeeks: [], weeks: [] }
const live = { phase: 'live', homeScore: 7, awayScore: 3 } as const
const under = ironBowl({ gameId: 'under way', ...live, revealedAt: 1 })
const over = ironBowl({ gameId: 'over', phase: 'final', homeScore: 20, awayScore: 30, revealedAt: 1 })

vi.mock('#web/session/session', () => ({ useSession: () => 'dee', useUid: () => 'dee' }))
vi.mock('./useDocument', () => import('../../../tests/fixtures/known-documents'))

/** What a hook gives a screen of a season at an address; the season is the one in play unless another is given. */
function given<T>(hook: () => T, { season, address = '/' }: { season?: number; address?: string } = {}): T {
  const seen: T[] = []
  function Screen() {
    seen.push(hook())
    return null
  }
  markupAt(
    address,
    <ShownSeason value={season}>
      <Screen />
    </ShownSeason>,
  )
  return seen[0] as T
}

beforeEach(() => {
  documents.clear()
  documents.set(paths.settings(), settings)
  documents.set(paths.week(SEASON, 14), {
    week: 14,
    slate: ['over', 'under way'],
    lines: [under, over],
    notice: 'Pizza.',
  })
  const games = { over: { ...live, phase: 'final' }, 'under way': live }
  documents.set(paths.scores(SEASON, 14), { ...newScores(14), games, trouble: 'The feed is down.', feedDown: true })
})

describe('in the season in play', () => {
  it('a week has its lines as they are stored, in the order of the slate', () => {
    expect(given(() => useWeek(14)).value).toMatchObject({ lines: [over, under], notice: 'Pizza.' })
  })

  it('a week of an older release has the lines of documents of their own', () => {
    documents.set(paths.week(SEASON, 14), { week: 14, slate: ['over'] })
    documents.set(paths.lines(SEASON, 14), [under, over])
    expect(given(() => useWeek(14)).value?.lines).toEqual([over])
  })

  it('its scores are those of every game, with the trouble of the feed', () => {
    const { value } = given(() => useScores(14))
    expect([Object.keys(value?.games ?? {}), value?.trouble]).toEqual([['over', 'under way'], 'The feed is down.'])
  })
})

it('a board waits for the names of the members', () => {
  const board = () => given(() => useWithNames({ status: 'ready', value: 'dee' }, '', (uid, names) => [uid, names]))
  documents.set(paths.directory(), LOADING)
  expect(board().status).toBe('loading')
  const directory = { members: {} }
  documents.set(paths.directory(), directory)
  expect(board().value).toEqual(['dee', directory])
})

describe('the week that is shown', () => {
  const weeks = [13, 14].map((week) => ({ week, label: `Week ${week}` }))
  beforeEach(() => void documents.set(paths.settings(), { ...settings, openWeeks: [13, 14], weeks }))

  it.each([
    ['', 14, 13],
    ['?week=13', 13, 14],
    ['?week=99', 14, 13],
  ])('at the address %j is week %i, beside week %i, which is open, too', (address, week, other) => {
    const { shown, others } = given(useShownWeek, { address: `/live-scores${address}` })
    expect([shown, others.map((each) => each.week)]).toEqual([week, [other]])
  })

  it('of an earlier season is none that is played now', () => {
    const { active, open } = given(useActiveWeek, { season: SEASON - 1 })
    expect([active, open]).toEqual([undefined, []])
  })
})

describe('the own slip', () => {
  const pick = { pickTeam: 'HOME', spread: -7, savedAt: 1 } as const

  it('names the commissioner who entered a pick, and nobody at the others', () => {
    const members = { 'uid-of-ray': { name: 'Uncle Ray' } }
    documents.set(paths.directory(), { members })
    documents.set(paths.slip(SEASON, 14, 'dee'), { picks: { over: { ...pick, fixedBy: 'uid-of-ray' }, other: pick } })
    const { value } = given(() => useSlip(14))
    expect(value?.picks).toEqual({ over: { ...pick, fixedBy: 'Uncle Ray' }, other: pick })
  })
})

describe('once the season is closed', () => {
  beforeEach(() => {
    documents.set(paths.settings(), { ...settings, finishedSeasons: [{ season: SEASON, closedAt: 1, weeks: [] }] })
  })

  it('a game without a result is void, and there is no notice', () => {
    const lines = [over, { ...under, void: true, noResult: true }]
    expect(given(() => useWeek(14)).value).toMatchObject({ lines, notice: '' })
  })

  it('its scores are those of the games that are final, without trouble', () => {
    const { value } = given(() => useScores(14))
    expect([Object.keys(value?.games ?? {}), value?.trouble, value?.feedDown]).toEqual([['over'], '', false])
  })
})

it('nothing is known of a week before the league is', () => {
  documents.clear()
  expect([given(() => useWeek(14)).status, given(() => useScores(14)).status]).toEqual(['absent', 'absent'])
})
