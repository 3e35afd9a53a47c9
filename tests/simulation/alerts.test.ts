import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useScene } from './stage-scene'

const scene = useScene()

beforeEach(() => {
  for (const name of ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT']) vi.stubEnv(name, 'mailto:a@b.example')
})
afterEach(() => void vi.unstubAllEnvs())

/** The games whose pickers get an alert, in the order of the alerts' ids. */
const alerted = () =>
  [...scene.current.store.dump()].flatMap(([path, document]) => {
    const { alert } = document as { alert?: { gameId?: string } }
    return path.startsWith('pushes/') && alert?.gameId ? [alert.gameId] : []
  })

it('an undo that brings games back alerts the pickers of those that count, and not of one that stays off', async () => {
  const { current: play } = scene
  const [counts = '', off = '', ...others] = await play.open(9)
  await play.edit(9, off, { void: true })
  await play.saveSlate(others)
  const before = alerted()
  await play.undo(true)
  const news = [...alerted()]
  for (const gameId of before) news.splice(news.indexOf(gameId), 1)
  expect(news).toEqual([counts])
})
