import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '#common/paths'
import { usernameKey } from '#common/people/registration'
import { auth, db, read } from '#functions/db/firebase'
import { removeMember } from '#functions/desk/members'
import { deliverMail } from '#functions/mail/deliver-mail'
import { queueEmailChange, queueReset } from '#functions/mail/queue'
import { createEmailChange } from '#functions/people/mailed-links'
import { mailOf } from '#functions/people/player-documents'
import { call, feed, SITE } from './support/client'
import { directoryEntry, login, me, NEW, picture, reset, sendPicture } from './support/fan'
import { gameIds } from './support/games'
import { commissioner, emptyLeague, type Fan, freshName, openWeek, PASSWORD, player } from './support/league'
import { losingAnswers } from './support/losing-answers'

const week = 9
const [game = ''] = gameIds(week, 1)
let fan: Fan

beforeAll(async () => {
  await emptyLeague()
  await feed({ game: { id: game, phase: 'pre', kickoffInSeconds: 40_000 } })
  await openWeek(week, [game], await commissioner())
})
beforeEach(async () => {
  fan = await player()
})

describe('a player', () => {
  it('changes the name that everybody reads, and looks like nobody else', async () => {
    const other = await player()
    const rename = (displayName: string) => call('PUT /users/me', { token: fan.token, body: { displayName } })
    const name = freshName('Big Ray ')
    expect((await rename(name)).body.user).toMatchObject({ displayName: name, username: fan.username })
    expect((await directoryEntry(fan.uid))?.name).toBe(name)
    expect((await rename(other.username.toUpperCase())).status).toBe(409)
    for (const taken of ['c0mmish', 'Deputy']) expect((await rename(taken)).status).toBe(409)
    for (const bad of ['', 'x', '<b>', 'x'.repeat(31)]) expect((await rename(bad)).status).toBe(400)
    const again = freshName('Bigger Ray ')
    expect([(await rename(again)).status, (await rename(again)).status]).toEqual([200, 200])
    expect(await read(paths.username(usernameKey(name)))).toBeNull()
    expect([(await rename(fan.username)).status, (await login(fan, PASSWORD)).status]).toEqual([200, 200])
  })

  it('keeps a name that is older than the rule for names while they change something else', async () => {
    const change = (body: object) => call('PUT /users/me', { token: fan.token, body })
    const displayName = 'Marcy (Deputy)'
    await db.doc(paths.user(fan.uid)).update({ displayName })
    const about = 'Since 1987.'
    expect((await change({ displayName, about })).body.user).toMatchObject({ displayName, about })
    expect((await change({ displayName: 'Marcy (Boss)', about: 'Boss.' })).status).toBe(400)
    expect(await read(paths.user(fan.uid))).toMatchObject({ displayName, about })
  })

  it('changes what the others read about them, by itself or with the name', async () => {
    const change = (body: object) => call('PUT /users/me', { token: fan.token, body })
    const aboutOf = async () => (await read(paths.user(fan.uid)))?.about
    expect((await change({ about: 'Since 1987.' })).body.user).toMatchObject({ about: 'Since 1987.' })
    const tooLong = await change({ displayName: freshName('Ray '), about: 'x'.repeat(501) })
    expect([tooLong.status, tooLong.body.error]).toEqual([400, 'About can have at most 500 characters.'])
    expect([await aboutOf(), (await read(paths.user(fan.uid)))?.displayName]).toEqual(['Since 1987.', undefined])
    expect((await change({ displayName: freshName('Ray '), about: '' })).status).toBe(200)
    expect(await aboutOf()).toBe('')
  })

  it('reads their own address and mobile number, and changes the number; nobody else reads either', async () => {
    const other = await player()
    const own = async () => (await call('GET /users/me', { token: fan.token })).body
    const change = (phone: string) => call('PUT /users/me', { token: fan.token, body: { phone } })
    expect(await own()).toMatchObject({ email: fan.email, phone: '' })
    expect((await change('(512) 555-0100')).body).toMatchObject({ email: fan.email, phone: '5125550100' })
    const refused = await change('call me')
    const sentence = 'Please enter a valid mobile number (digits only, 10–15).'
    expect([refused.status, refused.body.error, (await own()).phone]).toEqual([400, sentence, '5125550100'])
    const profile = await call('GET /users/:id', { token: other.token, params: { id: fan.uid } })
    const open = JSON.stringify([profile.body, await read(paths.user(fan.uid)), await directoryEntry(fan.uid)])
    for (const secret of [fan.email, '5125550100']) expect(open).not.toContain(secret)
    expect((await change('')).body.phone).toBe('')
  })

  it('changes and removes the picture', async () => {
    expect(await sendPicture(fan.token, await picture())).toBe(200)
    const { avatar } = (await call('GET /users/me', { token: fan.token })).body.user
    expect((await fetch(`${SITE}${avatar}`)).status).toBe(200)
    expect((await call('DELETE /users/me/picture', { token: fan.token })).body.user.avatar).toBe('')
    expect((await call('DELETE /users/me/picture', { token: fan.token })).status).toBe(200)
    expect((await fetch(`${SITE}${avatar}`)).status).toBe(404)
    expect((await directoryEntry(fan.uid))?.picture).toBe('')
    expect([await sendPicture(fan.token, null), await sendPicture(fan.token, Buffer.from('me'))]).toEqual([400, 400])
  })

  it('changes the password, which ends every other session', async () => {
    const change = (password: string, newPassword: string) =>
      call('PUT /users/me/password', { token: fan.token, body: { password, newPassword } })
    expect([(await change('wrong', NEW)).status, (await change(PASSWORD, 'short')).status]).toEqual([403, 400])
    const { status, body } = await change(PASSWORD, NEW)
    expect([status, await me(body.token), await me(fan.token)]).toEqual([200, 200, 401])
    expect([(await login(fan, PASSWORD)).status, (await login(fan, NEW)).status]).toEqual([401, 200])
  })

  it('says that the password is changed also if no session can be opened', { tags: ['long'] }, async () => {
    const stopped = vi.spyOn(auth, 'createCustomToken').mockRejectedValue(new Error('stopped'))
    const body = { password: PASSWORD, newPassword: NEW }
    const answer = await call('PUT /users/me/password', { token: fan.token, body })
    stopped.mockRestore()
    expect(answer).toMatchObject({
      status: 503,
      body: { error: 'Your password is changed. Please log in with the new one.' },
    })
    expect((await login(fan, NEW)).status).toBe(200)
  })
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
    const body = { password: PASSWORD, newPassword: NEW }
    expect((await call('PUT /users/me/password', { token: fan.token, body })).status).toBe(200)
    const error = 'This link is invalid or expired.'
    expect(await confirm(token, NEW)).toMatchObject({ status: 400, body: { error } })
    expect((await read(paths.account(fan.uid)))?.email).toBe(fan.email)
  })

  it('is confirmed by a mail and the password, also twice, and logs in', async () => {
    const email = `${freshName('new')}@example.com`
    expect((await ask(email.toUpperCase())).status).toBe(200)
    const mailed = async () => (await db.collection(paths.mail()).where('to', '==', email).get()).docs[0]?.data()
    await vi.waitUntil(mailed, { timeout: 20_000 })
    const token = /token=([\w-]+)/.exec((await mailed())?.text)?.[1] ?? ''
    expect((await read(paths.account(fan.uid)))?.email).toBe(fan.email)
    expect((await confirm(token, 'wrong')).status).toBe(403)
    expect((await losingAnswers(() => confirm(token))).status).toBe(200)
    expect([(await auth.getUser(fan.uid)).email, await me(fan.token)]).toEqual([email, 401])
    const { status, body } = await login(fan, PASSWORD)
    expect([(await confirm(token)).status, status, await me(body.token)]).toEqual([200, 200, 200])
    expect(await sentToFormer()).toEqual(['Your email address was changed'])
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

  it('is refused when it is another account’s, also if that was made meanwhile', async () => {
    const other = await player()
    expect((await ask(other.email)).status).toBe(409)
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
    expect((await reset(fan, NEW)).status).toBe(200)
    expect([(await auth.getUser(fan.uid)).email, (await login(fan, NEW)).status]).toEqual([email, 200])
  })
})

it('no link goes to somebody who has been removed meanwhile', async () => {
  await queueEmailChange(fan.uid, `${freshName()}@example.com`)
  await queueReset(fan.email)
  await removeMember({ uid: fan.uid, by: (await commissioner()).uid }, 'Asked to leave')
  await deliverMail()
  const mails = await Promise.all(mailOf(fan).map((query) => query.get()))
  const subjects = mails.flatMap(({ docs }) => docs.map((each) => each.data().subject))
  expect(subjects).toEqual(['You are no longer in the league'])
})
