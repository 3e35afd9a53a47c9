import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { auth } from '#functions/db/firebase'
import { SILENT_AFTER } from '#functions/referee/heartbeat'
import { runRound } from '#functions/schedule'
import { call, feed } from './support/client'
import { gameIds } from './support/games'
import { commissioner, emptyLeague, type Member, openWeek } from './support/league'

const week = 5
const [game = ''] = gameIds(week, 1)
const MINUTE = 60_000
let desk: Member

/** Answers are given again for 15 s. */
const later = (by: number) => vi.setSystemTime(Date.now() + by)

beforeAll(async () => {
  await emptyLeague()
  await feed({ game: { id: game, phase: 'pre', kickoffInSeconds: 3_600 } })
  desk = await commissioner()
  await openWeek(week, [game], desk, -3)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
})
afterEach(() => void vi.restoreAllMocks())

it('tells the last round to anybody', async () => {
  await runRound()
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
    await runRound()
  }
  expect((await call('GET /health')).status).toBe(200)
  const params = { id: body.gameId }
  await call('PATCH /commish/line/:id', { token, params, body: { week, phase: 'canceled' } })
})

it('a silent referee is no trouble while no game is on', async () => {
  later(SILENT_AFTER + MINUTE)
  expect((await call('GET /health')).status).toBe(200)
})

it('a silent referee is told while a game is on, until it works again', async () => {
  await feed({ game: { id: game, phase: 'live', kickoffInSeconds: 0 } })
  later(50 * MINUTE)
  await runRound()
  const readAt = Date.now()
  later(MINUTE)
  expect((await call('GET /health')).body).toMatchObject({ lastPass: readAt, feed: { readAt, trouble: '' } })
  later(SILENT_AFTER)
  expect(await call('GET /health')).toEqual({
    status: 503,
    body: { error: 'The referee has been silent for 16 minutes, and a game is on.', code: 'not-ready' },
  })
  await runRound()
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
