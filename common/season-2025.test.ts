import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { coverMargin, gradePick } from './grade'
import { isSpread } from './spread'
import { teamById } from './teams/teams'

/** All games of 2025 with an FBS team, and which side covered; the file stands beside the repository, not in it. */
const file = new URL('../../shared/data/season/2025-games-lines-ranks.csv', import.meta.url)

/** The rows of a table with quoted cells, by the names of its head. */
function readTable(text: string): Record<string, string>[] {
  const cells = (line: string) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell.replace(/^"|"$/g, ''))
  const [head = '', ...lines] = text.trim().split(/\r?\n/)
  const names = cells(head)
  return lines.map((line) => Object.fromEntries(cells(line).map((cell, at) => [names[at] ?? '', cell])))
}

const COVERED = { home: 'WIN', away: 'LOSS', push: 'PUSH' } as const

describe.skipIf(!existsSync(file))('the season of 2025 (skipped without ../shared/data)', () => {
  const games = existsSync(file) ? readTable(readFileSync(file, 'utf8')) : []
  const graded = games.filter(({ atsWinner }) => atsWinner)

  test('every game is graded as it was', () => {
    const differing = graded.filter(({ homeScore, awayScore, spreadHome, atsWinner }) => {
      const line = { spread: Number(spreadHome), void: false }
      const score = { homeScore: Number(homeScore), awayScore: Number(awayScore) }
      return gradePick(line, 'HOME', score) !== COVERED[atsWinner as keyof typeof COVERED]
    })
    expect(graded).toHaveLength(934)
    expect(differing).toEqual([])
  })

  test('twelve games were pushes', () => {
    const margin = ({ homeScore, awayScore, spreadHome }: Record<string, string>) =>
      coverMargin(Number(spreadHome), 'HOME', { homeScore: Number(homeScore), awayScore: Number(awayScore) })
    expect(graded.filter((game) => margin(game) === 0)).toHaveLength(12)
  })

  test('every closing line may stand on a line', () => {
    expect(games.filter(({ spreadHome }) => !isSpread(Number(spreadHome)))).toEqual([])
  })

  test('every FBS team that played is in the catalogue, in its conference', () => {
    const sides = games.flatMap((game) => [
      { id: game.homeId, name: game.homeTeam, level: game.homeClass },
      { id: game.awayId, name: game.awayTeam, level: game.awayClass },
    ])
    const strangers = sides.filter(({ id = '', level }) => {
      const team = teamById(id)
      return level === 'fbs' ? !team || team.conference === 'FCS' : team !== undefined && team.conference !== 'FCS'
    })
    expect(new Set(sides.filter(({ level }) => level === 'fbs').map(({ id }) => id)).size).toBe(136)
    expect(strangers).toEqual([])
  })
})
