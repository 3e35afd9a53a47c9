import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { schoolOf } from './school'
import { gamesOfWeek, season2025, seasonGame } from './season2025'

const source = new URL('../../../shared/data/season/2025-games-lines-ranks.csv', import.meta.url)

test('the season has 934 different games', () => {
  expect(season2025).toHaveLength(934)
  expect(new Set(season2025.map((game) => game.id)).size).toBe(934)
})

test('every game has two known schools and possible numbers', () => {
  for (const game of season2025) {
    expect(schoolOf(game.homeId).abbr).not.toBe(schoolOf(game.awayId).abbr)
    expect(game.homeScore).not.toBe(game.awayScore)
    expect([4, 5, 6]).toContain(game.periods)
    expect(Number.isInteger(game.homeSpread * 2) && Number.isInteger(game.total * 2)).toBe(true)
    for (const rank of [game.homeRank, game.awayRank]) expect(rank === null || (rank >= 1 && rank <= 25)).toBe(true)
  }
})

test('weeks are the feed’s: the bowls are week 1 of season type 3', () => {
  expect(gamesOfWeek(11)).toHaveLength(52)
  const bowls = season2025.filter((game) => game.seasonType === 3 && game.week === 1)
  expect(bowls).toHaveLength(46)
  expect(bowls.filter((game) => game.playoff)).toHaveLength(11)
})

test('Auburn at Vanderbilt, week 11, in overtime', () => {
  const facts = { awayScore: 38, homeScore: 45, periods: 5, homeSpread: -6, total: 46.5, homeRank: 10, awayRank: null }
  expect(seasonGame('401752764')).toMatchObject(facts)
})

test.skipIf(!existsSync(source))(`agrees with the source (skipped where ${source.pathname} is not there)`, () => {
  const [head = '', ...rows] = readFileSync(source, 'utf8').trim().split('\n')
  const names = head.trim().split(',')
  expect(rows).toHaveLength(934)
  for (const row of rows) {
    // Some venues and notes are quoted because they hold commas.
    const cells = [...row.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell]) => cell)
    const cell = (name: string) => cells[names.indexOf(name)] ?? ''
    const number = (name: string) => (cell(name) === '' ? null : Number(cell(name)))
    expect(seasonGame(cell('gameId'))).toMatchObject({
      seasonType: cell('seasonType') === 'regular' ? 2 : 3,
      week: number('week'),
      playedAt: Date.parse(cell('kickoffUtc')),
      awayId: cell('awayId'),
      homeId: cell('homeId'),
      awayScore: number('awayScore'),
      homeScore: number('homeScore'),
      periods: number('periods'),
      homeSpread: number('spreadHome'),
      total: number('overUnder'),
      awayRank: number('awayApRank'),
      homeRank: number('homeApRank'),
      neutralSite: cell('neutralSite') === 'True',
    })
  }
})
