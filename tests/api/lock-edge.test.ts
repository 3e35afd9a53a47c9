import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, it, vi } from 'vitest'
import { LOCK_AFTER_KICKOFF } from '#common/game/lock'
import type { Slip, StoredPick } from '#common/game/pick'
import { paths } from '#common/paths'
import { defaultWeekName, type Week } from '#common/week/week'
import { auth, db, readAll } from '#functions/db/firebase'
import { writeClaims } from '#functions/people/identity'
import { newTokens } from '#functions/people/session'
import { ironBowl } from '../fixtures/line'
import { call } from './support/client'
import { emptyLeague, freshName, SEASON } from './support/league'

/** When the server asked whether a pick was still open, and what it found. */
const asked = vi.hoisted((): { now: number; isOpen: boolean }[] => [])
vi.mock('#common/game/lock', async (actual) => {
  const lock = await actual<typeof import('#common/game/lock')>()
  const closedBecause: typeof lock.closedBecause = (line, now) => {
    const reason = lock.closedBecause(line, now)
    asked.push({ now, isOpen: reason === null })
    return reason
  }
  return { ...lock, closedBecause }
})

const week = 11
const games = Array.from({ length: 10 }, (_, index) => `edge-${index}`)
const PLAYERS = 50
/** Over how long the picks are sent (ms). */
const SPAN = 6_000
/** A busy machine answers late, so more picks are sent before the lock than after it. */
const BEFORE_LOCK = 0.6
let fans: { uid: string; token: string }[]

beforeAll(async () => {
  await emptyLeague()
  fans = await Promise.all(
    Array.from({ length: PLAYERS }, async () => {
      const { uid } = await auth.createUser({ email: `${freshName()}@example.com`, password: 'saturday' })
      await writeClaims(uid, { player: true })
      await db.doc(paths.user(uid)).set({
        ...{ username: uid, about: '', avatar: '', favoriteTeam: 'Army', abbr: 'ARMY', conference: 'American' },
        favoriteColor: '#000000',
      })
      return { uid, token: (await newTokens(uid, Date.now())).token }
    }),
  )
})

/** Puts the games on the slate of the active week; all kick off so that they lock at this moment. */
async function moveLockTo(moment: number) {
  const name = defaultWeekName(week)
  const batch = db.batch()
  batch.update(db.doc(paths.settings()), { weeks: [name] })
  batch.set(db.doc(paths.week(SEASON, week)), { ...name, slate: games, state: 'open', notice: '' } satisfies Week)
  for (const gameId of games) {
    const line = ironBowl({ gameId, week, kickoff: moment - LOCK_AFTER_KICKOFF })
    batch.set(db.doc(paths.line(SEASON, week, gameId)), line)
  }
  await batch.commit()
}

it('500 picks across the lock: accepted if and only if the server’s clock said open, and every accepted one is kept', async () => {
  const start = Date.now() + 500
  const lock = start + SPAN * BEFORE_LOCK
  await moveLockTo(lock)
  const every = games.flatMap((gameId) => fans.map((fan) => ({ gameId, fan })))
  const answers = await Promise.all(
    every.map(async ({ gameId, fan: { uid, token } }, index) => {
      await sleep(start + (SPAN * index) / every.length - Date.now())
      const body = { gameId, week, pickTeam: index % 2 ? 'HOME' : 'AWAY' } as const
      const { status, body: answer } = await call('POST /picks', { token, body })
      return { gameId, uid, status, savedAt: answer.savedAt, error: answer.error, pickTeam: body.pickTeam }
    }),
  )
  const accepted = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status !== 200)
  // Both sides of the lock were tried, close to it.
  expect(Math.min(accepted.length, refused.length)).toBeGreaterThan(100)
  expect(lock - Math.max(...accepted.map(({ savedAt }) => savedAt))).toBeLessThan(500)
  expect(new Set(refused.map(({ status, error }) => `${status} ${error}`))).toEqual(
    new Set(['409 This game is locked (kickoff has passed).']),
  )
  // A transaction that was overtaken asks again: what counts is what it found the last time, which is when it saved.
  for (const { now, isOpen } of asked) expect([now, isOpen]).toEqual([now, now < lock])
  const open = asked.filter(({ isOpen }) => isOpen).map(({ now }) => now)
  for (const { savedAt } of accepted) expect(open).toContain(savedAt)
  expect(asked.length - open.length).toBeGreaterThanOrEqual(refused.length)

  const kept = await Promise.all(games.map((gameId) => readAll<StoredPick>(paths.picks(SEASON, week, gameId))))
  const slips = await readAll<Slip>(paths.slips(SEASON, week))
  expect(kept.reduce((sum, picks) => sum + picks.size, 0)).toBe(accepted.length)
  for (const { gameId, uid, savedAt, pickTeam } of accepted) {
    expect(kept[games.indexOf(gameId)]?.get(uid)).toMatchObject({ savedAt, pickTeam })
    expect(slips.get(uid)?.picks[gameId]).toMatchObject({ savedAt, pickTeam })
  }
  const inSlips = [...slips.values()].reduce((sum, { picks }) => sum + Object.keys(picks).length, 0)
  expect(inSlips).toBe(accepted.length)
})
