import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defaultWeekName } from '#common/week/week'
import { SeasonSparkline } from './Totals'

const drawn = (weeks: number[], points: Record<number, number>) =>
  renderToStaticMarkup(<SeasonSparkline weeks={weeks} names={weeks.map(defaultWeekName)} points={points} shown={10} />)
const heights = (markup: string) => [...markup.matchAll(/height="([\d.]+)"/g)].map(([, height]) => Number(height))

it('draws each week as high as its points, one without a point just visible, one not played not at all', () => {
  expect(heights(drawn([8, 9, 10, 11], { 8: 8, 9: 0, 10: 4 }))).toEqual([1, 0.05, 0.5, 0])
})

it('says the points in words, and marks the shown week', () => {
  const markup = drawn([9, 10, 17], { 9: 5, 10: 7, 17: 12 })
  expect(markup).toContain('aria-label="Points by week: 5 in Week 9, 7 in Week 10, 12 in Bowls"')
  expect(markup.match(/data-shown/g)).toHaveLength(1)
})

it('holds for a season without a point, and draws nothing of a single week, or for whoever was in none', () => {
  expect(heights(drawn([9, 10], { 9: 0, 10: 0 }))).toEqual([0.05, 0.05])
  expect(drawn([9, 10], {})).toBe('')
  expect(drawn([9], { 9: 3 })).toBe('')
})
