import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '#common/paths'
import { usernameKey } from '#common/people/registration'
import { auth, db, read } from '#functions/db/firebase'
import { directoryEntry, login, me, NEW_PASSWORD, picture, sendPicture } from './support/account'
import { call, SITE } from './support/client'
import { openDesk } from './support/desk-of'
import { gameIds } from './support/games'
import { type Fan, freshName, PASSWORD, player } from './support/league'

const week = 9
const [game = ''] = gameIds(week, 1)
let fan: Fan

beforeAll(() => openDesk(week, [game]))
beforeEach(async () => {
  fan = await player()
})

describe('a player', () => {
  it('changes the name that everybody reads, and looks like nobody else', async () => {
    const other = await player()
    const rename = (displayName: string) => call('PUT /users/me', { token: fan.token, body: { displayName } })
    const name = freshName('Big Ray ')
    const typed = ` ${name.replace(' ', '  ')}`
    expect((await rename(typed)).body.user).toMatchObject({ displayName: name, username: fan.username })
    expect((await directoryEntry(fan.uid))?.name).toBe(name)
    expect((await rename(other.username.toUpperCase())).status).toBe(409)
    for (const taken of ['c0mmish', 'Deputy']) expect((await rename(taken)).status).toBe(409)
    for (const bad of ['', 'x', '<b>', 'x'.repeat(31)]) expect((await rename(bad)).status).toBe(400)
    const again = freshName('Bigger Ray ')
    expect([(await rename(again)).status, (await rename(again)).status]).toEqual([200, 200])
    expect(await read(paths.username(usernameKey(name)))).toBeNull()
    expect([(await rename(fan.username)).status, (await login(fan, PASSWORD)).status]).toEqual([200, 200])
  })

  it('may have accents and an apostrophe in that name, and logs in with it as with its plain letters', async () => {
    const rename = (of: Fan, displayName: string) => call('PUT /users/me', { token: of.token, body: { displayName } })
    const plain = freshName('Jose O Neil ')
    const name = plain.replace('Jose O Neil', "José O'Neil")
    expect((await rename(fan, name.normalize('NFD'))).body.user.displayName).toBe(name)
    for (const username of [name, plain, fan.username])
      expect((await login({ ...fan, username }, PASSWORD)).status).toBe(200)
    const other = await player()
    expect((await rename(other, plain)).status).toBe(409)
    expect((await rename(fan, plain)).body.user.displayName).toBe(plain)
    expect((await rename(other, name)).status, 'it is still taken').toBe(409)
  })

  it('keeps a name that is older than the rule for names while they change something else', async () => {
    const change = (body: object) => call('PUT /users/me', { token: fan.token, body })
    const displayName = 'Marcy / Deputy'
    await db.doc(paths.user(fan.uid)).update({ displayName })
    const about = 'Since 1987.'
    expect((await change({ displayName, about })).body.user).toMatchObject({ displayName, about })
    expect((await change({ displayName: 'Marcy / Boss', about: 'Boss.' })).status).toBe(400)
    expect(await read(paths.user(fan.uid))).toMatchObject({ displayName, about })
    expect((await change({ displayName: freshName('Marcy ') })).status).toBe(200)
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
    expect([(await change('wrong', NEW_PASSWORD)).status, (await change(PASSWORD, 'short')).status]).toEqual([403, 400])
    const { status, body } = await change(PASSWORD, NEW_PASSWORD)
    expect([status, await me(body.token), await me(fan.token)]).toEqual([200, 200, 401])
    expect([(await login(fan, PASSWORD)).status, (await login(fan, NEW_PASSWORD)).status]).toEqual([401, 200])
  })

  it('says that the password is changed also if no session can be opened', { tags: ['long'] }, async () => {
    const stopped = vi.spyOn(auth, 'createCustomToken').mockRejectedValue(new Error('stopped'))
    const body = { password: PASSWORD, newPassword: NEW_PASSWORD }
    const answer = await call('PUT /users/me/password', { token: fan.token, body })
    stopped.mockRestore()
    expect(answer).toMatchObject({
      status: 503,
      body: { error: 'Your password is changed. Please log in with the new one.' },
    })
    expect((await login(fan, NEW_PASSWORD)).status).toBe(200)
  })
})
