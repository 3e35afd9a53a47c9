import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gradePick, type Result } from '#common/game/grade'
import { isSpread } from '#common/game/set-spread'
import { teamById } from '#common/teams/teams'
import { season2025 } from '../../scripts/season/season2025'

const graded = new Map(
  season2025.map((game) => [game.id, gradePick({ spread: game.homeSpread, void: false }, 'HOME', game)]),
)

test('of the 934 games of 2025 the home side covered 484 and the away side 438; twelve were pushes', () => {
  const count = (result: Result) => [...graded.values()].filter((each) => each === result).length
  expect([count('WIN'), count('LOSS'), count('PUSH'), count('VOID')]).toEqual([484, 438, 12, 0])
})

test('every closing spread is one that a line may have', () => {
  expect(season2025.filter(({ homeSpread }) => !isSpread(homeSpread))).toEqual([])
})

test('the 136 FBS teams of the catalogue are those that played, each at least eleven times', () => {
  const played = season2025.flatMap(({ homeId, awayId }) => [homeId, awayId])
  const often = [...new Set(played)].filter((id) => played.filter((each) => each === id).length >= 11)
  expect(
    often.map((id) => teamById(id)?.conference ?? 'none').filter((each) => each === 'FCS' || each === 'none'),
  ).toEqual([])
  expect(often).toHaveLength(136)
})

/** Which side covered each game, in a table that stands beside the repository, not in it. */
const file = new URL('../../../shared/data/season/2025-games-lines-ranks.csv', import.meta.url)
const COVERED: Record<string, Result> = { home: 'WIN', away: 'LOSS', push: 'PUSH' }

test.skipIf(!existsSync(file))('every game is graded as in the table (skipped without ../shared/data)', () => {
  const [head = '', ...rows] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  const [id, winner] = ['gameId', 'atsWinner'].map((name) => head.split(',').indexOf(name))
  expect([id, winner]).toEqual([0, head.split(',').length - 2])
  const differing = rows.filter((row) => graded.get(row.split(',')[0] ?? '') !== COVERED[row.split(',').at(-2) ?? ''])
  expect([rows.length, differing]).toEqual([934, []])
})
