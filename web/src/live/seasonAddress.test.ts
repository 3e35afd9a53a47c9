import { expect, test, vi } from 'vitest'
import { defaultWeekName, type Settings } from '#common/week/week'
import type { BoardView } from '#web/urls'
import { seasonChoices, useSeasonAddress, useWeekInAddress } from './seasonAddress'

const router = vi.hoisted(() => ({ query: new URLSearchParams(), options: {} }))
vi.mock('react-router-dom', () => ({
  useSearchParams: () => [
    router.query,
    (change: (known: URLSearchParams) => URLSearchParams, options: object) => {
      Object.assign(router, { query: change(router.query), options })
    },
  ],
}))
vi.mock('./league', () => ({ useSettings: () => ({ value: second }), useShownSeason: () => ({ season: 2027 }) }))

const weeks = [defaultWeekName(1)]
const first: Settings = { season: 2026, activeWeek: 1, finishedWeeks: [], openWeeks: [1], weeks }
const closed: Settings = { ...first, finishedSeasons: [{ season: 2026, closedAt: 1, weeks }] }
const second: Settings = { ...closed, season: 2027 }

const FINAL = 'Season 2026 · final'

test.each<[about: string, Settings, asked: string | null, BoardView, shown: number | 'all', string[]]>([
  ['a league in its first season', first, null, 'overall', 2026, ['Season 2026']],
  ['a season that it has not played', first, '2019', 'weekly', 2026, ['Season 2026']],
  ['all time before a season is finished', first, 'all', 'overall', 2026, ['Season 2026']],
  ['a closed season', closed, null, 'overall', 2026, [FINAL, 'All time']],
  ['the mini game between two seasons', closed, null, 'minigames', 'all', [FINAL, 'All time']],
  ['the mini game of the closed season', closed, '2026', 'minigames', 2026, [FINAL, 'All time']],
  ['the next season', second, null, 'weekly', 2027, ['Season 2027', FINAL]],
  ['the season before', second, '2026', 'weekly', 2026, ['Season 2027', FINAL]],
  ['all time', second, 'all', 'overall', 'all', ['Season 2027', FINAL, 'All time']],
  ['weeks of all time, which there are not', second, 'all', 'weekly', 2027, ['Season 2027', FINAL]],
  ['the mini game of the next season', second, null, 'minigames', 2027, ['Season 2027', FINAL, 'All time']],
  ['nonsense', second, '2026abc', 'overall', 2027, ['Season 2027', FINAL, 'All time']],
])('%s', (_about, settings, asked, view, shown, names) => {
  const { season, all, options } = seasonChoices(settings, asked, view)
  expect(all ? 'all' : season).toBe(shown)
  expect(options.map(({ name }) => name)).toEqual(names)
})

test('another season is shown without the week that the address named of this one', () => {
  router.query = new URLSearchParams({ view: 'weekly', season: '2026', week: '10' })
  useSeasonAddress('weekly').choose(2027)
  expect(String(router.query)).toBe('view=weekly&season=2027')
  expect(router.options, 'Back leaves the screen').toEqual({ replace: true })
})

test('another week is shown in place of the one before, so that Back leaves the screen, with its season', () => {
  Object.assign(router, { query: new URLSearchParams({ show: 'grid' }), options: {} })
  useWeekInAddress()[1](9)
  expect([String(router.query), router.options]).toEqual(['show=grid&season=2027&week=9', { replace: true }])
})

test('links to other boards name the season only where the address does', () => {
  const linkedAt = (query: string) => {
    router.query = new URLSearchParams(query)
    return useSeasonAddress('overall').linkSeason
  }
  expect(['', 'season=2026', 'season=all'].map(linkedAt)).toEqual([undefined, 2026, 'all'])
})
