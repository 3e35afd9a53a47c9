import { beforeAll, describe, expect, it, vi } from 'vitest'
import { paths } from '#common/paths'
import { auth, db, readAll } from '#functions/db/firebase'
import type { Mail } from '#functions/mail/queue'
import { consumeReset, createReset } from '#functions/people/mailed-links'
import { makeCommissioner } from '#functions/people/make-commissioner'
import { firstMailTo } from './support/account'
import { call, SITE } from './support/client'
import { commissioner, emptyLeague, freshName, type Member, player } from './support/league'
import { losingAnswers } from './support/losing-answers'

let fan: Member
const email = () => `${fan.username}@example.com`

beforeAll(async () => {
  await emptyLeague()
  fan = await player()
})

/** The mail kept for an address, latest first; under the emulators it is there soon after the answer. */
async function mailTo(address: string): Promise<Mail[]> {
  const mail = [...(await readAll<Mail>(paths.mail())).values()].filter(({ to }) => to === address)
  return mail.sort((a, b) => b.at - a.at)
}

/** The token of the latest link that was mailed to the player. */
async function mailedToken(): Promise<string> {
  const [latest] = await vi.waitUntil(() => mailTo(email()).then((mail) => mail.length && mail), {
    timeout: 20_000,
  })
  const link = new URL(/https?:\S+/.exec(latest?.text ?? '')?.[0] ?? SITE)
  expect([link.origin, link.pathname, link.searchParams.get('uid')]).toEqual([SITE, '/reset-password', fan.uid])
  return link.searchParams.get('token') ?? ''
}

const verify = (token: string, uid = fan.uid) => call('GET /auth/reset/verify', { query: { token, uid } })
const reset = (token: string, newPassword: string, uid = fan.uid) =>
  call('POST /auth/reset', { body: { token, uid, newPassword } })

describe('login help', () => {
  it('tells the username that goes with an address', async () => {
    const answer = await call('POST /auth/username-reminder', { body: { email: email().toUpperCase() } })
    expect(answer.body).toEqual({ username: fan.username })
    const unknown = await call('POST /auth/username-reminder', { body: { email: `${freshName()}@example.com` } })
    expect(unknown).toMatchObject({ status: 404, body: { error: 'No username was found for that email.' } })
  })

  it.each(['POST /auth/username-reminder', 'POST /auth/forgot'] as const)(
    '%s refuses what is no address',
    async (route) => {
      for (const typed of ['wes.example.com', '']) {
        const answer = await call(route, { body: { email: typed } })
        expect(answer).toMatchObject({ status: 400, body: { error: 'Please enter a valid email address.' } })
      }
    },
  )

  it('knows the address of a commissioner, however it was typed', async () => {
    expect(await makeCommissioner('deputy', ' Dee@Example.com ')).toMatchObject({ isNew: true })
    expect(await makeCommissioner('deputy', 'other@example.com'), 'keeps its address').toMatchObject({ isNew: false })
    const answer = await call('POST /auth/username-reminder', { body: { email: 'dee@example.com' } })
    expect(answer).toMatchObject({ status: 200, body: { username: 'deputy' } })
    await call('POST /auth/forgot', { body: { email: 'dee@example.com' } })
    await firstMailTo('dee@example.com')
    await expect(makeCommissioner('commish', 'commish@example')).rejects.toThrow('valid email address')
  })

  it('makes nobody a commissioner whose former password still works', async () => {
    const robbed = await player()
    const spy = vi.spyOn(auth, 'updateUser').mockRejectedValueOnce(new Error('the service is down'))
    await expect(makeCommissioner(robbed.username, robbed.email)).rejects.toThrow('the service is down')
    spy.mockRestore()
    expect((await auth.getUser(robbed.uid)).customClaims).toMatchObject({ player: true, commissioner: false })
  })

  it('makes nobody a commissioner whose password the same command sets at the same moment, and says so', async () => {
    const twice = await player()
    const update = auth.updateUser.bind(auth)
    const spy = vi.spyOn(auth, 'updateUser').mockImplementationOnce(async (uid, change) => {
      await update(uid, change)
      return update(uid, { password: 'that of the other command' })
    })
    const says = `The password of ${twice.username} was changed at the same moment: give the same command again.`
    await expect(makeCommissioner(twice.username, twice.email)).rejects.toThrow(says)
    spy.mockRestore()
    expect((await auth.getUser(twice.uid)).customClaims).toMatchObject({ player: true, commissioner: false })
  })

  it('makes nobody a commissioner by the name that only the boards show, or by one that no player could have', async () => {
    const name = freshName()
    expect((await call('PUT /users/me', { token: fan.token, body: { displayName: name } })).status).toBe(200)
    const before = await auth.getUser(fan.uid)
    const says = `${name} is the name that ${fan.username} shows, and not a username.`
    await expect(makeCommissioner(name, email())).rejects.toThrow(says)
    expect(await auth.getUser(fan.uid)).toEqual(before)
    await expect(makeCommissioner('José', `${name}@example.com`)).rejects.toThrow('A username has 2 to 30 characters')
  })

  it('answers a known and an unknown address alike, and writes only to the known one', async () => {
    const unknown = `${freshName()}@example.com`
    const answers = await Promise.all(
      [email(), unknown].map((to) => call('POST /auth/forgot', { body: { email: to } })),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(await mailedToken()).not.toBe('')
    expect(await mailTo(unknown)).toEqual([])
  })

  it('keeps no commissioner from mailing a link to who has asked five times', async () => {
    const { email, uid } = await player()
    for (let tries = 0; tries < 5; tries += 1) await call('POST /auth/forgot', { body: { email } })
    const { token } = await commissioner()
    expect((await call('POST /commish/reset-password', { token, body: { userId: uid } })).status).toBe(200)
  })
})

describe('a reset link', () => {
  it.each([
    ['no link', '', () => fan.uid],
    ['an invented one', 'x'.repeat(43), () => fan.uid],
    ['nobody’s', 'x', () => ''],
    ['a path', '../users', () => '../users'],
  ])('that is %s is not valid', async (_name, token, uid) => {
    expect(await verify(token, uid())).toMatchObject({ status: 200, body: { valid: false, username: '' } })
    const answer = await reset(token, 'longenough', uid())
    expect(answer).toMatchObject({ status: 400, body: { error: 'This link is invalid or expired.' } })
  })

  it('is kept only as a hash', async () => {
    const token = await mailedToken()
    const kept = await db.collection(paths.passwordResets()).get()
    expect(kept.size).toBeGreaterThan(0)
    expect(kept.docs.some((each) => JSON.stringify([each.id, each.data()]).includes(token))).toBe(false)
  })

  it('belongs to one player', async () => {
    const other = await player()
    expect((await verify(await mailedToken(), other.uid)).body.valid).toBe(false)
  })

  it('survives a password that is too short, works once, and ends the old sessions', async () => {
    const token = await mailedToken()
    expect((await verify(token)).body).toEqual({ valid: true, username: fan.username })
    const short = await reset(token, 'seven77')
    expect(short).toMatchObject({ status: 400, body: { error: 'Password must be at least 8 characters.' } })
    const both = await losingAnswers(() => Promise.all([1, 2].map(() => reset(token, 'newpassword'))))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await verify(token)).body.valid).toBe(false)
    expect((await call('GET /users/me', { token: fan.token })).status).toBe(401)
    const login = (password: string) => call('POST /users/login', { body: { username: fan.username, password } })
    expect((await login('saturday')).status).toBe(401)
    expect((await login('newpassword')).status).toBe(200)
  })

  it('ends the player’s other ones in the moment it is used', async () => {
    const { uid } = await player()
    const [one, other] = [await createReset(uid), await createReset(uid)]
    expect([await consumeReset(uid, one), await consumeReset(uid, other)]).toEqual([true, false])
  })

  it('lets a login that comes meanwhile wait, and calls the new password neither wrong nor changed elsewhere', async () => {
    const { uid, username } = await player()
    const changing = reset(await createReset(uid), 'a new saturday', uid)
    await vi.waitUntil(async () => (await auth.getUser(uid)).disabled, { timeout: 20_000, interval: 10 })
    const login = await call('POST /users/login', { body: { username, password: 'a new saturday' } })
    expect([(await changing).status, login.status, login.body]).toEqual([200, 200, expect.anything()])
  })

  it('is good for an hour', async () => {
    const before = (await mailTo(email())).length
    await call('POST /auth/forgot', { body: { email: email() } })
    await vi.waitUntil(async () => (await mailTo(email())).length > before, { timeout: 20_000 })
    const token = await mailedToken()
    expect((await verify(token)).body.valid).toBe(true)
    const kept = await db.collection('passwordResets').where('uid', '==', fan.uid).get()
    const expiries = kept.docs.map((each) => each.data().expireAt.toMillis())
    const left = Math.max(...expiries) - Date.now()
    expect(left).toBeLessThanOrEqual(3_600_000)
    expect(left).toBeGreaterThan(3_540_000)
    for (const each of kept.docs) await each.ref.update({ expireAt: new Date() })
    expect((await verify(token)).body.valid).toBe(false)
  })
})
