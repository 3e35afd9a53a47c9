import { expect, it } from 'vitest'
import { defaultWeekName, type Settings } from '#common/week/week'
import { wordsOf } from '../../../../../tests/fixtures/words'
import { OpenWeeks } from './OpenWeeks'

const settings: Settings = {
  ...{ season: 2025, activeWeek: 12, finishedWeeks: [], openWeeks: [9, 10, 11, 12, 13] },
  weeks: [
    { ...defaultWeekName(9), isEmpty: true },
    { ...defaultWeekName(10), label: 'Week of rivals' },
    ...[11, 12, 13].map(defaultWeekName),
  ],
}
const namedWhile = (shown: number, more: Partial<Settings> = {}) =>
  wordsOf(<OpenWeeks settings={{ ...settings, ...more }} shown={shown} onShow={() => {}} />, '|')
    .split('|')
    .filter(Boolean)

it('names each week before the active one that is not over, and leads to it', () =>
  expect(namedWhile(12)).toEqual([
    ...['Week of rivals is not over yet.', 'Show Week of rivals'],
    ...['Week 11 is not over yet.', 'Show week 11'],
  ]))

it('does not name the week that is on the desk', () =>
  expect(namedWhile(11)).toEqual(['Week of rivals is not over yet.', 'Show Week of rivals']))

it('says nothing while every week before the active one is over', () =>
  expect(namedWhile(12, { openWeeks: [12, 13] })).toEqual([]))
