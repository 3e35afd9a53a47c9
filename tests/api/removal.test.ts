import { beforeAll, expect, it, vi } from 'vitest'
import { paths } from '#common/paths'
import { auth, read, readAll } from '#functions/db/firebase'
import { scoresPath } from '#functions/db/week'
import { letBack, removeMember } from '#functions/desk/members'
import { storeAvatar } from '#functions/people/avatars'
import { changeName } from '#functions/people/change-name'
import { makeCommissioner } from '#functions/people/make-commissioner'
import { finishSignInChange, finishSignInChanges } from '#functions/people/sign-in-changes'
import { runPasses } from '#functions/referee/pass'
import { directoryEntry, login } from './support/account'
import { call } from './support/client'
import { openDesk } from './support/desk-of'
import { gameIds } from './support/games'
import { commissioner, type Member, PASSWORD, pick, player, SEASON } from './support/league'
import { PASSWORD_ELSEWHERE, setPasswordElsewhere } from './support/sign-in-service'

const week = 9
const [gameId = ''] = gameIds(week, 1)
const reason = 'Moved to another league.'

let desk: Member

beforeAll(async () => {
  desk = (await openDesk(week, [gameId])).commissioner
})

const remove = (userId: string) => call('POST /commish/remove-member', { token: desk.token, body: { userId, reason } })
/** Makes a pick, and has it counted. */
async function pickAndCount(member: Member): Promise<void> {
  expect((await pick(member, week, gameId)).status).toBe(200)
  await runPasses({ week })
}
const madeBy = async (uid: string) => (await read(paths.status(SEASON, week)))?.made[uid]
const rowOf = async (uid: string) => (await read(paths.weeklyBoard(SEASON, week)))?.rows[uid]
/** The time of the last slip that was counted, which every player can read. */
const lastCounted = async () => (await read(scoresPath(SEASON, week)))?.gatheredTo?.toMillis()

it('takes secret picks without anybody learning of them', async () => {
  const [one, other] = [await player(), await player()]
  await pickAndCount(one)
  const before = await lastCounted()
  const texts = []
  for (const fan of [one, other]) {
    const { body } = await remove(fan.uid)
    texts.push(body.text.replace(fan.username, 'NAME'))
    expect([await rowOf(fan.uid), await madeBy(fan.uid), await lastCounted()]).toEqual([undefined, undefined, before])
  }
  expect(texts[0]).toBe(texts[1])
})

it('takes them also from whoever is let back before the next pass', async () => {
  const fan = await player()
  await pickAndCount(fan)
  expect(await madeBy(fan.uid)).toBe(1)
  await removeMember({ uid: fan.uid, by: desk.uid }, reason)
  await letBack({ uid: fan.uid, by: desk.uid })
  await runPasses({ week })
  expect(await madeBy(fan.uid)).toBe(0)
})

it('keeps a password that was set at the sign-in service from logging in, also after the return', {
  tags: ['long'],
}, async () => {
  const fan = await player()
  await setPasswordElsewhere(fan)
  await remove(fan.uid)
  await call('POST /commish/let-back', { token: desk.token, body: { userId: fan.uid } })
  expect((await login(fan, PASSWORD_ELSEWHERE)).status).toBe(401)
})

it('stops the changes of a profile that are under way', async () => {
  const fan = await player()
  await remove(fan.uid)
  await expect(storeAvatar(fan.uid, Buffer.from('picture'))).rejects.toMatchObject({ code: 'signed-out' })
  await expect(changeName(fan.uid, 'Somebody Else')).rejects.toMatchObject({ code: 'signed-out' })
  expect(await directoryEntry(fan.uid)).toMatchObject({ name: fan.username })
  expect(await read(paths.avatar(fan.uid))).toBeNull()
})

it('names no commissioner as having let back a member who is present', async () => {
  const [fan, deputy] = [await player(), await commissioner('deputy')]
  const bringBack = ({ token }: { token: string }) =>
    call('POST /commish/let-back', { token, body: { userId: fan.uid } })
  expect((await bringBack(desk)).body.text).toBe(`${fan.username} is in the league.`)
  await remove(fan.uid)
  const texts = [await bringBack(desk), await bringBack(deputy)].map(({ body }) => body.text)
  expect(texts).toEqual([`commish let ${fan.username} back into the league.`, `${fan.username} is in the league.`])
})

it('takes the desk from a commissioner at once, before their sign-in is closed', async () => {
  const deputy = await commissioner('deputy')
  const lock = () => call('POST /commish/lock-week', { token: deputy.token, body: { week } })
  expect((await lock()).status).toBe(200)
  await removeMember({ uid: deputy.uid, by: desk.uid }, reason)
  expect(await lock()).toMatchObject({ status: 401, body: { error: 'You are no longer a member of this league.' } })
})

it('closes and opens the sign-in also if that is interrupted', { tags: ['long'] }, async () => {
  const fan = await player()
  const me = async () => (await call('GET /users/me', { token: fan.token })).status
  const letFanBack = () => call('POST /commish/let-back', { token: desk.token, body: { userId: fan.uid } })
  const stop = () => vi.spyOn(auth, 'updateUser').mockRejectedValueOnce(new Error('stopped'))
  stop()
  expect((await remove(fan.uid)).status).toBe(200)
  expect(await me()).toBe(200)
  await finishSignInChanges()
  expect(await me()).toBe(401)
  stop()
  expect((await letFanBack()).status).toBe(200)
  expect((await login(fan, PASSWORD)).status).toBe(401)
  expect((await letFanBack()).status).toBe(200)
  expect((await login(fan, PASSWORD)).status).toBe(200)
  expect([...(await readAll(paths.signInChanges())).keys()]).not.toContain(fan.uid)
})

it('whoever is made a commissioner after a return that was interrupted stays one', { tags: ['long'] }, async () => {
  const fan = await player()
  await remove(fan.uid)
  vi.spyOn(auth, 'updateUser').mockRejectedValueOnce(new Error('stopped'))
  await call('POST /commish/let-back', { token: desk.token, body: { userId: fan.uid } })
  await makeCommissioner(fan.username, fan.email)
  await finishSignInChange(fan.uid)
  expect((await auth.getUser(fan.uid)).customClaims).toMatchObject({ player: true, commissioner: true })
})
