import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useScene } from './stage-scene'

const scene = useScene()

beforeEach(() => {
  for (const name of ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT']) vi.stubEnv(name, 'mailto:a@b.example')
})
afterEach(() => void vi.unstubAllEnvs())

/** The games of which the pickers have an alert that they are back. */
const alerted = () =>
  [...scene.current.store.dump()].flatMap(([path, document]) => {
    const { alert } = document as { alert?: { is?: string; games?: { gameId: string }[] } }
    return path.startsWith('pushes/') && alert?.is === 'returned' ? (alert.games ?? []) : []
  })

it('an undo that brings games back alerts the pickers of those that count, and not of one that stays off', async () => {
  const { current: play } = scene
  const [counts = '', off = '', ...others] = await play.open(9)
  await play.edit(9, off, { void: true })
  await play.saveSlate(others)
  expect(alerted()).toEqual([])
  await play.undo(true)
  expect(alerted().map(({ gameId }) => gameId)).toEqual([counts])
})
