import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notificationsOf } from '#functions/push/notifications'
import type { Alert } from '#functions/push/queue'
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

it('the pickers of a cleared slate are found by one document of each player', async () => {
  const games = await scene.open(9)
  const players = ['player-1', 'player-2', 'player-3']
  await Promise.all(players.flatMap((uid) => games.slice(1).map((id) => scene.pick(uid, 9, id, 'HOME'))))
  await scene.pick('player-1', 9, games[0] ?? '', 'AWAY')
  await scene.saveSlate([])
  const [push] = scene.documents<{ alert: Alert }>('pushes/slate')
  const devices = [...players, 'player-4'].map((uid) => ({ id: uid, ref: { parent: { parent: { id: uid } } } }))
  const found = { select: () => ({ get: async () => ({ docs: devices }) }) }
  Object.assign(scene.store.db, { collectionGroup: () => found })
  const before = scene.operations.length
  const sent = await scene.as('referee', () => notificationsOf(push?.alert as Alert))
  expect(sent.map(({ uid }) => uid)).toEqual(players)
  const read = scene.operations.slice(before).flatMap(({ kind, paths }) => (kind === 'read' ? paths : []))
  expect(read.filter((path) => /\/(picks|slips)\//.test(path))).toHaveLength(devices.length)
})
