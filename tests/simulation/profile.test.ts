import { expect, it } from 'vitest'
import type { RouteBodyInput } from '#common/api/routes'
import { deleteAccount } from '#functions/desk/delete-account'
import { removeMember } from '#functions/desk/members'
import { changeName } from '#functions/people/change-name'
import { scene, useScene, withoutSignIns } from './stage-scene'

useScene()
withoutSignIns()
const player = 'player-1'

const update = (body: RouteBodyInput<'PUT /users/me'>) => scene.ask(player, 'PUT /users/me', { body })

/** Everything stored of the player, but for the counters of tries. */
const stored = () => [...scene.store.dump()].filter(([path]) => path.includes(player) || path.startsWith('directory/'))

it('of a team and a name that is taken nothing is changed', async () => {
  const before = stored()
  const both = { favoriteTeam: 'Michigan', abbr: 'MICH', displayName: 'Commish', reminders: false }
  await expect(update(both)).rejects.toMatchObject({ code: 'conflict' })
  expect(stored()).toEqual(before)
})

it('a team that is given by its code alone is changed with what else is sent', async () => {
  await update({ abbr: 'ND', about: 'Hi' })
  const changed = { about: 'Hi', abbr: 'ND', favoriteTeam: 'Notre Dame' }
  expect(scene.store.peek(`users/${player}`)).toMatchObject(changed)
})

it.each<[name: string, registered: object]>([
  ['A/B', {}],
  ['Somebody', { 'usernames/somebody': { uid: 'player-2' } }],
])('the name %s, which was never registered for the player, is replaced like any other', async (name, registered) => {
  const { store } = scene
  for (const [path, value] of Object.entries(registered)) await store.db.doc(path).set(value)
  await store.db.doc(`users/${player}`).update({ displayName: name })
  await expect(changeName(player, 'New Name')).resolves.toBeUndefined()
  expect(store.peek(`users/${player}`)).toMatchObject({ displayName: 'New Name' })
  for (const [path, value] of Object.entries(registered)) expect(store.peek(path)).toEqual(value)
})

it('a name that is changed while its account is deleted is refused like that of a removed player', async () => {
  scene.before(player, 'read', `users/${player}`, () => scene.as('another device', () => deleteAccount(player)))
  await expect(scene.as(player, () => changeName(player, 'New Name'))).rejects.toMatchObject({ code: 'signed-out' })
  expect(stored().map(([path]) => path)).toEqual(['directory/members'])
})

it('a switch that is changed while its account is deleted leaves nothing behind', async () => {
  const deleted = () => scene.as('another device', () => deleteAccount(player))
  scene.before(player, 'commit', 'private/account', deleted)
  await expect(update({ reminders: false })).rejects.toMatchObject({ code: 'signed-out' })
  expect(stored().map(([path]) => path)).toEqual(['directory/members'])
})

it.each<[how: string, leave: () => Promise<unknown>]>([
  ['was removed', () => removeMember({ uid: player, by: 'commish' }, 'Left the country.')],
  ['deleted the account', () => deleteAccount(player)],
])('of who %s neither a switch is changed nor a round of the nickname game counted', async (_how, leave) => {
  await scene.as('another device', leave)
  const before = stored()
  await expect(update({ reminders: false })).rejects.toMatchObject({ code: 'signed-out' })
  const body = { round: 1, correct: 3, total: 17 }
  const posted = scene.ask(player, 'POST /minigames/nickname/submit', { body })
  await expect(posted).rejects.toMatchObject({ code: 'signed-out' })
  expect(stored()).toEqual(before)
})

it('what a player says is read with the boards, again after a failure, and not of who has left', async () => {
  await scene.play(9)
  await scene.pass()
  await update({ about: 'Since 1987.' })
  const row = async () => {
    const rows = await scene.ask('player-2', 'GET /leaderboard/weekly', { query: { week: 9 } })
    return rows.find(({ userId }) => userId === player)
  }
  scene.before('player-2', 'read', 'users', () => Promise.reject(new Error('the line is dead')))
  await expect(row()).rejects.toThrow('the line is dead')
  expect(await row()).toMatchObject({ about: 'Since 1987.' })
  await removeMember({ uid: player, by: 'commish' }, 'Left the country.')
  expect(await row()).toMatchObject({ left: true, about: '' })
})
