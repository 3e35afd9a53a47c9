import { expect, test } from 'vitest'
import { FEED_SHAPE } from '../../tests/fixtures/feed-shape'
import { hasRecordings, recorded } from '../../tests/recorded'
import { simulatedScoreboard } from './scoreboard'
import { Stage } from './stage'

/** Fields that the simulator has and the trimmed 2026 recordings have not: the root's season, and who won. */
const BEYOND = ['.season', '.season.type', '.season.year', '.events[].competitions[].competitors[].winner']

/** Every path of an answer with the types found there. */
function pathsIn(value: unknown, prefix = '', found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  if (Array.isArray(value)) for (const each of value) pathsIn(each, `${prefix}[]`, found)
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) {
      const path = `${prefix}.${name}`
      found.set(path, (found.get(path) ?? new Set()).add(Array.isArray(each) ? 'array' : typeof each))
      pathsIn(each, path, found)
    }
  return found
}

const known = pathsIn(FEED_SHAPE)

test('a simulated answer has the fields of the real feed, in the same types', () => {
  const start = Date.parse('2026-11-07T20:00:00Z')
  const stage = new Stage({ start })
  const simulated = pathsIn(
    JSON.parse(JSON.stringify(simulatedScoreboard(stage, new URLSearchParams({ limit: '400' }), start))),
  )
  expect([...simulated.keys()].filter((path) => !known.has(path)).sort()).toEqual([...BEYOND].sort())
  for (const [path, types] of known) expect([path, [...(simulated.get(path) ?? [])]]).toEqual([path, [...types]])
})

/** Fields of the real feed that the product does not read, so the simulator leaves them out. */
const UNREAD = [
  /\.venue\b/,
  /\.notes\[\]/,
  /\.lastPlay\.(drive|end|probability|start)\b/,
  /\.odds\[\]\.link\b/,
  /\.logos\b/,
]
const files = ['2026-09-18-live-pregame-3games', '2026wk6-pregame-full-odds-2games', '2026wk6-tbd-kickoff-1game']

test.skipIf(!hasRecordings)(
  'the list of known fields is that of the recordings (skipped without ../shared/data)',
  () => {
    const real = new Map<string, Set<string>>()
    for (const file of files) pathsIn(recorded(`${file}.json`), '', real)
    for (const path of real.keys()) if (UNREAD.some((each) => each.test(path))) real.delete(path)
    expect([...known].map(([path, types]) => [path, [...types]]).sort()).toEqual(
      [...real].map(([path, types]) => [path, [...types]]).sort(),
    )
  },
)
