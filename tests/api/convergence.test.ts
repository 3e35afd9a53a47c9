import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOUR } from '#common/durations'
import { LOCK_AFTER_KICKOFF } from '#common/game/lock'
import { refereePass } from '#functions/referee/pass'
import { call, feed } from './support/client'
import { gameIds } from './support/games'
import { commissioner, emptyLeague, openWeek, pastLock, player } from './support/league'
import { type Meter, meter, Stopped } from './support/meter'
import { differences, readTree, restoreTree, type Tree } from './support/season-tree'

const week = 9
const games = gameIds(week, 5)
const [revealing = '', ending = '', later = '', amended = '', off = ''] = games
const REVEALS_IN = 20
let before: Tree
let after: Tree
let running: Meter | undefined

const set = (id: string, order: object) => feed({ game: { id, ...order } })
const yesterday = () => set(ending, { phase: 'live', homeScore: 14, awayScore: 10, period: 3, clock: '5:00' })
const today = () => set(ending, { phase: 'final', homeScore: 31, awayScore: 10, period: 4, clock: '0:00' })
const pass = () => refereePass({ poll: true })
/** The server's clock, moved; its timers go on. */
const clockAt = (at: number) => vi.useFakeTimers({ toFake: ['Date'], now: at })

beforeAll(async () => {
  await emptyLeague()
  const desk = await commissioner()
  const fans = await Promise.all([player(), player(), player()])
  for (const id of games) await set(id, { phase: 'pre', kickoffInSeconds: 100_000 })
  await set(ending, { kickoffInSeconds: REVEALS_IN - LOCK_AFTER_KICKOFF / 1000 })
  await openWeek(week, games, desk)
  for (const [at, { token }] of fans.entries()) {
    for (const gameId of [revealing, ending, amended]) {
      await call('POST /picks', { token, body: { gameId, week, pickTeam: at % 2 ? 'HOME' : 'AWAY' } })
    }
  }
  await set(amended, { phase: 'final', kickoffInSeconds: -4 * 3600, homeScore: 24, awayScore: 21, period: 4 })
  await pass()
  // From here to the next pass much happens: one game ends, another reveals, others move, are corrected or called off.
  await set(revealing, pastLock())
  await set(later, { kickoffInSeconds: 200_000 })
  await set(amended, { awayScore: 20 })
  await feed({ misbehave: 'cancelled', gameId: off })
  await today()
  before = await readTree()
  clockAt(Date.now() + REVEALS_IN * 1000)
  await pass()
  await pass()
  after = await readTree()
})

beforeEach(() => restoreTree(before))
afterEach(() => {
  running?.stop()
  vi.useRealTimers()
  clockAt(Date.now() + REVEALS_IN * 1000)
})

describe('a day of the referee ends the same', () => {
  it('as a day on which something happened', () => {
    expect(differences(before, after).length).toBeGreaterThan(6)
    const log = [...after].filter(([path]) => path.includes('/changes/')).map(([, { text }]) => text)
    expect(log).toContainEqual(expect.stringMatching(/: final corrected, 21–24 → 20–24: 3 picks changed\.$/))
    expect(log).toContainEqual(expect.stringMatching(/ was cancelled and counts for nobody\.$/))
  })

  it('stopped after any write', async () => {
    const whole = await meter()
    await pass()
    whole.stop()
    expect(whole.writes).toBeGreaterThanOrEqual(4)
    for (let writes = 1; writes <= whole.writes; writes += 1) {
      await restoreTree(before)
      running = await meter(writes)
      await expect(pass()).rejects.toThrow(Stopped)
      running.stop()
      await pass()
      expect([writes, differences(await readTree(), after)]).toEqual([writes, []])
    }
  })

  it('run twice at once, and three times', async () => {
    await Promise.all([pass(), pass()])
    expect(differences(await readTree(), after)).toEqual([])
    await restoreTree(before)
    await Promise.all([pass(), pass(), pass()])
    expect(differences(await readTree(), after)).toEqual([])
  })

  it('run an hour late', async () => {
    clockAt(Date.now() + HOUR)
    await pass()
    expect(differences(await readTree(), after)).toEqual([])
  })

  it('run on yesterday’s answer in between', async () => {
    await yesterday()
    await pass()
    await today()
    await pass()
    await yesterday()
    await pass()
    await today()
    await pass()
    expect(differences(await readTree(), after)).toEqual([])
  })
})

describe('a quiet pass', () => {
  it('costs at most three reads and writes nothing', async () => {
    await restoreTree(after)
    await set(revealing, { phase: 'final', homeScore: 3, awayScore: 0 })
    await pass()
    running = await meter()
    const [report] = await refereePass()
    expect(report).toMatchObject({ wrote: false, awake: false })
    expect(running).toMatchObject({ writes: 0 })
    expect(running.reads).toBeLessThanOrEqual(3)
  })
})
