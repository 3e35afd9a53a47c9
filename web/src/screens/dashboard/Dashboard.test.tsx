import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { MINUTE } from '#common/durations'
import type { SlipEntry } from '#common/game/pick'
import { newScores, type WeekScores } from '#common/week/week'
import { liveGame } from '../../../../tests/fixtures/games'
import { ironBowl } from '../../../../tests/fixtures/line'
import { markupAt } from '../../../../tests/fixtures/markup-at'
import { wordsOf } from '../../../../tests/fixtures/words'
import Dashboard from './Dashboard'

const final = ironBowl({ phase: 'final', homeScore: 20, awayScore: 30, revealedAt: Date.UTC(2025, 10, 30, 1) })
let linesOf: Record<number, object[]>
let picks: Record<string, SlipEntry>

interface Season {
  weeks: number[]
  rows: { userId: string; points: number; possible?: number; byWeek: Record<number, number> }[]
}
const season: { status: string; value?: Season } = { status: 'loading' }
const seasonOf = (rows: Season['rows']): Season => ({ weeks: [12, 13, 14], rows })

const notice = vi.hoisted(() => ({ text: '' }))
const waiting = vi.hoisted(() => ({ games: [] as string[] }))
vi.mock('#web/session/session', () => ({ useSession: () => ({ uid: 'dee' }), useUid: () => 'dee' }))
vi.mock('#web/app/logout', () => ({ unsettledGames: () => waiting.games }))
vi.mock('#web/picking/picking', () => ({
  startPicking: () => {},
  usePicking: (select: (state: object) => unknown) => {
    const picks = Object.fromEntries(waiting.games.map((gameId) => [gameId, { tap: { side: 'HOME' } }]))
    return select({ picks, loginPrompt: null })
  },
}))
vi.mock('#web/api', () => ({}))
const weeks = [12, 13, 14].map((week) => ({ week, label: `Week ${week}` }))
const settings = { season: 2026, activeWeek: 14, openWeeks: [14], finishedWeeks: [13], weeks }
const league: { value: object } = { value: settings }

const slip = { isLoading: false }
let isFinished = false
let scores: WeekScores | undefined

beforeEach(() => {
  linesOf = { 14: [final] }
  picks = {}
  slip.isLoading = false
  scores = undefined
  isFinished = false
  notice.text = ''
  waiting.games = []
})

vi.mock('#web/live/league', () => ({
  ShownSeason: ({ children }: { children: ReactNode }) => children,
  useSettings: () => league,
  useActiveWeek: () => ({ status: 'ready', active: 14, weeks, open: weeks.filter(({ week }) => week === 14) }),
  useOwnWeek: (week: number) => ({
    isLoading: slip.isLoading,
    week: { week, label: `Week ${week}`, lines: linesOf[week] ?? [], notice: week === 14 ? notice.text : '' },
    slip: slip.isLoading ? undefined : { picks },
    scores,
  }),
  useIsSeasonFinished: () => isFinished,
  useShownSeason: () => ({ season: 2026, settings }),
}))
vi.mock('#web/live/boards', () => ({ useOverallBoard: () => season }))

function markupOf(pick: Partial<SlipEntry>, address: string): string {
  picks[final.gameId] = { pickTeam: 'AWAY', spread: -7, savedAt: 0, ...pick }
  return markupAt(address, <Dashboard />)
}

/** What the dashboard says, in one line. */
const said = (pick: Partial<SlipEntry>, address = '/dashboard'): string => wordsOf(markupOf(pick, address))

it.each<[about: string, pick: Partial<SlipEntry>, points: number]>([
  ['as much as its game', {}, 1],
  ['double, as its game was when it was entered', { points: 2 }, 2],
])('counts a won pick that is worth %s, in the total as on its card', (_, pick, points) => {
  expect(said(pick)).toMatch(new RegExp(`Week's points ${points} of 1 Correct 1 of 1 .*WIN \\+${points}`))
})

it('counts a final that the feed has before the reveal on neither the totals nor the card', () => {
  linesOf[14] = [{ ...final, kickoff: Date.now() + 1_000_000, revealedAt: null, begunEarly: true }]
  expect(said({})).toContain("Week's points 0 Correct 0 Picks made 1")
  expect(said({})).not.toContain('WIN +')
})

it('says of how many games the picks are made, and counts none without a spread or that was called off', () => {
  linesOf[14] = [final, ironBowl({ gameId: 'ahead' }), ironBowl({ gameId: 'no spread', spread: null })]
  expect(said({})).toContain('Picks made 1 of 2')
  linesOf[14] = [{ ...final, void: true }]
  expect(said({})).toContain('Picks made 0')
})

it('says how old the scores are, and that the feed is down, while a picked game is on', () => {
  const feed = { feedAt: Date.now() - 4 * MINUTE, feedDown: true }
  scores = { ...newScores(14), games: { on: liveGame(), [final.gameId]: liveGame() }, ...feed }
  linesOf[14] = [final, ironBowl({ gameId: 'on' })]
  expect(said({}), 'only a game that is over is picked').not.toMatch(/delayed|min old/)
  picks.on = { pickTeam: 'HOME', spread: 7, savedAt: 0 }
  expect(said({})).toContain('Scores delayed · 4 min old')
  scores.feedDown = false
  expect(said({})).toContain('The scores are old. 4 min old')
})

it('says nothing of a week that it does not know', () => {
  slip.isLoading = true
  expect(said({})).toContain("Week's points – Correct – Picks made –")
})

it.each([
  ['that a pick is missing before the cards', ['ahead'], /Make 1 more pick.*WIN \+1/],
  ['how to change picks after them', ['own'], /WIN \+1.*Change picks/],
  ['neither once every game is closed', [], /WIN \+1(?!.*(Make|Change))/],
])('says %s', (_, open, words) => {
  linesOf[14] = [final, ...open.map((gameId) => ironBowl({ gameId, kickoff: Date.now() + 1_000_000 }))]
  picks.own = { pickTeam: 'AWAY', spread: -7, savedAt: 0 }
  expect(said({})).toMatch(words)
})

it('names the place of the season and the distance to the lead', () => {
  const byWeek = { 12: 9, 14: 17 }
  const rowsOf = (...all: number[]) =>
    all.map((points, index) => ({ userId: ['ray', 'dee', 'maggie'][index] ?? '', points, possible: 40, byWeek }))
  season.value = seasonOf(rowsOf(30, 26, 26))
  expect(said({})).toContain('Total score 26 Tied for 2nd of 3, 4 behind the lead')
  season.value = seasonOf(rowsOf(0, 0, 0))
  expect(said({}), 'before the first point').not.toContain('Tied')
  season.value = seasonOf(rowsOf(30, 26, 26))
})

it('counts no points missed in a week before the player joined', () => {
  linesOf[13] = [ironBowl({ gameId: 'before', phase: 'final', homeScore: 20, awayScore: 30, revealedAt: 1 })]
  expect(said({}, '/dashboard?week=13')).toMatch(
    /Week's points – Correct – Picks made – .*You were not in the league when Week 13 was played\./,
  )
  expect(said({})).toContain("Week's points 1 of 1")
})

it('counts nothing missed in a season that ended before the player joined', () => {
  const before = season.value
  linesOf[13] = [ironBowl({ gameId: 'before', phase: 'final', homeScore: 20, awayScore: 30, revealedAt: 1 })]
  season.value = seasonOf([{ userId: 'ray', points: 30, byWeek: { 13: 9 } }])
  expect(said({}, '/dashboard?week=13')).toContain("Total score – Week's points – Correct – Picks made – ")
  Object.assign(season, { value: before })
})

it.each([
  ['/dashboard', 'WIN +1'],
  ['/dashboard?week=13', 'You were not in the league when Week 13 was played.'],
  ['/dashboard?week=99', 'WIN +1'],
])('%s says %s', (address, words) => expect(said({}, address)).toContain(words))

it('promises nothing of an open week in which nobody can pick any more', () => {
  const dashboard = markupAt('/dashboard', <Dashboard />)
  expect(dashboard).toContain('No picks for Week 14.')
  expect(dashboard).toMatch(/href="\/leaderboard\?view=weekly&amp;season=2026&amp;week=14"[^>]*>See how Week 14 went</)
})

it('offers no picks of a game that a finished season has left open', () => {
  linesOf[14] = [ironBowl({ kickoff: Date.now() + 1_000_000 })]
  expect(said({})).toMatch(/Change picks/)
  isFinished = true
  expect(said({})).not.toMatch(/Change picks|Make your picks/)
})

it('offers the seasons before, once there is one', () => {
  expect(said({})).not.toContain('Season')
  league.value = { ...settings, finishedSeasons: [{ season: 2025, closedAt: 1, weeks }] }
  expect(said({})).toContain('Season 2026 Season 2025 · final')
})

it('says of picks that wait that they are not saved, and not that there are none', () => {
  linesOf[14] = []
  expect(said({})).toMatch(/No picks for Week 14 yet\.(?!.*See how)/)
  waiting.games = ['one', 'two']
  expect(said({})).toContain('2 picks are not saved yet. We keep trying to save them.')
  expect(said({})).not.toContain('No picks')
  expect(said({}, '/dashboard?week=13'), 'of another week').toContain('when Week 13 was played.')
  linesOf[14] = ['one', 'two'].map((gameId) => ironBowl({ gameId, kickoff: Date.now() + 1_000_000 }))
  expect(said({}), 'not “Make your picks”').toMatch(/Change picks/)
  linesOf[14] = ['one', 'three'].map((gameId) => ironBowl({ gameId, kickoff: Date.now() + 1_000_000 }))
  picks.three = { pickTeam: 'AWAY', spread: -7, savedAt: 0 }
  expect(said({})).toMatch(/Change picks/)
})

it('a game of an earlier week that can still be picked leads to the picks of that week', () => {
  linesOf[13] = [ironBowl({ week: 13, timeTbd: true })]
  expect(markupOf({}, '/dashboard?week=13')).toMatch(/href="\/weekly-picks\?week=13"[^>]*>Change picks/)
  expect(markupOf({}, '/dashboard?week=13')).toMatch(/href="\/weekly-picks\?week=13#[^"]*"[^>]*>Change</)
  linesOf[13] = [final]
  expect(markupOf({}, '/dashboard?week=13')).not.toContain('/weekly-picks')
})

it('says what the commissioners say of the week', () => {
  notice.text = 'Pizza at Ray’s.'
  expect(said({})).toContain('Pizza at Ray’s.')
  expect(said({}, '/dashboard?week=13')).not.toContain('Pizza')
})
