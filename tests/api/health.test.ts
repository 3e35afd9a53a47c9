import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { paths } from '#common/paths'
import { auth, db, transact } from '#functions/db/firebase'
import { setLog } from '#functions/log'
import { mailPlayer } from '#functions/mail/queue'
import { passAndSend } from '#functions/schedule'
import { call, feed } from './support/client'
import { openDesk } from './support/desk-of'
import { gameIds } from './support/games'
import type { Member } from './support/league'

setLog(() => undefined)

const week = 5
const [game = ''] = gameIds(week, 1)
let desk: Member

/** Answers are given again for 15 s. */
const later = (by: number) => vi.setSystemTime(Date.now() + by)

const status = async () => (await call('GET /commish/status', { token: desk.token })).body

beforeAll(async () => {
  desk = (await openDesk(week, [game], { ahead: 4 * 3_600 })).commissioner
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})
afterEach(() => void vi.restoreAllMocks())

it('tells the last round to anybody', async () => {
  await passAndSend()
  later(MINUTE)
  const { status, body } = await call('GET /health')
  expect(status).toBe(200)
  expect(body).toEqual({
    ok: true,
    version: 'local',
    lastPass: Date.now() - MINUTE,
    feed: { readAt: null, trouble: '' },
  })
})

it('a game by hand, for which the referee need not wake up, is no reason to call it silent', async () => {
  const { token } = desk
  const added = { week, homeTeam: 'Army', awayTeam: 'Navy', kickoff: Date.now() + MINUTE, spread: -3 }
  const { body } = await call('POST /commish/games', { token, body: added })
  for (let minute = 0; minute < 20; minute += 1) {
    later(MINUTE)
    await passAndSend()
  }
  expect((await call('GET /health')).status).toBe(200)
  const params = { id: body.gameId }
  await call('PATCH /commish/line/:id', { token, params, body: { week, phase: 'canceled' } })
})

it('a silent referee is reported after an hour while no game is on', async () => {
  later(5 * MINUTE)
  await passAndSend()
  later(HOUR - MINUTE)
  expect((await call('GET /health')).status).toBe(200)
  later(2 * MINUTE)
  expect((await call('GET /health')).body.error).toBe('The referee has not worked for 61 minutes.')
})

it('a referee that has never worked is reported once a game is on', async () => {
  await db.doc('health/referee').delete()
  later(MINUTE)
  expect((await call('GET /health')).status).toBe(200)
  await feed({ game: { id: game, phase: 'live', kickoffInSeconds: 0 } })
  later(50 * MINUTE)
  await passAndSend()
  await db.doc('health/referee').delete()
  later(5 * MINUTE)
  expect((await call('GET /health')).body.error).toBe('The referee has never worked.')
})

it('a silent referee is reported while a game is on, until it works again', async () => {
  await passAndSend()
  const readAt = Date.now()
  later(MINUTE)
  expect((await call('GET /health')).body).toMatchObject({ lastPass: readAt, feed: { readAt, trouble: '' } })
  later(15 * MINUTE)
  expect(await call('GET /health')).toEqual({
    status: 503,
    body: { error: 'The referee has not worked for 16 minutes.', code: 'not-ready' },
  })
  await passAndSend()
  expect((await call('GET /health')).status, 'the answer is 15 s old at most').toBe(503)
  later(16_000)
  expect((await call('GET /health')).status).toBe(200)
})

it('says that the sign-in service is down', async () => {
  later(16_000)
  vi.spyOn(auth, 'listUsers').mockRejectedValue(new Error('down'))
  expect(await call('GET /health')).toEqual({
    status: 503,
    body: { error: 'The sign-in service cannot be reached.', code: 'not-ready' },
  })
})

describe('the status that commissioners read', () => {
  // A token of the sign-in service goes by the real clock.
  beforeAll(() => void vi.setSystemTime(vi.getRealSystemTime()))

  it('tells how the feed, the referee, the queues and the services do', async () => {
    await passAndSend()
    expect(await status()).toEqual({
      version: 'local',
      lastPass: expect.any(Number),
      isSilent: false,
      feed: { readAt: expect.any(Number), trouble: '' },
      mail: { waiting: 0, failed: 0, dueSince: null },
      pushes: null,
      responseTimes: { database: expect.any(Number), signIn: expect.any(Number) },
      failures: [],
    })
    const lastPass = Date.now() - 16 * MINUTE
    await db.doc('health/referee').set({ at: lastPass })
    expect(await status()).toMatchObject({ lastPass, isSilent: true })
  })

  it('counts what waits to be sent, and what did not arrive', async () => {
    const at = Date.now()
    // Queued long ago: what counts is when it was claimed.
    const claimed = { state: 'claimed', dueAt: null, at: at - 10 * MINUTE, claimedAt: at - MINUTE }
    const fields: Record<string, object> = {
      first: { at: at - 30 * MINUTE, dueAt: at - 30 * MINUTE },
      // As a mail with a link, which is the first of the queue, and has waited for no time.
      link: { at, dueAt: at - 60 * MINUTE },
      second: {},
      third: { state: 'failed', dueAt: null },
      fourth: { state: 'unknown', dueAt: null },
      'one that is being sent': claimed,
      'one whose round ended before it was sent': { ...claimed, claimedAt: at - 5 * MINUTE },
      'one that an older release had claimed': { state: 'claimed', dueAt: null, at: at - 5 * MINUTE },
    }
    for (const subject of Object.keys(fields))
      await transact((tx) => mailPlayer(tx, desk.uid, { subject, text: 'Hello.' }))
    const mails = await db.collection(paths.mail()).get()
    for (const mail of mails.docs) await mail.ref.set(fields[mail.data().subject] ?? {}, { merge: true })
    expect((await status()).mail).toEqual({ waiting: 3, failed: 4, dueSince: at - 30 * MINUTE })
  })

  it('looks at 100 claimed ones at most for those that were not sent, since they stay for days', async () => {
    await db.recursiveDelete(db.collection(paths.mail()))
    const batch = db.batch()
    for (let count = 0; count < 101; count += 1)
      batch.set(db.collection(paths.mail()).doc(), { state: 'claimed', dueAt: null, at: 0 })
    await batch.commit()
    later(MINUTE)
    expect((await status()).mail).toMatchObject({ waiting: 0, failed: 100 })
  })
})
