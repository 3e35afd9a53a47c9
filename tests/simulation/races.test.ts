import { expect, it } from 'vitest'
import { MINUTE } from '#common/durations'
import { final } from './games'
import { scene, useScene } from './stage-scene'

useScene()
const LOCK = 10 * MINUTE
const board = 'leaderboards/week-9'

/** Week 9 with its first game at 27–20, picked by two. */
async function played(phase: 'live' | 'final' = 'final'): Promise<string> {
  const [first = ''] = await scene.open(9)
  await scene.pick('player-1', 9, first, 'HOME')
  await scene.pick('player-2', 9, first, 'AWAY')
  scene.game(first, { kickoff: scene.now - 200 * MINUTE, ...final(27, 20), phase })
  await scene.pass()
  scene.now += MINUTE
  return first
}

it.each([
  ['a correction', 'final', (id: string) => scene.game(id, final(17, 20)), { homeScore: 17, void: false }, [0, 1]],
  ['a cancellation', 'live', (id: string) => scene.trouble(id, 'cancelled'), { void: true }, [0, 0]],
] as const)(
  'a pass overtaken by %s that another pass has published writes nothing old',
  async (_name, phase, change, line, points) => {
    const id = await played(phase)
    scene.before('slow', 'commit', 'scores/9', async () => {
      scene.now += MINUTE
      change(id)
      await scene.pass('fast')
    })
    // The slow process has read another final and is about to commit it.
    scene.game(id, final(28, 20))
    await scene.pass('slow')
    for (let pass = 0; pass < 2; pass += 1) await scene.pass('referee')
    expect(scene.doc(`weeks/9/lines/${id}`)).toMatchObject(line)
    const { rows } = scene.board(9)
    expect([rows['player-1']?.points, rows['player-2']?.points]).toEqual(points)
  },
)

it('Score week during a pass of the schedule responds with what is stored', async () => {
  const id = await played()
  scene.before('commish', 'commit', board, async () => {
    scene.now += MINUTE
    scene.game(id, final(17, 20))
    await scene.pass('loop')
  })
  scene.game(id, final(28, 20))
  await scene.ask('commish', 'POST /commish/score-week/:week', { params: { week: '9' } })
  expect(scene.doc(`weeks/9/lines/${id}`)).toMatchObject({ homeScore: 17 })
  expect(scene.scores(9).games[id]).toMatchObject({ homeScore: 17 })
  expect(scene.board(9).rows['player-2']).toMatchObject({ sides: expect.stringMatching(/^A/), points: 1 })
})

it('a reading older than the last one used changes nothing', async () => {
  const id = await played()
  const feed = scene.fetch
  globalThis.fetch = async (address) => {
    const old = await feed(address)
    globalThis.fetch = feed
    scene.now += MINUTE
    scene.game(id, final(17, 20))
    await scene.pass('fast')
    return old
  }
  await scene.pass('slow')
  expect(scene.doc(`weeks/9/lines/${id}`)).toMatchObject({ homeScore: 17 })
  expect(scene.log().filter((text) => /corrected/.test(text))).toHaveLength(1)
})

it('a wrong document is corrected by the next pass, whatever made it wrong', async () => {
  const id = await played()
  const before = scene.store.dump()
  const { db } = scene.store
  const root = 'seasons/2026'
  await db.doc(`${root}/leaderboards/week-9`).update({ 'rows.player-1.points': 6 })
  await db.doc(`${root}/leaderboards/overall`).update({ 'rows.player-2.byWeek': '9' })
  await db.doc(`${root}/status/week-9`).update({ 'made.player-3': 7 })
  await db.doc(`${root}/weeks/9/lines/${id}`).update({ homeScore: 3 })
  await scene.pass('a new process')
  const same = (path: string) => [path, scene.store.peek(path)]
  for (const path of ['leaderboards/week-9', 'leaderboards/overall', 'status/week-9', `weeks/9/lines/${id}`])
    expect(same(`${root}/${path}`)).toEqual([`${root}/${path}`, before.get(`${root}/${path}`)])
})

it('a kickoff that was moved before the lock and stored after it stays revealed and closed', async () => {
  const [id = ''] = await scene.open(9)
  await scene.pick('player-1', 9, id, 'HOME')
  const kickoff = scene.now + 40 * MINUTE
  scene.game(id, { kickoff })
  await scene.pass()
  scene.now = kickoff + LOCK - 2_000
  scene.game(id, { kickoff: kickoff + 120 * MINUTE })
  scene.before('referee', 'commit', `lines/${id}`, async () => {
    scene.now = kickoff + LOCK + 3_000
  })
  await scene.pass()
  await expect(scene.pick('player-1', 9, id, 'AWAY')).rejects.toThrow('This game is locked (kickoff has passed).')
  await scene.pass()
  expect(scene.doc(`weeks/9/lines/${id}`)).toMatchObject({ revealedAt: kickoff + LOCK })
  expect(scene.board(9).rows['player-1']?.sides).toMatch(/^H/)
})

it('a kickoff that was moved just before the lock does not reopen the game, which locks at its old time', async () => {
  const [id = ''] = await scene.open(9)
  await scene.pick('player-1', 9, id, 'HOME')
  const kickoff = scene.now + 40 * MINUTE
  const lock = kickoff + LOCK
  scene.game(id, { kickoff })
  await scene.pass()
  scene.tick = 50
  scene.now = lock - 20_000
  scene.game(id, { kickoff: kickoff + 120 * MINUTE })
  const [report] = await scene.pass()
  expect(report?.conflicts).toBe(0)
  const { moveDecidedAt, lockWas } = scene.doc<{ moveDecidedAt: number; lockWas: number }>(`weeks/9/lines/${id}`)
  expect(lockWas).toBe(lock)
  await scene.pass()
  expect(scene.doc(`weeks/9/lines/${id}`)).toMatchObject({ moveDecidedAt, lockWas, revealedAt: null })
  scene.now = lock
  await expect(scene.pick('player-1', 9, id, 'AWAY')).rejects.toThrow('This game is locked (kickoff has passed).')
  await scene.pass()
  expect(scene.doc(`weeks/9/lines/${id}`)).toMatchObject({ revealedAt: lock })
})

it('a game whose kickoff was moved in time is open until its new lock', async () => {
  const [id = ''] = await scene.open(9)
  const kickoff = scene.now + 30 * MINUTE
  scene.game(id, { kickoff })
  await scene.pass()
  scene.now = kickoff + LOCK - 40_000
  scene.game(id, { kickoff: kickoff + 120 * MINUTE })
  await scene.pass()
  scene.now = kickoff + LOCK + 3_000
  await scene.pick('player-1', 9, id, 'AWAY')
  await scene.pass()
  expect(scene.doc(`weeks/9/lines/${id}`)).toMatchObject({ revealedAt: null, kickoff: kickoff + 120 * MINUTE })
})

it('a retried pick whose first response was lost is reported as saved, even after the lock', async () => {
  const [id = ''] = await scene.open(9)
  const kickoff = scene.now + 40 * MINUTE
  scene.game(id, { kickoff })
  await scene.pass()
  scene.now = kickoff + LOCK - 1
  const { db } = scene.store
  const run = db.runTransaction.bind(db)
  let stored = false
  // The commit is stored, its response is lost, and the library runs the function again after the lock.
  db.runTransaction = (async (work: (tx: unknown) => Promise<unknown>, options?: object) => {
    const value = await run(work as never, options as never)
    if (stored || options) return value
    stored = true
    scene.now = kickoff + LOCK + 1
    return run(work as never)
  }) as typeof db.runTransaction
  await expect(scene.pick('player-1', 9, id, 'HOME')).resolves.toMatchObject({ pickTeam: 'HOME' })
  expect(stored).toBe(true)
})
