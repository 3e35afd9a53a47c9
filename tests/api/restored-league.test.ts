import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { MINUTE } from '#common/durations'
import { paths } from '#common/paths'
import { backUp } from '#functions/backup/back-up'
import { restore } from '#functions/backup/restore'
import { auth, collectionRef, db, read } from '#functions/db/firebase'
import { readHeartbeat } from '#functions/db/health'
import { deleteAccount } from '#functions/desk/delete-account'
import { deliverMail } from '#functions/mail/deliver-mail'
import { MAIL_PATH, queueResetOfRestore } from '#functions/mail/queue'
import { readInvite } from '#functions/people/invites'
import { deleteByName, findPlayer } from '../../scripts/delete-account'
import { call } from './support/client'
import { commissioner, emptyLeague, freshName, type Member, PASSWORD, player, registrationOf } from './support/league'

const folder = mkdtempSync(join(tmpdir(), 'cfb-picks-invite-'))
afterAll(() => rmSync(folder, { recursive: true }))

const restored = async (name: string) => {
  const file = join(folder, name)
  await backUp(file, { withPasswords: true })
  return restore(file, { replace: true, withoutPasswords: false })
}
const mayLogIn = async ({ username }: Member) =>
  (await call('POST /users/login', { body: { username, password: PASSWORD } })).status === 200
const register = async (invite: string) =>
  (await call('POST /users/register', { body: { ...registrationOf(), invite } })).status

it('a restore of a backup without an invite does not open the registration to everybody', async () => {
  await emptyLeague()
  await player()
  await restored('open.gz')
  expect([await register(''), await register((await readInvite()) ?? '')]).toEqual([403, 200])
})

it('the mail with a link that a restore sends does not call it unasked', { tags: ['long'] }, async () => {
  await emptyLeague()
  const { email } = await player()
  await queueResetOfRestore(email)
  await deliverMail()
  const { docs } = await collectionRef(MAIL_PATH).where('to', '==', email).get()
  const [text] = docs.flatMap((mail) => mail.data().text ?? [])
  expect(text).toMatch(/restored from a backup, .*\/reset-password\?token=/s)
  expect(text).not.toContain('do nothing')
})

it('a restore begins the referee’s heartbeat', { tags: ['long'] }, async () => {
  await emptyLeague()
  await commissioner()
  await restored('health.gz')
  expect(await readHeartbeat()).toBeGreaterThan(Date.now() - MINUTE)
})

it('who may log in follows from the documents, also where a removal or a return was under way', async () => {
  await emptyLeague()
  const desk = await commissioner()
  const [removed, back] = [await player(), await player()]
  const body = { userId: back.uid, reason: 'Asked to leave' }
  await call('POST /commish/remove-member', { token: desk.token, body })
  // The accounts are backed up after the documents: by then one is removed and the other let back.
  const claimsOf = async ({ uid }: Member) => (await auth.getUser(uid)).customClaims
  await auth.setCustomUserClaims(removed.uid, { ...(await claimsOf(removed)), player: false })
  await auth.updateUser(removed.uid, { disabled: true })
  await auth.setCustomUserClaims(back.uid, { ...(await claimsOf(back)), player: true })
  await auth.updateUser(back.uid, { disabled: false })
  await restored('under-way.gz')
  expect([await mayLogIn(removed), await mayLogIn(back), await mayLogIn(desk)]).toEqual([true, false, true])
  expect((await auth.getUser(back.uid)).disabled).toBe(true)
})

it('a player who deleted the account while the backup was made is named, and deleted again by the tool', {
  tags: ['long'],
}, async () => {
  await emptyLeague()
  await commissioner()
  const gone = await player()
  // The accounts are backed up after the documents.
  await auth.deleteUser(gone.uid)
  const backup = await backUp(join(folder, 'names.gz'), { withPasswords: true })
  expect(backup.withoutSignIn, 'the backup names them, too').toEqual([gone.username])
  expect(await restored('gone.gz')).toMatchObject({ withoutSignIn: [gone.username] })
  const found = await findPlayer(gone.username.toUpperCase())
  expect(found.uid).toBe(gone.uid)
  expect(await findPlayer(gone.uid)).toEqual(found)
  await deleteAccount(found.uid)
  expect((await read(paths.directory()))?.members[gone.uid]?.name).toBe('Former member')
  expect(await read(paths.username(gone.username))).toBeNull()
  for (const name of [gone.uid, 'a/b', '../x', '__x__', ''])
    await expect(findPlayer(name)).rejects.toThrow('Nobody in the league has the username or the uid')
  expect(await restored('without.gz')).toMatchObject({ withoutSignIn: [] })
})

it('the tool that deletes an account finishes first what broke off', { tags: ['long'] }, async () => {
  await emptyLeague()
  await commissioner()
  const [gone, next] = [await player(), await player()]
  const deleteBrokenOff = async (uid: string) => {
    const stopped = vi.spyOn(auth, 'deleteUser').mockRejectedValue(new Error('stopped'))
    await deleteAccount(uid)
    stopped.mockRestore()
  }
  await deleteBrokenOff(gone.uid)
  expect(await deleteByName(gone.username)).toMatch(/^1 deletion that had broken off: finished\. Nobody in the league/)
  expect(await read(paths.deletion(gone.uid))).toBeNull()
  expect(await deleteByName(next.username)).toMatch(/^The account of .* is deleted\./)
  await expect(deleteByName(next.username)).rejects.toThrow('Nobody in the league has the username or the uid')
})

it('the tool deletes nobody by a name that is only shown, nor the last commissioner', async () => {
  await emptyLeague()
  const [{ username }, fan] = [await commissioner(), await player()]
  const displayName = freshName('Ray ')
  expect((await call('PUT /users/me', { token: fan.token, body: { displayName } })).status).toBe(200)
  await expect(deleteByName(displayName)).rejects.toThrow('Nobody in the league has the username or the uid')
  const sentence = `${username} is the last commissioner. Make another one first, with npm run commissioner.`
  await expect(deleteByName(username)).rejects.toThrow(sentence)
  vi.spyOn(db, 'runTransaction').mockRejectedValueOnce(new Error('the database is busy'))
  await expect(deleteByName(fan.username)).rejects.toThrow('the database is busy')
  expect([await read(paths.user(fan.uid)), await mayLogIn(fan)]).toEqual([expect.anything(), true])
})

it('a restored league has a new invite, and nobody registers with the one of the backup', async () => {
  await emptyLeague()
  const desk = await commissioner()
  const { code } = (await call('POST /commish/invite', { token: desk.token })).body
  await restored('closed.gz')
  const renewed = (await readInvite()) ?? ''
  expect(renewed).toMatch(/^[a-z2-9]{16}$/)
  expect(renewed).not.toBe(code)
  expect([await register(code), await register(renewed)]).toEqual([403, 200])
})

it('nobody registers without the new invite while the league is restored', async () => {
  await emptyLeague()
  await commissioner()
  const getUser = auth.getUser.bind(auth)
  const statuses: number[] = []
  // The accounts come before the documents.
  vi.spyOn(auth, 'getUser').mockImplementationOnce(async (uid) => {
    statuses.push(await register(''))
    return getUser(uid)
  })
  await restored('meanwhile.gz')
  expect(statuses).toEqual([403])
})
