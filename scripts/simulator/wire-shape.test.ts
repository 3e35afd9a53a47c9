import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scoreboardOf } from './scoreboard'
import { Stage } from './stage'

const real = ['2026-09-18-live-pregame-3games', '2026wk6-pregame-full-odds-2games', '2026wk6-tbd-kickoff-1game'].map(
  (name) => new URL(`../../../shared/data/espn/${name}.json`, import.meta.url),
)

/** What the simulator says although these trimmed answers do not: the root's season, and who won. */
const BEYOND = ['.season', '.season.type', '.season.year', '.events[].competitions[].competitors[].winner']

/** What nobody in the product reads: stadiums, the notes of a kickoff to be announced, the analysis of the last play. */
const UNSAID = [
  /\.venue\b/,
  /\.notes\[\]/,
  /\.lastPlay\.(drive|end|probability|start)\b/,
  /\.odds\[\]\.link\b/,
  /\.logos\b/,
]

function pathsIn(value: unknown, at = '', found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  if (Array.isArray(value)) for (const each of value) pathsIn(each, `${at}[]`, found)
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) {
      const path = `${at}.${name}`
      found.set(path, (found.get(path) ?? new Set()).add(Array.isArray(each) ? 'array' : typeof each))
      pathsIn(each, path, found)
    }
  return found
}

const files = real.filter((file) => existsSync(file))

test.skipIf(files.length === 0)(
  'says what the real feed says, in the same types (skipped without ../shared/data)',
  () => {
    const start = Date.parse('2026-11-07T20:00:00Z')
    const stage = new Stage({ start }, { start, seed: 1, speed: 1 })
    const said = pathsIn(JSON.parse(JSON.stringify(scoreboardOf(stage, new URLSearchParams({ limit: '400' }), start))))
    const known = new Map<string, Set<string>>()
    for (const file of files) pathsIn(JSON.parse(readFileSync(file, 'utf8')), '', known)
    expect([...said.keys()].filter((path) => !known.has(path)).sort()).toEqual([...BEYOND].sort())
    const unsaid = [...known.keys()].filter((path) => !said.has(path) && !UNSAID.some((each) => each.test(path)))
    expect(unsaid).toEqual([])
    for (const [path, types] of said) {
      if (known.has(path)) expect([path, [...types].sort()]).toEqual([path, [...(known.get(path) ?? [])].sort()])
    }
  },
)
