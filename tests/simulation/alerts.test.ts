import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MINUTE } from '#common/durations'
import { paths } from '#common/paths'
import { notificationsOf } from '#functions/push/notifications'
import type { Alert } from '#functions/push/queue'
import { SEASON } from './games'
import { scene, useScene } from './stage-scene'

useScene()

beforeEach(() => {
  for (const name of ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT']) vi.stubEnv(name, 'mailto:a@b.example')
})
afterEach(() => void vi.unstubAllEnvs())

/** The games of which the pickers have an alert that they are back. */
const alerted = () =>
  scene
    .documents<{ alert?: { is?: string; games?: { gameId: string }[] } }>('pushes/')
    .flatMap(({ alert }) => (alert?.is === 'returned' ? (alert.games ?? []) : []))

it('an undo that brings games back alerts the pickers of those that count, and not of one that stays off', async () => {
  const [counts = '', off = '', ...others] = await scene.open(9)
  await scene.edit(9, off, { void: true })
  await scene.saveSlate(others)
  expect(alerted()).toEqual([])
  await scene.undo(true)
  expect(alerted().map(({ gameId }) => gameId)).toEqual([counts])
})

/** Gives each of these players a phone: the store in memory cannot query a collection group. */
function havePhones(players: readonly string[]): void {
  const devices = players.map((uid) => ({ id: uid, ref: { parent: { parent: { id: uid } } } }))
  const found = { select: () => ({ get: async () => ({ docs: devices }) }) }
  Object.assign(scene.store.db, { collectionGroup: () => found })
}

it('nobody is notified of the result of a week that has been opened again', async () => {
  const games = await scene.open(9)
  for (const id of games) await scene.pick('player-1', 9, id, 'HOME')
  const final = { phase: 'final', homeScore: 27, awayScore: 20, period: 4 } as const
  for (const id of games) scene.game(id, { kickoff: scene.now - 200 * MINUTE, ...final })
  await scene.pass()
  havePhones(['player-1'])
  const notified = () => scene.as('referee', () => notificationsOf({ about: 'week', season: SEASON, week: 9 }))
  expect((await notified()).map(({ uid, kind }) => [uid, kind])).toEqual([['player-1', 'result']])
  await scene.store.db.doc(paths.weeklyBoard(SEASON, 9)).update({ revealed: games.slice(1) })
  expect(await notified()).toEqual([])
})

it('the pickers of a cleared slate are found by one document of each player', async () => {
  const games = await scene.open(9)
  const players = ['player-1', 'player-2', 'player-3']
  await Promise.all(players.flatMap((uid) => games.slice(1).map((id) => scene.pick(uid, 9, id, 'HOME'))))
  await scene.pick('player-1', 9, games[0] ?? '', 'AWAY')
  await scene.saveSlate([])
  const [push] = scene.documents<{ alert: Alert }>('pushes/slate')
  havePhones([...players, 'player-4'])
  const before = scene.operations.length
  const sent = await scene.as('referee', () => notificationsOf(push?.alert as Alert))
  expect(sent.map(({ uid }) => uid)).toEqual(players)
  const read = scene.operations.slice(before).flatMap(({ kind, paths }) => (kind === 'read' ? paths : []))
  expect(read.filter((path) => /\/(picks|slips)\//.test(path))).toHaveLength(players.length + 1)
})
