import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { paths } from '#common/paths'
import { auth, db, docRef, read } from '#functions/db/firebase'
import { createReset } from '#functions/people/mailed-links'
import { makeCommissioner } from '#functions/people/make-commissioner'
import { saveDevice } from '#functions/push/devices'
import { runPasses } from '#functions/referee/pass'
import { directoryEntry, firstMailTo, login, me } from './support/account'
import { call, feed } from './support/client'
import { mailTo, openDesk } from './support/desk-of'
import { gameIds } from './support/games'
import { commissioner, type Member, openWeek, PASSWORD, pastLock, pick, player, SEASON } from './support/league'
import { losingAnswers } from './support/losing-answers'
import { readsLive, refresh, signInWithCustomToken, signInWithPassword } from './support/sign-in-service'

const [week, next] = [9, 10]
const [first = '', second = ''] = gameIds(week, 2)
const [later = ''] = gameIds(next, 1)
const reason = 'Moved to another league.'

let desk: Member
let deputy: Member

beforeAll(async () => {
  desk = (await openDesk(week, [first, second], { listed: [first, second, later] })).commissioner
  deputy = await commissioner('deputy')
})

const remove = (userId: string, { token } = desk, why = reason) =>
  call('POST /commish/remove-member', { token, body: { userId, reason: why } })
const letBack = (userId: string) => call('POST /commish/let-back', { token: desk.token, body: { userId } })
const rowOf = async (uid: string, of = week) => (await read(paths.weeklyBoard(SEASON, of)))?.rows[uid]
const madeBy = async (uid: string) => (await read(paths.status(SEASON, week)))?.made[uid]

describe('a removed member', () => {
  it('is out at once: every token, the login, and no pick comes after', async () => {
    const fan = await player()
    const app = await signInWithCustomToken(fan.customToken)
    const link = { uid: fan.uid, token: await createReset(fan.uid) }
    expect((await pick(fan, week, first)).status).toBe(200)
    expect(await remove(fan.uid)).toMatchObject({ status: 200, body: { text: expect.stringContaining(reason) } })
    expect([await me(fan.token), await me(app.idToken)]).toEqual([401, 401])
    // A pick trusts its session for ten seconds, but reads whose it is.
    expect(await pick(fan, week, second)).toMatchObject({ status: 401 })
    expect(await refresh(app.refreshToken).then(readsLive, () => false)).toBe(false)
    await expect(signInWithCustomToken(fan.customToken)).rejects.toThrow(/USER_DISABLED/)
    await expect(signInWithPassword(fan.email, PASSWORD)).rejects.toThrow(/USER_DISABLED/)
    expect((await login(fan, PASSWORD)).status).toBe(401)
    expect((await call('GET /auth/reset/verify', { query: link })).body.valid).toBe(false)
    expect(await read(paths.pick(SEASON, week, first, fan.uid))).toBeNull()
    expect((await read(paths.slip(SEASON, week, fan.uid)))?.picks).toEqual({})
  })

  it('is mailed, is logged for everybody, and a repeated removal does neither again', async () => {
    const fan = await player()
    const answers = [await losingAnswers(() => remove(fan.uid)), await remove(fan.uid, deputy, 'Another reason.')]
    const text = `commish removed ${fan.username} from the league: ${reason}`
    expect(answers).toMatchObject([200, 200].map((status) => ({ status, body: { text } })))
    const log = await call('GET /changes', { token: desk.token, query: { week } })
    const mine = log.body.filter(({ userId }) => userId === fan.uid)
    expect(mine.map((entry) => entry.text)).toEqual([text])
    const mail = await db.collection(paths.mail()).where('to', '==', fan.email).get()
    expect(mail.docs.map((each) => each.data().text)).toEqual([expect.stringContaining(reason)])
  })

  it('keeps no device for notifications, and gets none by a call that was admitted just before', async () => {
    const fan = await player()
    await db.doc(`${paths.user(fan.uid)}/devices/phone`).set({ endpoint: 'https://push.example.com' })
    await remove(fan.uid)
    const below = await docRef(paths.user(fan.uid)).listCollections()
    expect(below.map(({ id }) => id)).toEqual(['private'])
    // A call that was admitted just before the removal comes this far.
    const late = saveDevice(fan.uid, { endpoint: 'https://push.example.com', keys: { p256dh: '', auth: '' }, at: 1 })
    await expect(late).rejects.toMatchObject({ code: 'signed-out' })
  })

  it('is let back with the old password, without the deleted picks', async () => {
    const fan = await player()
    await pick(fan, week, first)
    await remove(fan.uid)
    expect((await letBack(fan.uid)).status).toBe(200)
    expect((await letBack(fan.uid)).status).toBe(200)
    const log = await call('GET /changes', { token: desk.token, query: { week } })
    expect(
      log.body.filter(({ userId }) => userId === fan.uid),
      'who is back is not let back again',
    ).toHaveLength(2)
    expect((await mailTo(fan)).at(-1)?.text).toMatch(
      /You can log in again\. .* please make them again, where the game is still open\.$/,
    )
    const { status, body } = await login(fan, PASSWORD)
    expect([status, await me(body.token), await readsLive(body.token)]).toEqual([200, 200, true])
    expect([await madeBy(fan.uid), (await rowOf(fan.uid))?.sides]).toEqual([0, '--'])
    // What was given out before the removal is over for good.
    expect(await me(fan.token)).toBe(401)
    expect((await pick({ token: body.token }, week, first)).status).toBe(200)
  })

  it('is not made a commissioner', async () => {
    const fan = await player()
    await remove(fan.uid)
    const before = await auth.getUser(fan.uid)
    await expect(makeCommissioner(fan.username, fan.email)).rejects.toThrow(/^.* is not in the league any more\./)
    expect(await auth.getUser(fan.uid)).toEqual(before)
  })

  it('gets no reset link, and no pick entered', async () => {
    const fan = await player()
    await remove(fan.uid)
    const body = { userId: fan.uid }
    expect((await call('POST /commish/reset-password', { token: desk.token, body })).status).toBe(409)
    const fix = { week, gameId: first, userId: fan.uid, pickTeam: 'HOME' as const, entryId: crypto.randomUUID() }
    const entered = call('POST /commish/fix-pick', { token: desk.token, body: { ...fix, reason } })
    expect((await entered).status).toBe(404)
  })
})

it('of a removal and a return at the same time, the sign-in ends as the stored one says', {
  tags: ['long'],
}, async () => {
  const fan = await player()
  await Promise.all([remove(fan.uid), letBack(fan.uid), remove(fan.uid), letBack(fan.uid)])
  const { away = [] } = (await read(paths.user(fan.uid))) ?? {}
  const isAway = away.some(({ to }) => to === undefined)
  expect((await auth.getUser(fan.uid)).disabled).toBe(isAway)
  expect((await login(fan, PASSWORD)).status).toBe(isAway ? 401 : 200)
})

it('a removal that was interrupted is finished by the next', { tags: ['long'] }, async () => {
  const fan = await player()
  const stopped = vi.spyOn(auth, 'revokeRefreshTokens').mockRejectedValue(new Error('stopped'))
  const text = expect.stringMatching(/^The sign-in service failed: the login changes within 20 minutes\. ./)
  expect((await remove(fan.uid)).body).toEqual({ text, isLate: true })
  stopped.mockRestore()
  expect((await pick(fan, week, first)).status).toBe(401)
  expect([(await remove(fan.uid)).body.isLate, await me(fan.token)]).toEqual([false, 401])
})

describe('the commissioners', () => {
  it('cannot remove themselves, and a removed one removes nobody', { tags: ['long'] }, async () => {
    expect(await remove(desk.uid)).toMatchObject({ status: 403 })
    const both = await Promise.all([remove(deputy.uid, desk), remove(desk.uid, deputy)])
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const stays = both[0]?.status === 200 ? desk : deputy
    const left = stays === desk ? deputy : desk
    const members = await call('GET /commish/members', { token: stays.token })
    expect(members.body.members.filter(({ isCommissioner }) => isCommissioner).map(({ id }) => id)).toEqual([stays.uid])
    const deletion = { token: stays.token, body: { password: PASSWORD } }
    expect(await call('DELETE /users/me', deletion)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await call('GET /commish/members', { token: left.token })).status).toBe(401)
    // Whoever comes back is a player until made a commissioner again.
    await call('POST /commish/let-back', { token: stays.token, body: { userId: left.uid } })
    const { body } = await call('POST /users/login', { body: { username: left.username, password: PASSWORD } })
    expect(body.user.isCommissioner).toBe(false)
    const { members: listed } = (await call('GET /commish/members', { token: stays.token })).body
    const commissioners = listed.filter(({ isCommissioner }) => isCommissioner).map(({ id }) => id)
    expect(commissioners, 'the list says so, too').toEqual([stays.uid])
    desk = stays
  })

  it('see who has left and why', async () => {
    const fan = await player()
    await remove(fan.uid)
    const { body } = await call('GET /commish/members', { token: desk.token })
    expect(body.members.find(({ id }) => id === fan.uid)).toMatchObject({ left: { reason }, isCommissioner: false })
  })

  it('send a member a reset link that they do not see themselves', async () => {
    const fan = await player()
    const { status, body } = await call('POST /commish/reset-password', {
      token: desk.token,
      body: { userId: fan.uid },
    })
    expect([status, body]).toEqual([200, { message: `A reset link is on its way to ${fan.username}.` }])
    expect((await firstMailTo(fan.email)).text).toMatch(/reset-password\?token=/)
  })
})

it('past boards keep a member who left, later weeks omit them', async () => {
  const fan = await player()
  expect(await rowOf(fan.uid), 'from the registration on').toBeDefined()
  await call('PUT /users/me', { token: fan.token, body: { about: 'Since 1987.' } })
  await pick(fan, week, first)
  await feed({ game: { id: first, ...pastLock() } })
  await runPasses({ week, poll: true, whole: true })
  expect((await rowOf(fan.uid))?.sides).toBe('H-')
  await sleep(5)
  await remove(fan.uid)
  await openWeek(next, [later], desk)
  await runPasses({ week, whole: true })
  expect((await rowOf(fan.uid))?.sides).toBe('H-')
  expect(await rowOf(fan.uid, next)).toBeUndefined()
  expect(await directoryEntry(fan.uid)).toMatchObject({ name: fan.username, away: [{ from: expect.any(Number) }] })
  const board = await call('GET /leaderboard/weekly', { token: desk.token, query: { week } })
  expect(board.body.find(({ userId }) => userId === fan.uid)).toMatchObject({ left: true, about: '' })
  const overall = await read(paths.overallBoard(SEASON))
  expect(overall?.rows[fan.uid]?.byWeek).toMatch(/^\d+( -)?$/)
})
