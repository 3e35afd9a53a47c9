import { beforeAll, expect, it, vi } from 'vitest'
import { paths } from '#common/paths'
import { auth, db, readAll } from '#functions/db/firebase'
import { deleteAccount } from '#functions/desk/delete-account'
import { deliverMail } from '#functions/mail/deliver-mail'
import { type Mail, queueEmailChange } from '#functions/mail/queue'
import { createReset, emailChangesOf } from '#functions/people/mailed-links'
import { makeCommissioner } from '#functions/people/make-commissioner'
import { changePassword } from '#functions/people/passwords'
import { firstMailTo, login } from './support/account'
import { call } from './support/client'
import { commissioner, emptyLeague, type Member, player } from './support/league'

// Whoever has access to the project's console can delete an auth user by mistake.

let desk: Member
beforeAll(async () => {
  await emptyLeague()
  desk = await commissioner()
})

it('a new password makes the auth user of a player again, as the same player', async () => {
  const lost = await player()
  await auth.deleteUser(lost.uid)
  expect((await login(lost, 'saturday')).status).toBe(401)
  expect((await call('POST /commish/reset-password', { token: desk.token, body: { userId: lost.uid } })).status).toBe(
    200,
  )
  const token = /token=([\w-]+)/.exec((await firstMailTo(lost.email)).text)?.[1] ?? ''
  const answer = await call('POST /auth/reset', { body: { token, uid: lost.uid, newPassword: 'found-again' } })
  expect(answer.status).toBe(200)
  const { status, body } = await login(lost, 'found-again')
  expect([status, body.user?.id]).toEqual([200, lost.uid])
  expect((await auth.getUser(lost.uid)).email).toBe(lost.email)
})

it('the tool makes the auth user of a commissioner again, with the rights of one', { tags: ['long'] }, async () => {
  const { username, uid } = desk
  await auth.deleteUser(uid)
  const { password, isNew } = await makeCommissioner(username, 'other@example.com')
  expect(isNew).toBe(false)
  const { body } = await login(desk, password)
  expect((await call('GET /commish/members', { token: body.token })).status).toBe(200)
})

it('an auth user whose making was interrupted is finished by the next new password', { tags: ['long'] }, async () => {
  const lost = await player()
  await auth.deleteUser(lost.uid)
  await auth.createUser({ uid: lost.uid })
  const reset = { token: await createReset(lost.uid), uid: lost.uid, newPassword: 'found-again' }
  expect((await call('POST /auth/reset', { body: reset })).status).toBe(200)
  expect((await login(lost, 'found-again')).status).toBe(200)
})

it('whoever was removed gets no auth user that is enabled', async () => {
  const removed = await player()
  await call('POST /commish/remove-member', {
    token: (await login(desk, (await makeCommissioner(desk.username, 'other@example.com')).password)).body.token,
    body: { userId: removed.uid, reason: 'Asked to leave' },
  })
  await auth.deleteUser(removed.uid)
  // The route closes the sign-in of a removed player once more; here it never opens.
  await changePassword(removed.uid, 'found-again')
  expect(await auth.getUser(removed.uid)).toMatchObject({ disabled: true, customClaims: { player: false } })
})

it('no link that confirms an address is mailed, since it asks for a password', { tags: ['long'] }, async () => {
  const lost = await player()
  await queueEmailChange(lost.uid, 'new@example.com')
  await auth.deleteUser(lost.uid)
  await deliverMail()
  expect((await emailChangesOf(lost.uid).get()).size).toBe(0)
  expect([...(await readAll<Mail>(paths.mail())).values()].filter(({ to }) => to === 'new@example.com')).toEqual([])
})

it('whoever deletes the account meanwhile gets none', { tags: ['long'] }, async () => {
  const gone = await player()
  const token = await createReset(gone.uid)
  await auth.deleteUser(gone.uid)
  const create = auth.createUser.bind(auth)
  const meanwhile = vi.spyOn(auth, 'createUser').mockImplementationOnce(async (user) => {
    await deleteAccount(gone.uid)
    return create(user)
  })
  const answer = await call('POST /auth/reset', { body: { token, uid: gone.uid, newPassword: 'found-again' } })
  meanwhile.mockRestore()
  expect(answer.status).toBe(404)
  await expect(auth.getUser(gone.uid)).rejects.toThrow('no user record')
  expect((await db.doc(paths.user(gone.uid)).get()).exists).toBe(false)
})
