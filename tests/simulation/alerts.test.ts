import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notificationsOf } from '#functions/push/notifications'
import type { Alert } from '#functions/push/queue'
import { play, useScene } from './stage-scene'

useScene()

beforeEach(() => {
  for (const name of ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT']) vi.stubEnv(name, 'mailto:a@b.example')
})
afterEach(() => void vi.unstubAllEnvs())

/** The games of which the pickers have an alert that they are back. */
const alerted = () =>
  play
    .documents<{ alert?: { is?: string; games?: { gameId: string }[] } }>('pushes/')
    .flatMap(({ alert }) => (alert?.is === 'returned' ? (alert.games ?? []) : []))

it('an undo that brings games back alerts the pickers of those that count, and not of one that stays off', async () => {
  const [counts = '', off = '', ...others] = await play.open(9)
  await play.edit(9, off, { void: true })
  await play.saveSlate(others)
  expect(alerted()).toEqual([])
  await play.undo(true)
  expect(alerted().map(({ gameId }) => gameId)).toEqual([counts])
})

it('the pickers of a cleared slate are found by one document of each player', async () => {
  const games = await play.open(9)
  const players = ['player-1', 'player-2', 'player-3']
  await Promise.all(players.flatMap((uid) => games.slice(1).map((id) => play.pick(uid, 9, id, 'HOME'))))
  await play.pick('player-1', 9, games[0] ?? '', 'AWAY')
  await play.saveSlate([])
  const [push] = play.documents<{ alert: Alert }>('pushes/slate')
  const devices = [...players, 'player-4'].map((uid) => ({ id: uid, ref: { parent: { parent: { id: uid } } } }))
  const found = { select: () => ({ get: async () => ({ docs: devices }) }) }
  Object.assign(play.store.db, { collectionGroup: () => found })
  const before = play.operations.length
  const sent = await play.as('referee', () => notificationsOf(push?.alert as Alert))
  expect(sent.map(({ uid }) => uid)).toEqual(players)
  const read = play.operations.slice(before).flatMap(({ kind, paths }) => (kind === 'read' ? paths : []))
  expect(read.filter((path) => /\/(picks|slips)\//.test(path))).toHaveLength(devices.length)
})
