import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOUR } from '#common/durations'
import { LOCK_AFTER_KICKOFF } from '#common/game/lock'
import { paths } from '#common/paths'
import { siteUrl } from '#functions/config'
import { db, read } from '#functions/db/firebase'
import { queueDueReminders } from '#functions/mail/reminders'
import { passAndSend } from '#functions/schedule'
import { call } from './support/client'
import { type Desk, mailTo, openDesk } from './support/desk-of'
import { gameIds } from './support/games'
import { type Member, pick, player, SEASON } from './support/league'
import { losingAnswers } from './support/losing-answers'
import { meter } from './support/meter'

const week = 5
const games = gameIds(week, 2)
const [first = '', second = ''] = games
/** The locks of the two games, which may be a second apart; whole seconds, as the feed tells kickoffs. */
let [lock, lockOfSecond] = [0, 0]
/** The lock of the second game, after it was moved before the first. */
let sooner = 0
let desk: Desk
/** Has picked everything, one of two, nothing. */
let ready: Member
let half: Member
let late: Member
/** Has picked nothing, and presses the button to unsubscribe. */
let reader: Member

const reminders = async (of: Member) => (await mailTo(of)).filter(({ subject }) => /missing/.test(subject))
const counts = async () => (await Promise.all([ready, half, late].map(reminders))).map(({ length }) => length)
/** A round of the referee, this long before the lock (ms). */
async function roundBefore(left: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: lock - left })
  await passAndSend()
}

beforeAll(async () => {
  desk = await openDesk(week, games, { ahead: 200_000 })
  ;[ready, half, late, reader] = await Promise.all([player(), player(), player(), player()])
  for (const [member, gameId] of [
    [ready, first],
    [ready, second],
    [half, first],
  ] as const)
    await pick(member, week, gameId)
  const lockOf = async (id: string) => ((await desk.line(id))?.kickoff ?? 0) + LOCK_AFTER_KICKOFF
  ;[lock, lockOfSecond] = [await lockOf(first), await lockOf(second)]
})
afterEach(() => void vi.useRealTimers())

describe('a reminder', () => {
  it('comes a day before the next lock to members with missing picks only, and once', async () => {
    await roundBefore(25 * HOUR)
    expect(await counts()).toEqual([0, 0, 0])
    await roundBefore(24 * HOUR - 60_000)
    expect(await counts()).toEqual([0, 1, 1])
    const [mail] = await reminders(half)
    expect(mail?.subject).toBe('Week 5: 1 pick is still missing')
    expect(mail?.text).toMatch(/^Hello .+\n\n1 pick is still missing .+\/weekly-picks/s)
    expect(mail, 'nobody wants to read it after the lock').toMatchObject({ until: lockOfSecond })
    expect((await reminders(late))[0]?.subject).toBe('Week 5: 2 picks are still missing')
    await roundBefore(20 * HOUR)
    expect(await counts()).toEqual([0, 1, 1])
  })

  it('is stopped by the button of a mail program, which sends a form without a session', async () => {
    const [mail] = await reminders(reader)
    const address = String(mail?.unsubscribe)
    const body = 'List-Unsubscribe=One-Click'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const press = (at = address) => fetch(at, { method: 'POST', headers, body })
    const isReminded = async () => (await read(paths.account(reader.uid)))?.reminders !== false
    const opened = await fetch(address, { redirect: 'manual' })
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `${siteUrl()}/`])
    const guess = address.replace(/token=.*/, 'token=guess')
    expect([(await press(guess)).status, (await press(address.replace(/&token.*/, ''))).status]).toEqual([400, 400])
    expect(await isReminded(), 'still: it was opened and guessed').toBe(true)
    expect([(await press()).status, (await press()).status, await isReminded()]).toEqual([200, 200, false])
    expect((await fetch(address.replace(reader.uid, '..%2Fx'), { method: 'POST' })).status).toBe(400)
  })

  it('comes an hour before, once, also to rounds at once in processes that know nothing of each other', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: lock - HOUR + 60_000 })
    vi.resetModules()
    const another = (await import('#functions/mail/reminders')).queueDueReminders
    const report = [{ week, nextLock: lock }]
    await Promise.all([queueDueReminders(report), another(report), another(report)])
    await passAndSend()
    expect(await counts()).toEqual([0, 2, 2])
    expect(await reminders(reader), 'who has stopped them').toHaveLength(1)
  })

  it('does not come again when the kickoff moves a little', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: lock - HOUR / 2 })
    await queueDueReminders([{ week, nextLock: lock + 10 * 60_000 }])
    expect(await counts()).toEqual([0, 2, 2])
  })

  it('costs a quiet round nothing', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: lock - 30 * HOUR })
    const running = await meter()
    await queueDueReminders([{ week, nextLock: lock }])
    vi.setSystemTime(lock - HOUR / 2)
    await queueDueReminders([{ week, nextLock: lock + 10 * 60_000 }])
    running.stop()
    expect(running).toMatchObject({ reads: 0, writes: 0 })
  })

  it('comes all the same, and once, when the commit of its claim is reported as failed', async () => {
    const later = lock + 3 * HOUR
    await desk.edit(second, { kickoff: later - LOCK_AFTER_KICKOFF })
    vi.useFakeTimers({ toFake: ['Date'], now: later - HOUR / 2 })
    await losingAnswers(() => queueDueReminders([{ week, nextLock: later }]))
    await queueDueReminders([{ week, nextLock: later }])
    expect(await counts()).toEqual([0, 3, 3])
  })

  it('counts what is missing by then, not what was when the referee last counted', async () => {
    sooner = lock - 5 * HOUR
    await desk.edit(second, { kickoff: sooner - LOCK_AFTER_KICKOFF })
    await pick(late, week, first)
    vi.useFakeTimers({ toFake: ['Date'], now: sooner - HOUR / 2 })
    await queueDueReminders([{ week, nextLock: sooner }])
    const mails = await reminders(late)
    expect(mails).toHaveLength(4)
    expect(mails).toContainEqual(expect.objectContaining({ until: sooner, subject: 'Week 5: 1 pick is still missing' }))
  })
})

describe('the switch in the profile', () => {
  beforeEach(() => db.recursiveDelete(db.collection(`${paths.week(SEASON, week)}/reminded`)))

  it('is on until it is turned off, is nobody else’s business, and leaves the team alone', async () => {
    const { token } = half
    expect((await call('GET /users/me', { token })).body.reminders).toBe(true)
    const { status, body } = await call('PUT /users/me', { token, body: { reminders: false } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ reminders: false, user: { favoriteTeam: 'Ohio State' } })
    expect((await call('PUT /users/me', { token, body: { favoriteTeam: 'Army' } })).body.reminders).toBe(false)
    const seen = await call('GET /users/:id', { token: late.token, params: { id: half.uid } })
    expect(JSON.stringify(seen.body)).not.toContain('reminders')
    expect((await call('PUT /users/me', { token, body: { reminders: 'no' as never } })).status).toBe(400)
    expect((await call('PUT /users/me', { token, body: {} })).status).toBe(400)
  })

  it('keeps the mail away', async () => {
    const before = await counts()
    vi.useFakeTimers({ toFake: ['Date'], now: sooner - HOUR / 4 })
    await queueDueReminders([{ week, nextLock: sooner + 2 }])
    const [none, off, on] = await counts()
    expect([none, off, on]).toEqual([before[0], before[1], (before[2] ?? 0) + 1])
  })
})

it('nobody is reminded of a week that is not the active one', async () => {
  await db.recursiveDelete(db.collection(`${paths.week(SEASON, week)}/reminded`))
  const before = await counts()
  await db.doc(paths.settings()).update({ activeWeek: week - 1 })
  vi.useFakeTimers({ toFake: ['Date'], now: sooner - HOUR / 4 })
  await queueDueReminders([{ week, nextLock: sooner + 3 }])
  expect(await counts()).toEqual(before)
})
