import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, it } from 'vitest'
import type { RouteResponse } from '#common/api/routes'
import { paths } from '#common/paths'
import { db, read } from '#functions/db/firebase'
import { call, type Reply } from './support/client'
import { openDesk } from './support/desk-of'
import { gameIds } from './support/games'
import { type Fan, player, SEASON } from './support/league'

const week = 13
const games = gameIds(week, 1)
const [open = ''] = games
let fan: Fan

beforeAll(async () => {
  await openDesk(week, games)
  fan = await player()
})

const pick = (over: object): Promise<Reply<RouteResponse<'POST /picks'>>> =>
  call('POST /picks', { token: fan.token, body: { gameId: open, week, ...over } })
const pickPath = () => paths.pick(SEASON, week, open, fan.uid)
const kept = () => read(pickPath())

it('a pick that waited for the network does not undo one that was saved after its tap', async () => {
  const { body: newer } = await pick({ pickTeam: 'AWAY' })
  const ago = Date.now() - newer.savedAt
  const late = await pick({ pickTeam: 'HOME', waited: ago + 60_000 })
  expect(late).toMatchObject({ status: 409, body: { error: 'A newer pick was saved meanwhile.' } })
  expect(await kept()).toMatchObject({ pickTeam: 'AWAY', savedAt: newer.savedAt })
  const line = db.doc(paths.line(SEASON, week, open))
  await line.update({ isLocked: true })
  const tooLate = await pick({ pickTeam: 'HOME', waited: ago + 60_000 })
  expect(tooLate.body.error, 'also once it has locked').toBe('A newer pick was saved meanwhile.')
  expect((await pick({ pickTeam: 'HOME' })).body.error).toBe('This game was locked by the commissioner.')
  await db.doc(pickPath()).update({ fixedBy: 'commish' })
  const fixed = await pick({ pickTeam: 'HOME', waited: ago + 60_000 })
  expect(fixed.body.error, "but not for a commissioner's entry").toBe('This game was locked by the commissioner.')
  await line.update({ isLocked: false })
  // The same side again is no quarrel, and a tap made after the save wins however long it waited.
  expect((await pick({ pickTeam: 'AWAY', waited: 60_000 })).status).toBe(200)
  await sleep(50)
  expect((await pick({ pickTeam: 'HOME', waited: 40 })).status).toBe(200)
  expect((await pick({ pickTeam: 'AWAY', waited: -1 })).status).toBe(400)
  await pick({ pickTeam: 'AWAY' })
})

it('the last of three taps stays whose requests arrive out of order, also once the game has locked', async () => {
  const last = Date.now()
  const tapped = (pickTeam: 'HOME' | 'AWAY', before: number) => pick({ pickTeam, tappedAt: last - before, waited: 0 })
  const { body: saved } = await tapped('HOME', 0)
  expect(await tapped('HOME', 20_000)).toMatchObject({ status: 200, body: { savedAt: saved.savedAt } })
  expect(await tapped('AWAY', 10_000)).toMatchObject({ status: 409 })
  expect(await kept()).toMatchObject({ pickTeam: 'HOME', savedAt: saved.savedAt })
  const line = db.doc(paths.line(SEASON, week, open))
  await line.update({ isLocked: true })
  expect(await tapped('HOME', 0)).toMatchObject({ status: 200, body: { savedAt: saved.savedAt } })
  await line.update({ isLocked: false })
  await pick({ pickTeam: 'AWAY' })
})
