import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runSchedule } from '#functions/schedule'
import { useScene } from './stage-scene'

const scene = useScene()
const MINUTE = 60_000

vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => {
    scene.current.now += ms
  },
}))
beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

/** When a round requested the feed (ms after its start). */
async function asked(): Promise<number[]> {
  const { current: play } = scene
  const start = play.now
  const times: number[] = []
  globalThis.fetch = (address, init) => {
    times.push(play.now - start)
    return play.fetch(address as URL, init)
  }
  await play.as('referee', runSchedule)
  return times
}

it('a round reads the feed every 15 s while games are near, and reminds everybody once', async () => {
  const { current: play } = scene
  const [id = ''] = await play.open(9)
  play.game(id, { kickoff: play.now + 5 * MINUTE })
  await play.pass()
  expect(await asked()).toEqual([0, 15_000, 30_000, 45_000])
  const mail = [...play.store.dump()].filter(([path]) => path.startsWith('mail/'))
  expect(mail.filter(([, { to }]) => to === 'player-1@example.com')).toEqual([
    [expect.any(String), expect.objectContaining({ subject: expect.stringMatching(/picks are still missing/) })],
  ])
})

it('a round is a single pass while no game is near', async () => {
  const { current: play } = scene
  await play.open(9)
  await play.pass()
  const before = play.now
  expect(await asked()).toEqual([])
  expect(play.now).toBe(before)
})

it('a round reports that the feed is down, and only then', async () => {
  const { current: play } = scene
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await play.open(9)
  await asked()
  expect(warn).not.toHaveBeenCalled()
  play.stage.orders.answer = '500'
  play.now += 15 * MINUTE
  await asked()
  expect(warn.mock.calls).toEqual([['week 9: The score feed answered with an error (500).']])
})

it('a week that fails keeps neither another week nor the mail waiting', async () => {
  const { current: play } = scene
  await play.open(9)
  await play.open(10)
  play.now += 15 * MINUTE
  play.before('referee', 'read', 'scores/9', () => Promise.reject(new Error('week 9 cannot be read')))
  const before = play.operations.length
  await expect(play.as('referee', runSchedule)).rejects.toThrow('week 9 cannot be read')
  const read = play.operations.slice(before).flatMap(({ kind, paths }) => (kind === 'read' ? paths : []))
  expect(read.some((path) => path.includes('scores/10'))).toBe(true)
  expect(read.some((path) => path.startsWith('mail'))).toBe(true)
})
