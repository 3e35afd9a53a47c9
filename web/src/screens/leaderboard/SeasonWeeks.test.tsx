import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SeasonWeeks } from './SeasonWeeks'
import { weekLabel } from './weekLabel'

const weeks = [{ week: 17, label: 'Bowl season', seasonType: 3, feedWeek: 1 }]
const shown = (of: readonly number[]) =>
  renderToStaticMarkup(
    <SeasonWeeks weeks={of} byWeek={{ 1: 7 }} labelOf={(week) => weekLabel(weeks, week)} onWeek={() => undefined} />,
  ).replace(/<[^>]*>/g, '|')

it('lists each week with its points, a dash where unknown', () => {
  expect(shown([1, 2, 17])).toMatch(/Week 1 \|7\|.*Week 2 \|–\|.*Bowl season \|–\|/)
})

it('says when there is nothing', () => expect(shown([])).toBe('|No weekly breakdown available.|'))
