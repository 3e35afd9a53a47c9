import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { OverallRow } from '#common/boards/leaderboard'
import { seasonRow } from '../../../../../tests/fixtures/board'
import { wordsOf } from '../../../../../tests/fixtures/words'
import SeasonChart from './SeasonChart'

vi.stubGlobal('document', {})
vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '#101d42' }))

const row = (name: string, points: number) => seasonRow(name, { 1: points })
const drawn = (rows: OverallRow[], weeks = [1], viewer?: string) =>
  renderToStaticMarkup(<SeasonChart board={{ weeks, rows }} viewer={viewer} />)

it('says nothing that is wrong once the season is final', () => {
  expect(drawn([row('ann', 6), row('bob', 6)])).not.toMatch(/so far|leads/)
})

it.each([
  ['one leader', [row('ann', 1), row('bob', 0)], 'ann has the most, 1 point. '],
  ['a tie', [row('ann', 6), row('bob', 6), row('cy', 2)], 'ann and bob have the most, 6 points. '],
  ['no point yet', [row('ann', 0), row('bob', 0)], ''],
])('tells screen readers who has the most: %s', (_, rows, most) => {
  expect(drawn(rows)).toContain(
    `points behind the leader after each week. ${most}In the table a player’s name opens their weeks."`,
  )
})

it('says of one player that there is one line', () => {
  expect(drawn([row('ann', 1)])).toContain('"One line: points behind the leader')
})

it('says in its legend who has left', () => {
  const html = drawn([row('ann', 6), { ...row('bob', 4), left: true }])
  const legend = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([item]) => wordsOf(item).split(' '))
  expect(legend).toEqual([
    ['ann', '6', 'points'],
    ['bob', 'left', '4', 'points'],
  ])
})

it('labels the last week, and on a phone no more than about eight of all', () => {
  const weeks = Array.from({ length: 12 }, (_, index) => index + 1)
  const rows = [seasonRow('ann', Object.fromEntries(weeks.map((week) => [week, 1])))]
  const html = drawn(rows, weeks)
  const onPhone = [...html.matchAll(/data-wide="false"[^>]*>(W.*?)</g)].map(([, label]) => label)
  expect(onPhone).toEqual(['W2', 'W4', 'W6', 'W8', 'W10', 'W12'])
})

it('says which lines are drawn of many players', () => {
  const rows = Array.from({ length: 25 }, (_, index) => row(`p${index}`, 50 - index))
  const said = (viewer: string) => wordsOf(drawn(rows, [1], viewer), '')
  expect(said('p9')).toContain('after each week. Drawn: the top ten. Tap')
  expect(said('p20')).toContain('after each week. Drawn: the top ten and you. Tap')
})

it('draws the line of the viewer on top, whom nobody covers, and the one that leads next', () => {
  const rows = ['ann', 'bob', 'cy', 'dee'].map((name, index) => seasonRow(name, { 1: 9 - index, 2: 9 }))
  const paths = [...drawn(rows, [1, 2], 'cy').matchAll(/<path[^>]*data-you="(\w+)" data-leader="(\w+)"/g)]
  expect(paths.slice(-2).map(([, own, leader]) => [own, leader])).toEqual([
    ['false', 'true'],
    ['true', 'false'],
  ])
})

it('draws the dot of one who joined late at the edge, and not outside the chart', () => {
  const rows = [
    seasonRow('ann', { 1: 9, 2: 9, 3: 9 }),
    seasonRow('bob', { 1: 8, 2: 9, 3: 9 }),
    seasonRow('cy', { 3: 2 }),
  ]
  const html = drawn(rows, [1, 2, 3])
  expect(html, 'bob, one point behind after his first week').toContain('d="M46.0 326.0h0L')
  expect(html, 'cy').toContain('d="M982.0 326.0h0"')
})

it('says that who is further behind than the chart goes is at its foot, and only where somebody is', () => {
  const weeks = [1, 2, 3, 4, 5]
  const since = (week: number) => {
    const rows = [
      seasonRow('ann', { 1: 9, 2: 9, 3: 9, 4: 9, 5: 9 }),
      seasonRow('bob', { 1: 8, 2: 9, 3: 9, 4: 9, 5: 9 }),
      seasonRow('cy', Object.fromEntries(weeks.filter((each) => each >= week).map((each) => [each, 9]))),
    ]
    return drawn(rows, weeks, 'ann')
  }
  expect(since(4)).toContain('Points behind the leader after each week. At the foot: who is further behind.')
  expect(since(3)).not.toContain('foot')
})
