import { expect, it } from 'vitest'
import type { Settings } from '#common/week/week'
import { settings } from '../../../tests/fixtures/week-state'
import { settingsAfter } from './decide-week'

const NOW = 5_000
const at = (...weeks: number[]) => weeks.map((week) => ({ week, at: 1_000 }))

it.each<[about: string, was: Partial<Settings>, finished: boolean, is: Partial<Settings>]>([
  [
    'a finished week leaves the round',
    { activeWeek: 15, openWeeks: [14, 15] },
    true,
    { openWeeks: [15], finishedWeeks: [{ week: 14, at: NOW }] },
  ],
  [
    'in the order of the weeks',
    { activeWeek: 16, openWeeks: [14], finishedWeeks: at(15, 13) },
    true,
    { openWeeks: [], finishedWeeks: [...at(13), { week: 14, at: NOW }, ...at(15)] },
  ],
  [
    'and keeps the time it was found finished',
    { activeWeek: 15, openWeeks: [14], finishedWeeks: at(14) },
    true,
    { openWeeks: [], finishedWeeks: at(14) },
  ],
  ['the active week stays, finished or not', { openWeeks: [14] }, true, { openWeeks: [14], finishedWeeks: [] }],
  [
    'a week that goes on comes back to its place',
    { activeWeek: 15, openWeeks: [15, 13], finishedWeeks: at(12, 14) },
    false,
    { openWeeks: [13, 14, 15], finishedWeeks: at(12) },
  ],
  [
    'a week that goes on and is in neither list comes into the round',
    { activeWeek: 15, openWeeks: [15] },
    false,
    { openWeeks: [14, 15], finishedWeeks: [] },
  ],
  [
    'a finished one that is in neither list is among the finished ones',
    { activeWeek: 15, openWeeks: [15] },
    true,
    { openWeeks: [15], finishedWeeks: [{ week: 14, at: NOW }] },
  ],
  [
    'the active week comes back',
    { activeWeek: 14, openWeeks: [14], finishedWeeks: at(14) },
    true,
    { openWeeks: [14], finishedWeeks: [] },
  ],
])('%s', (_about, was, finished, is) => {
  expect(settingsAfter(settings(was), 14, finished, NOW)).toEqual(settings({ ...was, ...is }))
})

it.each<[about: string, was: Partial<Settings>, finished: boolean]>([
  ['a week that is open already', {}, false],
  ['a week that has left already', { activeWeek: 15, openWeeks: [15], finishedWeeks: at(14) }, true],
])('%s changes nothing', (_about, over, finished) => {
  const was = settings(over)
  expect(settingsAfter(was, 14, finished, NOW)).toBe(was)
})
