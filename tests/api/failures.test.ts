import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { MINUTE } from '#common/durations'
import { db } from '#functions/db/firebase'
import { failuresNoted, lastFailures, noteLoggedFailures } from '#functions/db/health'
import { logFailure, onFailure, setLog } from '#functions/log'
import { passAndSend } from '#functions/schedule'
import { call, feed } from './support/client'
import { openDesk } from './support/desk-of'
import { gameIds } from './support/games'
import type { Member } from './support/league'

setLog(() => undefined)

const week = 5
const [game = ''] = gameIds(week, 1)
let desk: Member

/** A process notes the same failure every five minutes. */
const later = (by: number) => vi.setSystemTime(Date.now() + by)

beforeAll(async () => {
  desk = (await openDesk(week, [game], { ahead: 3_600 })).commissioner
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})
beforeEach(() => noteLoggedFailures('api'))
afterEach(() => void vi.restoreAllMocks())
afterAll(() => onFailure(() => undefined))

it('tells what went wrong, newest first and each once, and no cause', async () => {
  /** @returns when it was logged. */
  const fail = async (what: string) => {
    later(MINUTE)
    const at = Date.now()
    logFailure(what, new Error('no such user ray@example.com'), { todo: 'Look.' })
    await vi.waitUntil(async () => (await lastFailures())[0]?.what === what, 20_000)
    return at
  }
  await fail('one thing')
  const another = { at: await fail('another'), from: 'api', what: 'another', todo: 'Look.' }
  later(5 * MINUTE)
  const one = { at: await fail('one thing'), from: 'api', what: 'one thing', todo: 'Look.' }
  expect((await call('GET /commish/status', { token: desk.token })).body.failures).toEqual([one, another])
  later(MINUTE)
  logFailure('one thing')
  await feed({ misbehave: '500' })
  await passAndSend()
  expect(await lastFailures()).toEqual([
    expect.objectContaining({ from: 'feed', what: 'The score feed answered with an error (500).' }),
    one,
    another,
  ])
})

it('notes a call that failed once, whatever game it names', async () => {
  for (const id of [game, 'another']) {
    later(5 * MINUTE)
    const at = Date.now()
    vi.spyOn(db, 'runTransaction').mockRejectedValueOnce(new Error('the database is busy'))
    const edit = { token: desk.token, params: { id }, body: { week, isDouble: true } }
    expect((await call('PATCH /commish/line/:id', edit)).status).toBe(500)
    expect((await lastFailures())[0]?.at, 'noted before the response').toBe(at)
  }
  const calls = (await lastFailures()).filter(({ what }) => what.includes('PATCH'))
  expect(calls.map(({ what }) => what)).toEqual(['PATCH /commish/line/:id'])
})

it('notes what failed in a call that succeeded, before its response', async () => {
  later(5 * MINUTE)
  const edit = { token: desk.token, params: { id: game }, body: { week, isDouble: true } }
  const run = db.runTransaction.bind(db)
  vi.spyOn(db, 'runTransaction').mockImplementationOnce(run).mockRejectedValueOnce(new Error('the database is busy'))
  expect((await call('PATCH /commish/line/:id', edit)).status).toBe(200)
  expect((await lastFailures())[0]).toMatchObject({ from: 'api', what: 'the pass is left to the schedule' })
})

it('holds up responses for a note that hangs two seconds at most, and later ones not at all', {
  tags: ['long'],
}, async () => {
  later(5 * MINUTE)
  vi.spyOn(db, 'runTransaction').mockReturnValueOnce(new Promise(() => undefined))
  logFailure('the database hangs')
  await failuresNoted()
  let isHeldUp = true
  void failuresNoted().then(() => {
    isHeldUp = false
  })
  await new Promise(setImmediate)
  expect(isHeldUp).toBe(false)
})

it('notes a round that failed', async () => {
  later(MINUTE)
  vi.spyOn(db, 'doc').mockImplementationOnce(() => {
    throw new Error('the database is busy')
  })
  await expect(passAndSend()).rejects.toThrow('busy')
  expect((await lastFailures())[0]).toMatchObject({
    from: 'referee',
    what: 'a round failed',
  })
})
