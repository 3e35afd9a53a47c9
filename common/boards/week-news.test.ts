import { describe, expect, test } from 'vitest'
import { boardOf, seasonBoard } from '../../tests/fixtures/board'
import { ironBowl } from '../../tests/fixtures/line'
import type { WeekPicks } from './leaderboard'
import { chatResult, overtakenPushes, resultPushes } from './week-news'

const WEEK = { season: 2025, label: 'Week 14', seasonType: 2 }
/** Alabama covered: it gave 7 and won by 8. */
const final = ironBowl({ phase: 'final', revealedAt: 1, awayScore: 28, homeScore: 20 })
const won: WeekPicks = { sides: { [final.gameId]: 'AWAY' } }
const lost: WeekPicks = { sides: { [final.gameId]: 'HOME' } }
const none: WeekPicks = { sides: {} }
const texts = (picks: Record<string, WeekPicks>) =>
  Object.fromEntries(
    [...resultPushes(boardOf([final], picks), WEEK)].map(([uid, { title, body }]) => [uid, `${title} ${body}`]),
  )

test('a result names the winners and the points, and is sent to nobody without a pick', () => {
  expect(texts({ Ann: won, Bob: lost, Cy: none })).toEqual({
    Ann: 'Week 14: you won! With 1 point.',
    Bob: 'Week 14 is over: you came 2nd Ann won with 1 point, you have 0.',
  })
})

test('a shared win names who shares it', () => {
  expect(texts({ Ann: won, Bob: won, Cy: lost })).toMatchObject({
    Ann: 'Week 14: you won! Ann and Bob won with 1 point each.',
    Cy: 'Week 14 is over: you came 3rd Ann and Bob won with 1 point each, you have 0.',
  })
  expect(texts({ Ann: won, Bob: won, Cy: won, Dee: lost })).toMatchObject({
    Dee: expect.stringContaining('Ann and 2 others won'),
  })
})

test('a result of the bowls, which may get another game, says how they stand', () => {
  const bowls = { ...WEEK, label: 'Bowls', seasonType: 3 }
  const said = (picks: Record<string, WeekPicks>) =>
    Object.fromEntries(
      [...resultPushes(boardOf([final], picks), bowls)].map(([uid, { title, body }]) => [uid, `${title}. ${body}`]),
    )
  expect(said({ Ann: won, Bob: lost })).toEqual({
    Ann: 'Bowls: you are 1st. With 1 point.',
    Bob: 'Bowls: you are 2nd. Ann is 1st with 1 point, you have 0.',
  })
  expect(said({ Ann: won, Bob: won })).toMatchObject({
    Ann: 'Bowls: you are 1st. Ann and Bob are 1st with 1 point each.',
  })
  expect(said({ Ann: lost })).toEqual({ Ann: 'Bowls. Nobody has a point.' })
})

test('nobody has won a week without a point', () => {
  expect(texts({ Ann: lost, Bob: lost, Cy: none })).toEqual({
    Ann: 'Week 14 is over Nobody has a point.',
    Bob: 'Week 14 is over Nobody has a point.',
  })
})

test('a result leads to the week in its season, though the next one may have begun', () => {
  for (const picks of [won, lost]) {
    const push = resultPushes(boardOf([final], { Ann: picks }), WEEK).get('Ann')
    expect(push).toMatchObject({ path: '/dashboard?season=2025&week=14', tag: 'result-14' })
  }
})

describe('the result for the chat', () => {
  const SITE = 'https://picks.example.com'
  const url = `${SITE}/weekly-leaderboard?season=2025&week=14`
  const said = (picks: Record<string, WeekPicks>, totals?: Record<string, Record<number, number>>, seasonType = 2) =>
    chatResult(boardOf([final], picks), totals && seasonBoard([1, 2, 15], totals), { ...WEEK, seasonType }, SITE)

  test('names the winners, those who came next, and who leads the season', () => {
    expect(said({ Ann: won, Bob: lost }, { Ann: { 1: 2, 15: 99 }, Bob: { 1: 9, 2: 1 } })).toBe(
      `Week 14: Ann won with 1 point. Bob leads the season with 10 points. ${url}`,
    )
    expect(said({ Ann: won, Bob: won }, { Ann: { 1: 2 }, Bob: { 1: 2 } })).toBe(
      `Week 14: Ann and Bob won with 1 point each. Ann and Bob lead the season with 2 points each. ${url}`,
    )
    const double = { sides: won.sides, worth: { [final.gameId]: 2 as const } }
    expect(said({ 'bit.ly': won }), 'is no link').toContain('bit. ly won')
    expect(said({ Ann: double, Bob: won, Flo: lost })).toBe(`Week 14: Ann won with 2 points, then Bob (1). ${url}`)
    expect(said({ Ann: double, Bob: won, Cy: won, Dee: won, Eve: won }), 'all who share a place').toBe(
      `Week 14: Ann won with 2 points, then Bob (1), Cy (1), Dee (1), and Eve (1). ${url}`,
    )
  })

  test('says of the bowls, which may get another game, how they stand', () => {
    expect(said({ Ann: won, Bob: lost }, undefined, 3)).toBe(`Week 14: Ann is 1st with 1 point. ${url}`)
    expect(said({ Ann: won, Bob: won }, undefined, 3)).toContain('Ann and Bob are 1st with 1 point each.')
  })

  test('names nobody without a point', () => {
    expect(said({ Ann: lost })).toBe(`Week 14: nobody has a point. ${url}`)
    expect(said({ Ann: won }, { Ann: {} })).toBe(`Week 14: Ann won with 1 point. ${url}`)
  })
})

const season = (totals: Record<string, Record<number, number>>) => seasonBoard([1, 2, 3], totals)
const overtaken = (totals: Record<string, Record<number, number>>, week: number) =>
  [...overtakenPushes(season(totals), { season: 2025, week }, new Set(Object.keys(totals)))].map(
    ([uid, { title, body }]) => `${uid}: ${title}. ${body}`,
  )

test.each<[about: string, totals: Record<string, Record<number, number>>, week: number, pushes: string[]]>([
  [
    'who was ahead and is behind',
    { Ann: { 1: 5, 2: 1 }, Bob: { 1: 4, 2: 3 } },
    2,
    ['Ann: Bob passed you. You are 2nd in the season now.'],
  ],
  ['not who is level now', { Ann: { 1: 5, 2: 1 }, Bob: { 1: 4, 2: 2 } }, 2, []],
  ['not who was level before', { Ann: { 1: 5, 2: 1 }, Bob: { 1: 5, 2: 2 } }, 2, []],
  ['nobody after the first week', { Ann: { 1: 1 }, Bob: { 1: 4 } }, 1, []],
  ['without what a later week has brought so far', { Ann: { 1: 5, 2: 1 }, Bob: { 1: 4, 2: 2, 3: 9 } }, 2, []],
  [
    'not who is ahead by a later week that was over first',
    { Ann: { 1: 20, 2: 3, 3: 9 }, Bob: { 1: 19, 2: 5, 3: 2 } },
    2,
    [],
  ],
  ['not who is level by a later week that was over first', { Ann: { 1: 5, 2: 1, 3: 2 }, Bob: { 1: 4, 2: 4 } }, 2, []],
  [
    'with the place in the whole season',
    { Ann: { 1: 20, 2: 3 }, Bob: { 1: 19, 2: 5 }, Cy: { 1: 9, 3: 20 } },
    2,
    ['Ann: Bob passed you. You are 3rd in the season now.'],
  ],
  [
    'by several at once',
    { Ann: { 1: 5 }, Bob: { 1: 4, 2: 4 }, Cy: { 1: 3, 2: 4 }, Dee: { 2: 6 } },
    2,
    ['Ann: Bob and 2 others passed you. You are 4th in the season now.'],
  ],
])('overtaken is %s', (_about, totals, week, pushes) => {
  expect(overtaken(totals, week)).toEqual(pushes)
})

test('nobody else is asked about, and nobody else gets a notification', () => {
  const board = season({ Ann: { 1: 5, 2: 1 }, Bob: { 1: 4, 2: 3 } })
  expect(overtakenPushes(board, { season: 2025, week: 2 }, new Set(['Bob']))).toEqual(new Map())
  const push = overtakenPushes(board, { season: 2025, week: 2 }, new Set(['Ann'])).get('Ann')
  expect(push).toMatchObject({ path: '/overall-leaderboard?season=2025', tag: 'overtaken-2' })
})

test('nobody is passed by somebody who has left', () => {
  const board = season({ Ann: { 1: 5, 2: 1 }, Bob: { 1: 4, 2: 3 } })
  const rows = board.rows.map((row) => (row.userId === 'Bob' ? { ...row, left: true as const } : row))
  expect(overtakenPushes({ ...board, rows }, { season: 2025, week: 2 }, new Set(['Ann'])).size).toBe(0)
})
