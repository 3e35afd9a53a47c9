import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { HOUR } from '#common/durations'
import { paths } from '#common/paths'
import { auth, db, docRef, read } from '#functions/db/firebase'
import { removeMember } from '#functions/desk/members'
import { deliverMail } from '#functions/mail/deliver-mail'
import { queueEmailChange, queueReset, queueResetOfRestore } from '#functions/mail/queue'
import { placeholderAddress } from '#functions/people/addresses'
import { confirmEmailChange, createEmailChange, emailChangesOf, resetsOf } from '#functions/people/mailed-links'
import { mailOf } from '#functions/people/player-documents'
import { countMailTo, firstMailTo, login, me, NEW_PASSWORD, reset } from './support/account'
import { call } from './support/client'
import { commissioner, emptyLeague, type Fan, freshName, PASSWORD, player } from './support/league'
import { losingAnswers } from './support/losing-answers'

let fan: Fan

beforeAll(emptyLeague)
beforeEach(async () => {
  fan = await player()
})

describe('a new address', () => {
  const ask = (email: string) => call('PUT /users/me/email', { token: fan.token, body: { email } })
  const confirm = (token: string, password = PASSWORD, uid = fan.uid) =>
    call('POST /auth/confirm-email', { body: { uid, token, password } })
  const sentToFormer = async () => {
    const mails = await db.collection(paths.mail()).where('to', '==', fan.email).get()
    return mails.docs.map((each) => each.data().subject)
  }

  it('cannot be confirmed any more once the password was changed', async () => {
    const token = await createEmailChange(fan.uid, `${freshName('new')}@example.com`)
    const body = { password: PASSWORD, newPassword: NEW_PASSWORD }
    expect((await call('PUT /users/me/password', { token: fan.token, body })).status).toBe(200)
    const error = 'This link is invalid or expired.'
    expect(await confirm(token, NEW_PASSWORD)).toMatchObject({ status: 400, body: { error } })
    expect((await read(paths.account(fan.uid)))?.email).toBe(fan.email)
  })

  it('is confirmed by a mail and the password, also twice, and logs in', async () => {
    const email = `${freshName('new')}@example.com`
    expect((await ask(email.toUpperCase())).status).toBe(200)
    const token = /token=([\w-]+)/.exec((await firstMailTo(email)).text)?.[1] ?? ''
    expect((await read(paths.account(fan.uid)))?.email).toBe(fan.email)
    await db.doc(paths.account(fan.uid)).update({ unsubscribeToken: 'in a mail to the former address' })
    expect((await confirm(token, 'wrong')).status).toBe(403)
    expect((await losingAnswers(() => confirm(token))).status).toBe(200)
    expect([(await auth.getUser(fan.uid)).email, await me(fan.token)]).toEqual([email, 401])
    expect(await read(paths.account(fan.uid))).not.toHaveProperty('unsubscribeToken')
    const { status, body } = await login(fan, PASSWORD)
    expect([(await confirm(token)).status, status, await me(body.token)]).toEqual([200, 200, 200])
    expect(await sentToFormer()).toEqual(['Your email address was changed'])
  })

  it('is stored, and the player can log in, even if the sign-in service refuses it', { tags: ['long'] }, async () => {
    const email = `${freshName('new')}@example.com`
    const token = await createEmailChange(fan.uid, email)
    const update = auth.updateUser.bind(auth)
    const service = vi.spyOn(auth, 'updateUser').mockImplementation(async (uid, change) => {
      if (change.email === email) throw Object.assign(new Error('No such address.'), { code: 'auth/invalid-email' })
      return update(uid, change)
    })
    expect((await confirm(token)).status).toBe(200)
    expect((await read(paths.account(fan.uid)))?.email).toBe(email)
    const atService = (await auth.getUser(fan.uid)).email
    expect(atService, 'the former one may be somebody else’s').toBe(placeholderAddress(fan.uid))
    const { status, body } = await login(fan, PASSWORD)
    expect([status, (await confirm(token)).status, await me(body.token)], 'the link again').toEqual([200, 200, 200])
    service.mockRestore()
  })

  it('is confirmed by each of two requests, also where the second comes while the first changes the account', async () => {
    const token = await createEmailChange(fan.uid, `${freshName('new')}@example.com`)
    const first = confirm(token)
    await vi.waitUntil(async () => (await auth.getUser(fan.uid)).disabled, { timeout: 20_000, interval: 10 })
    const second = await confirm(token)
    expect([(await first).status, second.status, second.body]).toEqual([200, 200, (await first).body])
    expect((await login(fan, PASSWORD)).status).toBe(200)
  })

  it('refuses no login during which it begins: its password is checked again after the change', async () => {
    const token = await createEmailChange(fan.uid, `${freshName('new')}@example.com`)
    const real = fetch
    let confirmed: ReturnType<typeof confirm> | undefined
    vi.stubGlobal('fetch', async (address: string | URL, ask: RequestInit) => {
      if (String(address).includes('signInWithPassword') && !confirmed) {
        confirmed = confirm(token)
        await vi.waitUntil(async () => (await auth.getUser(fan.uid)).disabled, { timeout: 20_000, interval: 10 })
      }
      return real(address, ask)
    })
    const { status, body } = await login(fan, PASSWORD)
    vi.unstubAllGlobals()
    expect([(await confirmed)?.status, status, await me(body.token)]).toEqual([200, 200, 200])
  })

  it('is not confirmed by another player, by a guess, or when another link was confirmed', {
    tags: ['long'],
  }, async () => {
    const other = await player()
    const [one, two] = [
      await createEmailChange(fan.uid, `${freshName()}@example.com`),
      await createEmailChange(fan.uid, `${freshName()}@example.com`),
    ]
    for (const answer of [await confirm(one, PASSWORD, other.uid), await confirm('guess'), await confirm('', '')])
      expect(answer).toMatchObject({ status: 400, body: { error: 'This link is invalid or expired.' } })
    expect([(await confirm(two)).status, (await confirm(one)).status]).toEqual([200, 400])
  })

  it('ends the links to other ones in the moment it is stored', async () => {
    const link = () => createEmailChange(fan.uid, `${freshName()}@example.com`)
    const [one, other] = [await link(), await link()]
    const store = (token: string) => confirmEmailChange(fan.uid, token, async () => {})
    await store(one)
    await expect(store(other)).rejects.toMatchObject({ code: 'bad-input' })
  })

  it('is refused when it is another account’s, also if that was made meanwhile', { tags: ['long'] }, async () => {
    const other = await player()
    expect((await ask(other.email)).status).toBe(409)
    expect((await ask(fan.email)).body.error).toBe('That is your email address already.')
    expect((await confirm(await createEmailChange(fan.uid, other.email))).status).toBe(409)
    expect((await auth.getUser(other.uid)).email).toBe(other.email)
    expect((await login(fan, PASSWORD)).status).toBe(200)
  })

  it('stays confirmed after an interruption, the former one gets mail, and a reset lets the player in', {
    tags: ['long'],
  }, async () => {
    const email = `${freshName('new')}@example.com`
    const token = await createEmailChange(fan.uid, email)
    const stopped = vi.spyOn(auth, 'updateUser').mockRejectedValue(new Error('stopped'))
    expect(await confirm(token)).toMatchObject({
      status: 503,
      body: {
        error: expect.stringMatching(/^Your email address is changed, .* ask for a new link at the login help\.$/),
      },
    })
    stopped.mockRestore()
    expect((await read(paths.account(fan.uid)))?.email).toBe(email)
    expect(await sentToFormer()).toEqual(['Your email address was changed'])
    expect((await reset(fan, NEW_PASSWORD)).status).toBe(200)
    expect([(await auth.getUser(fan.uid)).email, (await login(fan, NEW_PASSWORD)).status]).toEqual([email, 200])
  })
})

it('no link goes to somebody who has been removed meanwhile, but the reason why a reset does not help', {
  tags: ['long'],
}, async () => {
  await queueEmailChange(fan.uid, `${freshName()}@example.com`)
  await queueReset(fan.email)
  await docRef(paths.user(fan.uid)).update({ away: [{ from: 1, to: 2, by: fan.uid, reason: 'Moved away' }] })
  await removeMember({ uid: fan.uid, by: (await commissioner()).uid }, 'Asked to leave')
  await deliverMail()
  const mails = await Promise.all(mailOf(fan).map((query) => query.get()))
  const texts = mails.flatMap(({ docs }) => docs.map((each) => each.data().text))
  expect(texts).toEqual(Array.from({ length: 2 }, () => expect.stringMatching(/removed you from the league: Asked/)))
})

it('no link is mailed once nobody waits for it any more, but that of a restore', async () => {
  const [email, restored] = [`${freshName()}@example.com`, await player()]
  await queueEmailChange(fan.uid, email)
  await queueReset(fan.email)
  await queueResetOfRestore(restored.email)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR })
  await deliverMail()
  vi.useRealTimers()
  expect(await Promise.all([email, fan.email, restored.email].map(countMailTo))).toEqual([0, 0, 1])
})

it('no link is left of a player whose account is being deleted while it is mailed', { tags: ['long'] }, async () => {
  await queueEmailChange(fan.uid, `${freshName()}@example.com`)
  await queueReset(fan.email)
  const getUser = auth.getUser.bind(auth)
  // Once the first link is made.
  const deleting = vi.spyOn(auth, 'getUser').mockImplementationOnce(async (uid) => {
    await db.doc(paths.user(uid)).delete()
    await auth.deleteUser(uid)
    return getUser(uid)
  })
  await deliverMail()
  expect(deleting).toHaveBeenCalled()
  deleting.mockRestore()
  const links = await Promise.all([emailChangesOf(fan.uid).get(), resetsOf(fan.uid).get()])
  expect(links.map(({ size }) => size)).toEqual([0, 0])
})
