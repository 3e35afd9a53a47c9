import { describe, expect, it } from 'vitest'
import { MINUTE } from '#common/durations'
import { setLog } from '#functions/log'
import type { PassOptions } from '#functions/referee/week-pass'
import { SEASON } from './games'
import { scene, useScene } from './stage-scene'

useScene()

const costOf = (ms: number, options: PassOptions & { week?: number } = {}) => {
  scene.now += ms
  return scene.cost(() => scene.pass('referee', options))
}

const QUIET = ['scores/9', 'weeks/9/slips']
/** A commit reads the settings again: its season must still be in play. */
const COMMITTED = [...QUIET, 'settings/app']
const WHOLE = [
  'settings/app',
  'scores/9',
  'weeks/9',
  'weeks/9/lines',
  'directory/members',
  'status/week-9',
  'leaderboards',
  'weeks/9/slips',
]

it('a pass without news costs two reads and no write', async () => {
  await scene.open(9)
  await scene.pass()
  expect(await costOf(MINUTE)).toEqual({ reads: QUIET, writes: [], asked: 0, wrote: false })
})

describe('a further pass of the same round', () => {
  it('reads the feed, and without news no document', async () => {
    await scene.underWay()
    await costOf(15_000)
    expect(await costOf(15_000, { further: true })).toEqual({ reads: [], writes: [], asked: 1, wrote: false })
  })

  it('stores a score at once, and reads what it has written before it goes on', async () => {
    const id = await scene.underWay()
    await costOf(15_000)
    scene.game(id, { homeScore: 10 })
    expect(await costOf(15_000, { further: true })).toMatchObject({ reads: ['settings/app'], writes: ['scores/9'] })
    expect(scene.scores(9).games[id]).toMatchObject({ homeScore: 10 })
    expect((await costOf(15_000, { further: true })).reads).toEqual(['scores/9'])
  })

  it('starts over if another process has written meanwhile', async () => {
    const id = await scene.underWay()
    await costOf(15_000)
    await scene.edit(9, id, { isDouble: true })
    scene.game(id, { homeScore: 10 })
    await costOf(15_000, { further: true })
    expect(scene.scores(9).games[id]).toMatchObject({ homeScore: 10 })
    expect(scene.line(9, id)).toMatchObject({ multiplier: 2 })
  })
})

it('a pass without news costs no more if no kickoff is known yet', async () => {
  for (const id of await scene.open(9)) scene.trouble(id, 'tbd')
  await scene.pass()
  expect(scene.scores(9)).toMatchObject({ wakeAt: null, revealAt: null })
  expect(await costOf(MINUTE)).toEqual({ reads: QUIET, writes: [], asked: 0, wrote: false })
})

it('a pass over whole weeks without news reads each document once, and writes nothing', async () => {
  for (const week of [10, 9]) {
    const games = await scene.open(week)
    for (const id of games)
      scene.game(id, { kickoff: scene.now - 200 * MINUTE, phase: 'final', homeScore: 27, period: 4 })
    await scene.pass()
  }
  await scene.pass()
  const reads = ['settings/app', 'scores/9', ...WHOLE]
  expect(await costOf(6 * 60 * MINUTE, { week: 9 })).toEqual({ reads, writes: [], asked: 1, wrote: false })
})

it('a kickoff set by a commissioner costs nothing more, whatever the feed says after that', async () => {
  const [id = ''] = await scene.open(9)
  const kickoff = scene.now + 60 * MINUTE
  scene.game(id, { kickoff })
  await scene.edit(9, id, { kickoff: kickoff + 30 * MINUTE })
  await scene.pass()
  expect(await costOf(MINUTE, { poll: true })).toEqual({ reads: QUIET, writes: [], asked: 1, wrote: false })
  expect(scene.scores(9).games[id]).toMatchObject({ kickoff: kickoff + 30 * MINUTE })
})

describe('a pass while games are under way', () => {
  it('writes a changed score at once, and only the scores document', async () => {
    const id = await scene.underWay()
    const { version } = scene.scores(9)
    scene.game(id, { homeScore: 10 })
    expect(await costOf(15_000)).toEqual({ reads: COMMITTED, writes: ['scores/9'], asked: 1, wrote: true })
    expect(scene.scores(9)).toMatchObject({ version: version + 1, games: { [id]: { homeScore: 10 } } })
  })

  it('writes a clock after five minutes', async () => {
    const id = await scene.underWay()
    scene.game(id, { clock: '8:00' })
    for (const pause of [15_000, 15_000, 240_000])
      expect(await costOf(pause)).toEqual({ reads: QUIET, writes: [], asked: 1, wrote: false })
    expect(await costOf(20_000)).toEqual({ reads: COMMITTED, writes: ['scores/9'], asked: 1, wrote: true })
    expect(scene.scores(9).games[id]).toMatchObject({ clock: '8:00' })
  })

  it('writes that the feed is down, and asks it at every pass until it is back', async () => {
    await scene.open(9)
    await scene.pass()
    scene.stage.orders.answer = '500'
    const [report] = await scene.pass('referee', { poll: true })
    expect(report).toMatchObject({ trouble: 'The score feed answered with an error (500).', awake: false })
    expect(scene.scores(9)).toMatchObject({ trouble: 'The score feed answered with an error (500).', feedDown: true })
    expect((await costOf(MINUTE)).asked).toBe(1)
    scene.stage.orders.answer = null
    expect((await costOf(MINUTE)).asked).toBe(1)
    expect(scene.scores(9)).toMatchObject({ trouble: '', feedDown: false })
    expect((await costOf(MINUTE)).asked).toBe(0)
  })
})

it('a reveal does not wait for the feed', async () => {
  const [id = ''] = await scene.open(9)
  const kickoff = scene.now + 40 * MINUTE
  scene.game(id, { kickoff })
  await scene.pass()
  scene.now = kickoff + 10 * MINUTE
  let revealed: string[] = []
  const { version } = scene.scores(9)
  let commits = 0
  globalThis.fetch = (address) => {
    revealed = scene.board(9).revealed
    commits = scene.scores(9).version - version
    return scene.fetch(address)
  }
  await scene.pass('referee', {})
  expect(revealed).toEqual([id])
  // The reveal is one commit, the board another.
  expect(commits).toBe(2)
})

it('a game that the feed moves so that it locks right now reveals in the same pass', async () => {
  const [id = ''] = await scene.open(9)
  scene.game(id, { kickoff: scene.now - 10 * MINUTE, phase: 'live', homeScore: 3, period: 1 })
  await scene.pass()
  expect(scene.board(9).revealed).toEqual([id])
})

describe('the settings are read again', () => {
  it('in the first pass after a change of them, and only then', async () => {
    await scene.open(9)
    await scene.pass()
    await scene.desk('POST /settings/active-week', { activeWeek: 10 })
    const [first, second] = [await costOf(MINUTE), await costOf(MINUTE)]
    expect([first, second].map(({ reads }) => reads.includes('settings/app'))).toEqual([true, false])
    // Week 10 has no game that could be picked.
    expect(second.reads).toEqual(['scores/9', 'scores/10', 'weeks/9/slips'])
  })

  it('once the season is closed, and then nothing is decided any more', async () => {
    await scene.open(9)
    await scene.pass()
    await scene.desk('POST /commish/season/close', { season: SEASON, confirmed: true })
    expect(await scene.pass('referee', {})).toEqual([])
  })
})

it('a periodic pass that fails is repeated by the next one, not only a quarter of an hour later', async () => {
  setLog(() => {})
  await scene.open(9)
  await scene.pass('referee', {})
  scene.now += 16 * MINUTE
  scene.before('referee', 'read', 'leaderboards', () => Promise.reject(new Error('unavailable')))
  await expect(scene.pass('referee', {})).rejects.toThrow('unavailable')
  expect(await costOf(MINUTE)).toMatchObject({ reads: expect.arrayContaining(['leaderboards']), asked: 1 })
})
