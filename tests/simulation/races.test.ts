import { expect, it } from 'vitest'
import { MINUTE } from '#common/durations'
import { final } from './games'
import { play, useScene } from './stage-scene'

useScene()
const LOCK = 10 * MINUTE
const board = 'leaderboards/week-9'

/** Week 9 with its first game at 27–20, picked by two. */
async function played(phase: 'live' | 'final' = 'final'): Promise<string> {
  const [first = ''] = await play.open(9)
  await play.pick('player-1', 9, first, 'HOME')
  await play.pick('player-2', 9, first, 'AWAY')
  play.game(first, { kickoff: play.now - 200 * MINUTE, ...final(27, 20), phase })
  await play.pass()
  play.now += MINUTE
  return first
}

it.each([
  ['a correction', 'final', (id: string) => play.game(id, final(17, 20)), { homeScore: 17, void: false }, [0, 1]],
  ['a cancellation', 'live', (id: string) => play.trouble(id, 'cancelled'), { void: true }, [0, 0]],
] as const)(
  'a pass overtaken by %s that another pass has published writes nothing old',
  async (_name, phase, change, line, points) => {
    const id = await played(phase)
    play.before('slow', 'commit', 'scores/9', async () => {
      play.now += MINUTE
      change(id)
      await play.pass('fast')
    })
    // The slow process has read another final and is about to commit it.
    play.game(id, final(28, 20))
    await play.pass('slow')
    for (let pass = 0; pass < 2; pass += 1) await play.pass('referee')
    expect(play.doc(`weeks/9/lines/${id}`)).toMatchObject(line)
    const { rows } = play.board(9)
    expect([rows['player-1']?.points, rows['player-2']?.points]).toEqual(points)
  },
)

it('Score week during a pass of the schedule responds with what is stored', async () => {
  const id = await played()
  play.before('commish', 'commit', board, async () => {
    play.now += MINUTE
    play.game(id, final(17, 20))
    await play.pass('loop')
  })
  play.game(id, final(28, 20))
  await play.ask('commish', 'POST /commish/score-week/:week', { params: { week: '9' } })
  expect(play.doc(`weeks/9/lines/${id}`)).toMatchObject({ homeScore: 17 })
  expect(play.scores(9).games[id]).toMatchObject({ homeScore: 17 })
  expect(play.board(9).rows['player-2']).toMatchObject({ sides: expect.stringMatching(/^A/), points: 1 })
})

it('a reading older than the last one used changes nothing', async () => {
  const id = await played()
  const feed = play.fetch
  globalThis.fetch = async (address) => {
    const old = await feed(address)
    globalThis.fetch = feed
    play.now += MINUTE
    play.game(id, final(17, 20))
    await play.pass('fast')
    return old
  }
  await play.pass('slow')
  expect(play.doc(`weeks/9/lines/${id}`)).toMatchObject({ homeScore: 17 })
  expect(play.log().filter((text) => /corrected/.test(text))).toHaveLength(1)
})

it('a wrong document is corrected by the next pass, whatever made it wrong', async () => {
  const id = await played()
  const before = play.store.dump()
  const { db } = play.store
  const root = 'seasons/2026'
  await db.doc(`${root}/leaderboards/week-9`).update({ 'rows.player-1.points': 6 })
  await db.doc(`${root}/leaderboards/overall`).update({ 'rows.player-2.byWeek': '9' })
  await db.doc(`${root}/status/week-9`).update({ 'made.player-3': 7 })
  await db.doc(`${root}/weeks/9/lines/${id}`).update({ homeScore: 3 })
  await play.pass('a new process')
  const same = (path: string) => [path, play.store.peek(path)]
  for (const path of ['leaderboards/week-9', 'leaderboards/overall', 'status/week-9', `weeks/9/lines/${id}`])
    expect(same(`${root}/${path}`)).toEqual([`${root}/${path}`, before.get(`${root}/${path}`)])
})

it('a kickoff that was moved before the lock and stored after it stays revealed and closed', async () => {
  const [id = ''] = await play.open(9)
  await play.pick('player-1', 9, id, 'HOME')
  const kickoff = play.now + 40 * MINUTE
  play.game(id, { kickoff })
  await play.pass()
  play.now = kickoff + LOCK - 2_000
  play.game(id, { kickoff: kickoff + 120 * MINUTE })
  play.before('referee', 'commit', `lines/${id}`, async () => {
    play.now = kickoff + LOCK + 3_000
  })
  await play.pass()
  await expect(play.pick('player-1', 9, id, 'AWAY')).rejects.toThrow('This game is locked (kickoff has passed).')
  await play.pass()
  expect(play.doc(`weeks/9/lines/${id}`)).toMatchObject({ revealedAt: kickoff + LOCK })
  expect(play.board(9).rows['player-1']?.sides).toMatch(/^H/)
})

it('a kickoff that was moved just before the lock does not reopen the game, which locks at its old time', async () => {
  const [id = ''] = await play.open(9)
  await play.pick('player-1', 9, id, 'HOME')
  const kickoff = play.now + 40 * MINUTE
  const lock = kickoff + LOCK
  play.game(id, { kickoff })
  await play.pass()
  play.tick = 50
  play.now = lock - 20_000
  play.game(id, { kickoff: kickoff + 120 * MINUTE })
  const [report] = await play.pass()
  expect(report?.conflicts).toBe(0)
  const { moveDecidedAt, lockWas } = play.doc<{ moveDecidedAt: number; lockWas: number }>(`weeks/9/lines/${id}`)
  expect(lockWas).toBe(lock)
  await play.pass()
  expect(play.doc(`weeks/9/lines/${id}`)).toMatchObject({ moveDecidedAt, lockWas, revealedAt: null })
  play.now = lock
  await expect(play.pick('player-1', 9, id, 'AWAY')).rejects.toThrow('This game is locked (kickoff has passed).')
  await play.pass()
  expect(play.doc(`weeks/9/lines/${id}`)).toMatchObject({ revealedAt: lock })
})

it('a game whose kickoff was moved in time is open until its new lock', async () => {
  const [id = ''] = await play.open(9)
  const kickoff = play.now + 30 * MINUTE
  play.game(id, { kickoff })
  await play.pass()
  play.now = kickoff + LOCK - 40_000
  play.game(id, { kickoff: kickoff + 120 * MINUTE })
  await play.pass()
  play.now = kickoff + LOCK + 3_000
  await play.pick('player-1', 9, id, 'AWAY')
  await play.pass()
  expect(play.doc(`weeks/9/lines/${id}`)).toMatchObject({ revealedAt: null, kickoff: kickoff + 120 * MINUTE })
})

it('a retried pick whose first response was lost is reported as saved, even after the lock', async () => {
  const [id = ''] = await play.open(9)
  const kickoff = play.now + 40 * MINUTE
  play.game(id, { kickoff })
  await play.pass()
  play.now = kickoff + LOCK - 1
  const { db } = play.store
  const run = db.runTransaction.bind(db)
  let stored = false
  // The commit is stored, its response is lost, and the library runs the function again after the lock.
  db.runTransaction = (async (work: (tx: unknown) => Promise<unknown>, options?: object) => {
    const value = await run(work as never, options as never)
    if (stored || options) return value
    stored = true
    play.now = kickoff + LOCK + 1
    return run(work as never)
  }) as typeof db.runTransaction
  await expect(play.pick('player-1', 9, id, 'HOME')).resolves.toMatchObject({ pickTeam: 'HOME' })
  expect(stored).toBe(true)
})
