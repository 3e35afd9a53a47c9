import { expect, it } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { deleteAccount } from '#functions/desk/delete-account'
import { letBack, removeMember } from '#functions/desk/members'
import { final, GAMES } from './games'
import { play, useScene, withoutSignIns } from './stage-scene'

useScene()
withoutSignIns()
const player = 'player-1'

const takeOff = (id: string) => {
  const { slate } = play.doc<{ slate: string[] }>('weeks/9')
  return play.saveSlate(slate.filter((each) => each !== id))
}

const pickPaths = () => [...play.store.dump().keys()].filter((path) => path.endsWith(`/picks/${player}`))

const leaving: [string, () => Promise<unknown>][] = [
  ['is removed', () => removeMember({ uid: player, by: 'commish' }, 'Asked to leave')],
  ['deletes the account', () => deleteAccount(player)],
]

it.each(leaving)('who %s keeps no pick of a game that was taken off, should it come back', async (_how, leave) => {
  const [id = ''] = await play.open(9)
  await play.pick(player, 9, id, 'HOME')
  await takeOff(id)
  await play.as(player, leave)
  expect([pickPaths(), play.doc(`weeks/9/slips/${player}`)]).toEqual([[], expect.objectContaining({ picks: {} })])
  await play.undo()
  await play.edit(9, id, { kickoff: play.now + MINUTE })
  await play.passAfter(12 * MINUTE)
  expect(play.board(9)).toMatchObject({ revealed: [id] })
  expect(play.board(9).rows).not.toHaveProperty(player)
})

it.each(leaving)('who %s leaves no pick in what can be undone', async (_how, leave) => {
  const [gameId = '', other = ''] = await play.open(9)
  await play.edit(9, gameId, { isLocked: true })
  await play.enterPick(gameId, 'HOME', 'Was at sea.')
  await play.as('player-2', () => deleteAccount('player-2'))
  expect(play.doc('undo/week-9'), 'that of another stays').toMatchObject({ pick: { is: { uid: player } } })
  await play.as(player, leave)
  await expect(play.undo()).rejects.toThrow('There is nothing to undo.')
  await play.edit(9, other, { isLocked: true })
  await play.as('player-3', () => deleteAccount('player-3'))
  expect(play.doc('undo/week-9')).toMatchObject({ gameId: other })
})

it.each(leaving)('who %s keeps the open picks of a finished week, and no other', async (_how, leave) => {
  const [off = '', ...others] = await play.open(9)
  for (const id of [off, ...others]) await play.pick(player, 9, id, 'HOME')
  await takeOff(off)
  for (const id of others)
    play.game(id, { kickoff: play.now - 4 * HOUR, phase: 'final', homeScore: 31, awayScore: 10, period: 4 })
  await play.pass()
  await play.open(10)
  await play.pass()
  expect(play.store.peek('settings/app')).toMatchObject({ openWeeks: [10] })
  const before = play.board(9)
  await play.as(player, leave)
  expect(play.store.peek('settings/app')).toMatchObject({ openWeeks: [10] })
  await play.pass('referee', { week: 9, whole: true })
  expect(pickPaths()).toEqual(others.map((id) => `seasons/2026/weeks/9/lines/${id}/picks/${player}`))
  expect(play.board(9)).toEqual(before)
})

it.each(leaving)('who %s keeps a pick whose game reveals meanwhile', async (_how, leave) => {
  const [id = ''] = await play.open(9)
  await play.edit(9, id, { kickoff: play.now - 9 * MINUTE })
  await play.pick(player, 9, id, 'HOME')
  play.before(player, 'read', `slips/${player}`, async () => {
    await play.passAfter(2 * MINUTE)
  })
  await play.as(player, leave)
  expect(pickPaths()).toHaveLength(1)
})

it.each(leaving)('who %s after the season keeps the picks that never revealed', async (_how, leave) => {
  const [id = ''] = await play.open(9)
  await play.pick(player, 9, id, 'HOME')
  await play.pass()
  await play.desk('POST /commish/season/close', { confirmed: true })
  await play.as(player, leave)
  expect(pickPaths()).toHaveLength(1)
})

it.each(leaving)(
  'who %s saves no pick with a session that has not ended yet, and gets none entered',
  async (_, leave) => {
    const [id = ''] = await play.open(9)
    await play.as(player, leave)
    await expect(play.pick(player, 9, id, 'HOME')).rejects.toMatchObject({ code: 'signed-out' })
    await play.edit(9, id, { isLocked: true })
    await expect(play.enterPick(id, 'HOME', 'Was at sea.')).rejects.toThrow('There is no such player.')
    expect(pickPaths()).toEqual([])
  },
)

it('who is removed and let back twice was away twice', async () => {
  const start = play.now
  for (const _time of [1, 2]) {
    await removeMember({ uid: player, by: 'commish' }, 'Asked to leave')
    play.now += HOUR
    await letBack({ uid: player, by: 'commish' })
    play.now += HOUR
  }
  const times = [0, 2].map((hours) => ({ from: start + hours * HOUR, to: start + (hours + 1) * HOUR }))
  expect(play.store.peek(`users/${player}`)).toMatchObject({ away: times })
})

it('a removal and a return are logged in the open week while the active one has not been opened', async () => {
  const settings = play.store.peek('settings/app')
  await play.store.db.doc('settings/app').set({ ...settings, activeWeek: 1 })
  const [id = ''] = GAMES.map((game) => game.id)
  play.game(id, { kickoff: play.now + HOUR, phase: 'pre' })
  await play.saveSlate([id])
  expect(play.store.peek('settings/app')).toMatchObject({ activeWeek: 1, openWeeks: [9] })
  await removeMember({ uid: player, by: 'commish' }, 'Asked to leave')
  expect(play.log().at(-1)).toMatch(/ removed .+ from the league: Asked to leave$/)
  play.now += MINUTE
  await letBack({ uid: player, by: 'commish' })
  expect(play.log().at(-1)).toMatch(/ back into the league\.$/)
  const changes = [...play.store.dump()].filter(([path]) => path.includes('/changes/'))
  expect(new Set(changes.map(([, { week }]) => week))).toEqual(new Set([9]))
})

it('who was away for all of a week has no row in it, also where a game of it was called off and never revealed', async () => {
  await play.as(player, () => removeMember({ uid: player, by: 'commish' }, 'Asked to leave'))
  const [off = '', ...others] = await play.open(9)
  await play.edit(9, off, { phase: 'postponed' })
  await play.edit(9, off, { void: true })
  play.now += 8 * HOUR
  for (const id of others) play.game(id, { kickoff: play.now - 4 * HOUR, ...final(31, 10) })
  await play.pass()
  expect(play.board(9).rows).not.toHaveProperty(player)
  play.now += HOUR
  await play.as(player, () => letBack({ uid: player, by: 'commish' }))
  await play.open(10)
  await play.pass('referee', { week: 9, whole: true })
  expect(play.board(9).revealed.toSorted()).toEqual(others.toSorted())
  expect(play.board(9).rows).not.toHaveProperty(player)
})

it('somebody who is let back is asked for their picks only while a week is open', async () => {
  const asked = () => play.mails().filter((mail) => /make them again/.test(JSON.stringify(mail)))
  const comesBack = async () => {
    play.now += MINUTE
    await removeMember({ uid: player, by: 'commish' }, 'Asked to leave')
    play.now += MINUTE
    await letBack({ uid: player, by: 'commish' })
    return asked().length
  }
  expect(await comesBack()).toBe(0)
  await play.open(9)
  expect(await comesBack()).toBe(1)
})
