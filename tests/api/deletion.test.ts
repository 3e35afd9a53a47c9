import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '#common/paths'
import { config } from '#functions/config'
import { auth, db, read } from '#functions/db/firebase'
import { finishDeletions } from '#functions/desk/delete-account'
import { deliverMail } from '#functions/mail/deliver-mail'
import { queueReset } from '#functions/mail/queue'
import { createEmailChange, createReset } from '#functions/people/mailed-links'
import { someKeys } from '../fixtures/push-server'
import { countMailTo, directoryEntry, firstMailTo, login, me, picture, sendPicture } from './support/account'
import { call } from './support/client'
import { openDesk } from './support/desk-of'
import { gameIds } from './support/games'
import {
  commissioner,
  type Fan,
  freshName,
  type Member,
  PASSWORD,
  pick,
  player,
  registrationOf,
  SEASON,
} from './support/league'

const week = 9
const [game = ''] = gameIds(week, 1)
const past = SEASON - 1
let desk: Member
let fan: Fan

beforeAll(async () => {
  desk = (await openDesk(week, [game])).commissioner
})
beforeEach(async () => {
  fan = await player()
})

describe('a deleted account', () => {
  const deletion = (password = PASSWORD) => call('DELETE /users/me', { token: fan.token, body: { password } })

  /** Every document of the emulator that has a text of the player in it, by path. */
  async function traces(): Promise<string[]> {
    const found: string[] = []
    const look = async (collections: FirebaseFirestore.CollectionReference[]): Promise<void> => {
      for (const collection of collections)
        for (const ref of await collection.listDocuments()) {
          const stored = JSON.stringify((await ref.get()).data() ?? null)
          if (ref.path.includes(fan.uid) || [fan.email, fan.username].some((text) => stored.includes(text)))
            found.push(ref.path)
          await look(await ref.listCollections())
        }
    }
    await look(await db.listCollections())
    return found.filter((path) => !path.startsWith(`${paths.season(SEASON)}/weeks/`))
  }

  it('leaves no address, name, picture, or document of the player', async () => {
    await sendPicture(fan.token, await picture())
    await call('PUT /users/me', { token: fan.token, body: { displayName: freshName('Ray ') } })
    await pick(fan, week, game, 'AWAY')
    await call('POST /minigames/nickname/submit', { token: fan.token, body: { round: 1, correct: 0, total: 1 } })
    await createReset(fan.uid)
    await createEmailChange(fan.uid, `${freshName()}@example.com`)
    await db.doc(`${paths.user(fan.uid)}/devices/phone`).set({ endpoint: 'https://push.example.com' })
    await db.doc(paths.push(`${fan.uid}-notification`)).set({ letter: { uid: fan.uid, device: 'phone' } })
    await db.doc(paths.push(`${fan.uid}-alert`)).set({ alert: { about: 'missing', uid: fan.uid } })
    await call('POST /auth/forgot', { body: { email: fan.email } })
    await firstMailTo(fan.email)
    await db.doc(`${paths.mail()}/to-confirm`).set({ confirm: { uid: fan.uid, email: `new-${fan.email}` } })
    await db.doc(paths.slip(past, week, fan.uid)).set({ picks: {} })
    const finished = (await db.doc(paths.slip(past, week, fan.uid)).get()).updateTime

    expect((await deletion('wrong')).status).toBe(403)
    expect(await deletion()).toMatchObject({ status: 200, body: { message: 'Your account is deleted.' } })

    expect((await read(paths.status(SEASON, week)))?.made).not.toHaveProperty(fan.uid)
    expect((await directoryEntry(fan.uid))?.name).toBe('Former member')
    expect(await traces()).toEqual([paths.slip(past, week, fan.uid)])
    expect((await db.doc(paths.slip(past, week, fan.uid)).get()).updateTime).toEqual(finished)
    expect(await read(paths.pick(SEASON, week, game, fan.uid))).toBeNull()
    expect([await me(fan.token), (await deletion()).status, (await login(fan, PASSWORD)).status]).toEqual([
      401, 401, 401,
    ])
    await expect(auth.getUser(fan.uid)).rejects.toThrow()
    expect((await call('POST /users/register', { body: registrationOf(fan.username) })).status).toBe(200)
  })

  it('leaves no count of what the player has done', async () => {
    const counters = async () => (await db.collection('attempts').get()).docs.map(({ id }) => id)
    const before = await counters()
    const { token, uid } = fan
    await call('GET /leaderboard/head-to-head', { token, query: { first: uid, second: desk.uid } })
    for (const name of ['PUBLIC_KEY', 'PRIVATE_KEY', 'SUBJECT']) vi.stubEnv(`VAPID_${name}`, 'set')
    const device = { endpoint: 'https://fcm.googleapis.com/a', keys: someKeys() }
    await call('PUT /users/me/devices', { token, body: device })
    vi.unstubAllEnvs()
    await call('PUT /users/me', { token, body: { favoriteTeam: 'Army' } })
    expect(await counters()).toHaveLength(before.length + 3)
    expect((await deletion()).status).toBe(200)
    expect(await counters()).toEqual(before)
  })

  it('leaves no mail to an address that the player had before', async () => {
    const { uid, email: former } = fan
    const email = `${freshName('new')}@example.com`
    await queueReset(former)
    await deliverMail()
    const link = { uid, token: await createEmailChange(uid, email), password: PASSWORD }
    expect((await call('POST /auth/confirm-email', { body: link })).status).toBe(200)
    expect(await countMailTo(former)).toBe(1)
    fan = { ...fan, token: (await login(fan, PASSWORD)).body.token }
    expect((await deletion()).status).toBe(200)
    expect(await traces()).toEqual([])
  })

  it('is exported whole and deleted in pages, however many rounds of the mini game it has', async () => {
    const batch = db.batch()
    for (let play = 0; play < 650; play += 1) batch.create(db.doc(paths.nicknamePlay(fan.uid, `${play}`)), { at: play })
    await batch.commit()
    const { body } = await call('GET /users/me/export', { token: fan.token })
    expect(body.nicknameRounds).toHaveLength(650)
    const get = vi.spyOn(Object.getPrototypeOf(db.collection('any').limit(1)), 'get')
    expect((await deletion()).status).toBe(200)
    const found = await Promise.all(get.mock.results.map(({ value }) => value as Promise<{ size: number }>))
    get.mockRestore()
    expect(Math.max(...found.map(({ size }) => size))).toBe(300)
    expect((await db.collection(paths.nicknamePlays()).get()).docs.filter(({ id }) => id.startsWith(fan.uid))).toEqual(
      [],
    )
  })

  it.each(['the schedule', 'a repeated call'])('that was interrupted is finished by %s', async (by) => {
    const stopped = vi.spyOn(auth, 'deleteUser').mockRejectedValue(new Error('stopped'))
    expect((await deletion()).status).toBe(200)
    expect((await directoryEntry(fan.uid))?.name).toBe('Former member')
    expect(await read(paths.account(fan.uid))).toBeNull()
    expect((await pick(fan, week, game, 'AWAY')).status).toBe(401)
    stopped.mockRestore()
    if (by === 'the schedule') await finishDeletions()
    else expect((await deletion()).status).toBe(200)
    expect([await me(fan.token), await traces()]).toEqual([401, []])
  })

  it('is not the last commissioner’s', { tags: ['long'] }, async () => {
    const answer = await call('DELETE /users/me', { token: desk.token, body: { password: PASSWORD } })
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const only = vi.spyOn(config, 'commissioners').mockReturnValue('commish')
    expect((await call('DELETE /users/me', { token: desk.token, body: { password: PASSWORD } })).status).toBe(409)
    only.mockRestore()
    const other = await commissioner('deputy')
    // Removed, and their sign-in not closed yet.
    const removed = { from: Date.now(), by: desk.uid, reason: 'Moved away.' }
    await db.doc(paths.user(other.uid)).update({ away: [removed] })
    expect((await call('DELETE /users/me', { token: desk.token, body: { password: PASSWORD } })).status).toBe(409)
    await db.doc(paths.user(other.uid)).update({ away: [] })
    // Let back, as a player.
    const { customClaims = {} } = await auth.getUser(other.uid)
    await auth.setCustomUserClaims(other.uid, { ...customClaims, commissioner: false })
    expect((await call('DELETE /users/me', { token: desk.token, body: { password: PASSWORD } })).status).toBe(409)
    await auth.setCustomUserClaims(other.uid, customClaims)
    const both = await Promise.all(
      [desk, other].map(({ token }) => call('DELETE /users/me', { token, body: { password: PASSWORD } })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
