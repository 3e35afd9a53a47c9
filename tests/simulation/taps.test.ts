import { expect, it } from 'vitest'
import { MINUTE } from '#common/durations'
import { CLOSED_TEXT, NEWER_PICK_TEXT } from '#common/game/lock'
import { scene, useScene } from './stage-scene'

useScene()
const REFUSED = { code: 'conflict', message: NEWER_PICK_TEXT }

/** A tap of player-1 `ago` ms ago, by a device whose clock is an hour slow, as its request arrives now. */
function arrives(id: string, pickTeam: 'HOME' | 'AWAY', ago: number, { waited = 0, signIn = 'phone', slow = 60 } = {}) {
  const body = { week: 9, gameId: id, pickTeam, waited, tappedAt: scene.now - ago - slow * MINUTE }
  return scene.ask('player-1', 'POST /picks', { body, signIn })
}
const stored = (id: string) => scene.doc<{ pickTeam: string }>(`weeks/9/lines/${id}/picks/player-1`).pickTeam

it('a request that was on its way for long does not replace the pick of a later tap', async () => {
  const id = await scene.opened()
  await arrives(id, 'AWAY', 0)
  scene.now += 30_000
  await expect(arrives(id, 'HOME', 33_000)).rejects.toMatchObject(REFUSED)
  expect(stored(id)).toBe('AWAY')
})

it('a later tap replaces an earlier one whose request arrived after it was made', async () => {
  const id = await scene.opened()
  await arrives(id, 'HOME', 15_000)
  scene.now += 1_000
  await arrives(id, 'AWAY', 5_000, { waited: 5_000 })
  expect(stored(id)).toBe('AWAY')
})

it('taps of different sign-ins are compared by the server’s clock', async () => {
  const id = await scene.opened()
  await arrives(id, 'HOME', 0, { signIn: 'tablet', slow: 0 })
  scene.now += 1_000
  await expect(arrives(id, 'AWAY', 5_000, { waited: 5_000 })).rejects.toMatchObject(REFUSED)
  await arrives(id, 'AWAY', 0)
  expect(stored(id)).toBe('AWAY')
})

it('a clock that was set back refuses no tap for longer than a request may be on its way', async () => {
  const id = await scene.opened()
  await arrives(id, 'HOME', 0)
  scene.now += 3 * MINUTE
  await arrives(id, 'AWAY', 0, { slow: 120 })
  expect(stored(id)).toBe('AWAY')
})

it('an old tap on the side that a commissioner entered meanwhile is refused as too late', async () => {
  const id = await scene.opened()
  await scene.edit(9, id, { isLocked: true })
  await scene.enterPick(id, 'HOME', 'Was at sea.')
  await expect(arrives(id, 'HOME', MINUTE, { waited: MINUTE })).rejects.toMatchObject({
    code: 'locked',
    message: CLOSED_TEXT.hand,
  })
})

it('the pick of a tap is on the slip with the time of the tap, without the sign-in', async () => {
  const id = await scene.opened()
  await arrives(id, 'HOME', 0)
  const { picks } = scene.doc<{ picks: Record<string, object> }>('weeks/9/slips/player-1')
  expect(Object.keys(picks[id] ?? {}).sort()).toEqual(['pickTeam', 'savedAt', 'spread', 'tappedAt'])
})

it('a tap that is sent again after the lock, because its first answer was lost, is answered as saved', async () => {
  const id = await scene.opened(20 * MINUTE)
  await arrives(id, 'HOME', 0)
  const saved = stored(id)
  await scene.passAfter(31 * MINUTE)
  await expect(arrives(id, 'HOME', 31 * MINUTE, { waited: 31 * MINUTE })).resolves.toMatchObject({ pickTeam: saved })
  const tooLate = { code: 'locked', message: CLOSED_TEXT.kickoff }
  await expect(arrives(id, 'AWAY', 31 * MINUTE), 'the other side').rejects.toMatchObject(tooLate)
})

it('a tap on the stored side that comes after the lock is answered as saved: what it asks for stands', async () => {
  const id = await scene.opened(20 * MINUTE)
  await arrives(id, 'HOME', 0)
  const { savedAt } = scene.doc<{ savedAt: number }>(`weeks/9/lines/${id}/picks/player-1`)
  await scene.passAfter(31 * MINUTE)
  for (const tap of [{}, { signIn: 'tablet', slow: 0 }])
    await expect(arrives(id, 'HOME', MINUTE, tap)).resolves.toMatchObject({ pickTeam: 'HOME', savedAt })
  const bare = scene.ask('player-1', 'POST /picks', {
    body: { week: 9, gameId: id, pickTeam: 'HOME' },
    signIn: 'phone',
  })
  await expect(bare, 'without the time of a tap').rejects.toMatchObject({ code: 'locked' })
})

it('a tap is not refused for an earlier one of the same device, however far the clock was put forward since', async () => {
  const id = await scene.opened()
  await arrives(id, 'HOME', 0)
  scene.now += 5 * MINUTE
  await arrives(id, 'AWAY', 2 * MINUTE, { waited: 62 * MINUTE })
  expect(stored(id)).toBe('AWAY')
})

it('a pick with a worth of its own keeps it when its player changes sides', async () => {
  const id = await scene.opened()
  await arrives(id, 'HOME', 0)
  await scene.store.db.doc(`seasons/2026/weeks/9/lines/${id}/picks/player-1`).update({ points: 2 })
  scene.now += MINUTE
  await expect(arrives(id, 'AWAY', 0)).resolves.toMatchObject({ pickTeam: 'AWAY' })
  expect(scene.doc(`weeks/9/slips/player-1`)).toMatchObject({ picks: { [id]: { pickTeam: 'AWAY', points: 2 } } })
  expect(scene.doc(`weeks/9/lines/${id}/picks/player-1`)).toMatchObject({ pickTeam: 'AWAY', points: 2 })
})
