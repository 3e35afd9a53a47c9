import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { OverallRow } from '#common/boards/leaderboard'
import SeasonLines from './SeasonLines'

vi.stubGlobal('document', {})
vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '#101d42' }))

const row = (name: string, points: number): OverallRow => ({
  ...{ userId: name, name, avatar: '', favoriteColor: '#cc0000', favoriteTeam: '', byWeek: { 1: points } },
  ...{ points, correct: points, picks: 9, possible: 9 },
})

const drawn = (rows: OverallRow[]) =>
  renderToStaticMarkup(<SeasonLines board={{ weeks: [1], rows }} viewer={undefined} />)

it('says nothing that is wrong once the season is final', () => {
  expect(drawn([row('ann', 6), row('bob', 6)])).not.toMatch(/so far|leads/)
})

it.each([
  ['one leader', [row('ann', 1), row('bob', 0)], 'ann has the most, 1 point. '],
  ['a tie', [row('ann', 6), row('bob', 6), row('cy', 2)], 'ann and bob have the most, 6 points. '],
  ['no point yet', [row('ann', 0), row('bob', 0)], ''],
])('tells screen readers who has the most: %s', (_, rows, most) => {
  expect(drawn(rows)).toContain(`points behind the leader after each week. ${most}The table has every number."`)
})

it('says in its legend who has left', () => {
  const html = drawn([row('ann', 6), { ...row('bob', 4), left: true }])
  const legend = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([item]) => item.replace(/<[^>]*>/g, ' ').split(/ +/))
  expect(legend).toEqual([
    ['', 'ann', '6', 'points', ''],
    ['', 'bob', 'left', '4', 'points', ''],
  ])
})
