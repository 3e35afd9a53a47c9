import { expect, it } from 'vitest'
import type { Standing } from '../standings'
import { withSeasons } from './ByWeekTable'

it('a player without a season yet is sorted by the total that is shown', () => {
  const standing = { row: { userId: 'ray', points: 5 }, rank: 1 } as Standing
  const { seasonOf, sortValues } = withSeasons({ weeks: [14], rows: [] })
  expect([seasonOf(standing).points, sortValues.Total?.(standing)]).toEqual([5, 5])
})
