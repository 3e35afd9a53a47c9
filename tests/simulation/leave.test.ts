import { expect, it } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { deleteAccount } from '#functions/desk/delete-account'
import { letBack, removeMember } from '#functions/desk/members'
import { final, GAMES } from './games'
import { scene, useScene, withoutSignIns } from './stage-scene'

useScene()
withoutSignIns()
const player = 'player-1'

const takeOff = (id: string) => {
  const { slate } = scene.doc<{ slate: string[] }>('weeks/9')
  return scene.saveSlate(slate.filter((each) => each !== id))
}

const pickPaths = () => [...scene.store.dump().keys()].filter((path) => path.endsWith(`/picks/${player}`))

const leaving: [string, () => Promise<unknown>][] = [
  ['is removed', () => removeMember({ uid: player, by: 'commish' }, 'Asked to leave')],
  ['deletes the account', () => deleteAccount(player)],
]

it.each(leaving)('who %s keeps no pick of a game that was taken off, should it come back', async (_how, leave) => {
  const [id = ''] = await scene.open(9)
  await scene.pick(player, 9, id, 'HOME')
  await takeOff(id)
  await scene.as(player, leave)
  expect([pickPaths(), scene.doc(`weeks/9/slips/${player}`)]).toEqual([[], expect.objectContaining({ picks: {} })])
  await scene.undo()
  await scene.edit(9, id, { kickoff: scene.now + MINUTE })
  await scene.passAfter(12 * MINUTE)
  expect(scene.board(9)).toMatchObject({ revealed: [id] })
  expect(scene.board(9).rows).not.toHaveProperty(player)
})

it.each(leaving)('who %s leaves no pick in what can be undone', async (_how, leave) => {
  const [gameId = '', other = ''] = await scene.open(9)
  await scene.edit(9, gameId, { isLocked: true })
  await scene.enterPick(gameId, 'HOME', 'Was at sea.')
  await scene.as('player-2', () => deleteAccount('player-2'))
  expect(scene.doc('undo/week-9'), 'that of another stays').toMatchObject({ pick: { is: { uid: player } } })
  await scene.as(player, leave)
  await expect(scene.undo()).rejects.toThrow('There is nothing to undo.')
  await scene.edit(9, other, { isLocked: true })
  await scene.as('player-3', () => deleteAccount('player-3'))
  expect(scene.doc('undo/week-9')).toMatchObject({ gameId: other })
})

it.each(leaving)('who %s keeps the open picks of a finished week, and no other', async (_how, leave) => {
  const [off = '', ...others] = await scene.open(9)
  for (const id of [off, ...others]) await scene.pick(player, 9, id, 'HOME')
  await takeOff(off)
  for (const id of others)
    scene.game(id, { kickoff: scene.now - 4 * HOUR, phase: 'final', homeScore: 31, awayScore: 10, period: 4 })
  await scene.pass()
  await scene.open(10)
  await scene.pass()
  expect(scene.store.peek('settings/app')).toMatchObject({ openWeeks: [10] })
  const before = scene.board(9)
  await scene.as(player, leave)
  expect(scene.store.peek('settings/app')).toMatchObject({ openWeeks: [10] })
  await scene.pass('referee', { week: 9, whole: true })
  expect(pickPaths()).toEqual(others.map((id) => `seasons/2026/weeks/9/lines/${id}/picks/${player}`))
  expect(scene.board(9)).toEqual(before)
})

it.each(leaving)('who %s keeps a pick whose game reveals meanwhile', async (_how, leave) => {
  const [id = ''] = await scene.open(9)
  await scene.edit(9, id, { kickoff: scene.now - 9 * MINUTE })
  await scene.pick(player, 9, id, 'HOME')
  scene.before(player, 'read', `slips/${player}`, async () => {
    await scene.passAfter(2 * MINUTE)
  })
  await scene.as(player, leave)
  expect(pickPaths()).toHaveLength(1)
})

it.each(leaving)('who %s after the season keeps the picks that never revealed', async (_how, leave) => {
  const [id = ''] = await scene.open(9)
  await scene.pick(player, 9, id, 'HOME')
  await scene.pass()
  await scene.desk('POST /commish/season/close', { confirmed: true })
  await scene.as(player, leave)
  expect(pickPaths()).toHaveLength(1)
})

it.each(leaving)(
  'who %s saves no pick with a session that has not ended yet, and gets none entered',
  async (_, leave) => {
    const [id = ''] = await scene.open(9)
    await scene.as(player, leave)
    await expect(scene.pick(player, 9, id, 'HOME')).rejects.toMatchObject({ code: 'signed-out' })
    await scene.edit(9, id, { isLocked: true })
    await expect(scene.enterPick(id, 'HOME', 'Was at sea.')).rejects.toThrow('There is no such player.')
    expect(pickPaths()).toEqual([])
  },
)

it('who is removed and let back twice was away twice', async () => {
  const start = scene.now
  for (const _time of [1, 2]) {
    await removeMember({ uid: player, by: 'commish' }, 'Asked to leave')
    scene.now += HOUR
    await letBack({ uid: player, by: 'commish' })
    scene.now += HOUR
  }
  const times = [0, 2].map((hours) => ({ from: start + hours * HOUR, to: start + (hours + 1) * HOUR }))
  expect(scene.store.peek(`users/${player}`)).toMatchObject({ away: times })
})

it('a removal and a return are logged in the open week while the active one has not been opened', async () => {
  const settings = scene.store.peek('settings/app')
  await scene.store.db.doc('settings/app').set({ ...settings, activeWeek: 1 })
  const [id = ''] = GAMES.map((game) => game.id)
  scene.game(id, { kickoff: scene.now + HOUR, phase: 'pre' })
  await scene.saveSlate([id])
  expect(scene.store.peek('settings/app')).toMatchObject({ activeWeek: 1, openWeeks: [9] })
  await removeMember({ uid: player, by: 'commish' }, 'Asked to leave')
  expect(scene.log().at(-1)).toMatch(/ removed .+ from the league: Asked to leave$/)
  scene.now += MINUTE
  await letBack({ uid: player, by: 'commish' })
  expect(scene.log().at(-1)).toMatch(/ back into the league\.$/)
  const changes = [...scene.store.dump()].filter(([path]) => path.includes('/changes/'))
  expect(new Set(changes.map(([, { week }]) => week))).toEqual(new Set([9]))
})

it('who was away for all of a week has no row in it, also where a game of it was called off and never revealed', async () => {
  await scene.as(player, () => removeMember({ uid: player, by: 'commish' }, 'Asked to leave'))
  const [off = '', ...others] = await scene.open(9)
  await scene.edit(9, off, { phase: 'postponed' })
  await scene.edit(9, off, { void: true })
  scene.now += 8 * HOUR
  for (const id of others) scene.game(id, { kickoff: scene.now - 4 * HOUR, ...final(31, 10) })
  await scene.pass()
  expect(scene.board(9).rows).not.toHaveProperty(player)
  scene.now += HOUR
  await scene.as(player, () => letBack({ uid: player, by: 'commish' }))
  await scene.open(10)
  await scene.pass('referee', { week: 9, whole: true })
  expect(scene.board(9).revealed.toSorted()).toEqual(others.toSorted())
  expect(scene.board(9).rows).not.toHaveProperty(player)
})

it('somebody who is let back is asked for their picks only while a week is open', async () => {
  const asked = () => scene.mails().filter((mail) => /make them again/.test(JSON.stringify(mail)))
  const comesBack = async () => {
    scene.now += MINUTE
    await removeMember({ uid: player, by: 'commish' }, 'Asked to leave')
    scene.now += MINUTE
    await letBack({ uid: player, by: 'commish' })
    return asked().length
  }
  expect(await comesBack()).toBe(0)
  await scene.open(9)
  expect(await comesBack()).toBe(1)
})
