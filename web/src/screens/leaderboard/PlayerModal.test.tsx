import { expect, it } from 'vitest'
import { weekLabel } from '#common/week/season'
import { wordsOf } from '../../../../tests/fixtures/words'
import { SeasonWeeks } from './PlayerModal'

const weeks = [{ week: 17, label: 'Bowl season', seasonType: 3, feedWeek: 1 }]
const season = (of: readonly number[]) =>
  wordsOf(
    <SeasonWeeks weeks={of} byWeek={{ 1: 7 }} labelOf={(week) => weekLabel(weeks, week)} onWeek={() => undefined} />,
    '|',
  )

it('lists each week with its points, a dash where unknown', () => {
  expect(season([1, 2, 17])).toMatch(/Week 1 \|7\|.*Week 2 \|–\|.*Bowl season \|–\|/)
})

it('says that a season has no weeks yet', () => expect(season([])).toBe('|No weekly breakdown available.|'))
