import { expect, test } from 'vitest'
import { nudgeText } from './nudge'

const LOCK = Date.UTC(2025, 10, 8, 20, 40)
const status = (...missing: [name: string, missing: number][]) => ({
  games: ['401754598'],
  players: missing.map(([name, missing]) => ({ userId: name, name, made: 12 - missing, missing })),
})
const SITE = 'https://picks.example.com'

test('names who is missing how many picks, until when, and where', () =>
  expect(nudgeText(status(['Bea', 1], ['Ray', 2], ['Wes', 0]), 'Week 11', LOCK, SITE)).toBe(
    'Bea (1), Ray (2): picks still missing for Week 11. Next lock Sat, Nov 8, 3:40 PM EST. https://picks.example.com/weekly-picks',
  ))

test('names no moment where none is known', () =>
  expect(nudgeText(status(['Bea', 1]), 'Bowls', null, SITE)).toBe(
    'Bea (1): picks still missing for Bowls. https://picks.example.com/weekly-picks',
  ))

test('is glad when nobody is missing', () =>
  expect(nudgeText(status(['Bea', 0]), 'Week 11', LOCK, SITE)).toBe('Everybody is in for Week 11.'))

test('says nothing while no game can be picked: nobody is in then', () =>
  expect(nudgeText({ ...status(['Bea', 0]), games: [] }, 'Week 12', null, SITE)).toBe(''))
