import { beforeAll, describe, expect, it } from 'vitest'
import { Counters, missing } from './counters'
import { GAMES, SEASON } from './games'
import { wrongDocuments } from './model'
import { type Run, runSeed } from './run'

/** Seeds that meet every required fault and coincidence. `npm run test:long` plays more, `npm run simulate` any. */
const SEEDS = [1, 2, 3, 15, 26, 36, 87, ...(process.env.LONG ? [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16] : [])]

describe('referees, players, commissioners and a misbehaving feed, with random faults of commits', () => {
  const runs = new Map<number, Run>()

  beforeAll(async () => {
    for (const seed of SEEDS) runs.set(seed, await runSeed(seed))
  })

  it.each(SEEDS)('seed %i breaks no rule, and ends as the plain model says', (seed) => {
    expect(runs.get(seed)?.failure, `npm run simulate -- --seed ${seed}`).toBeNull()
  })

  it('meets every required fault and coincidence', () => {
    const met = new Counters()
    for (const { counters } of runs.values()) met.add(counters)
    expect(missing(met)).toEqual([])
  })

  it('is the same run each time', async () => {
    const again = await runSeed(1)
    expect(again.operations).toBe(runs.get(1)?.operations)
    expect(again.documents).toEqual(runs.get(1)?.documents)
  })

  const root = `seasons/${SEASON}`
  it.each([
    ['a wrong sum', `${root}/leaderboards/week-9`, { rows: {} }],
    ['a wrong season', `${root}/leaderboards/overall`, { weeks: [9] }],
    ['a pass that still waits', `${root}/scores/10`, { passRequested: true }],
    ['somebody who seems to be missing', `${root}/status/week-10`, { games: ['1'] }],
    ['a wrong final', `${root}/weeks/9/lines/${GAMES[0]?.id}`, { homeScore: 99 }],
    ['a game that is secret again', `${root}/weeks/9/lines/${GAMES[1]?.id}`, { revealedAt: null }],
    ['an open week too many', 'settings/app', { openWeeks: [9, 10, 11] }],
  ])('the model notices %s', (_what, path, wrong) => {
    const run = runs.get(1)
    if (!run) throw new Error('seed 1 was not played')
    const documents = new Map(run.documents).set(path, { ...run.documents.get(path), ...wrong })
    expect(wrongDocuments(run.documents, run.finals, run.now)).toEqual([])
    expect(wrongDocuments(documents, run.finals, run.now)).not.toEqual([])
  })
})
