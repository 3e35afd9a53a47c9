import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MINUTE } from '#common/durations'
import { noteLoggedFailures } from '#functions/db/health'
import { onFailure, setLog } from '#functions/log'
import { remindCommissioners } from '#functions/mail/commissioner-reminders'
import { runRound } from '#functions/schedule'
import { scene, useScene } from './stage-scene'

useScene()
/** What was logged as a failure. */
const logged: string[] = []

vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number, _value: unknown, { ref = true } = {}) => {
    // What holds up no process is a limit, which no test here reaches.
    if (!ref) return new Promise(() => {})
    scene.now += ms
  },
}))
beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue()
  logged.length = 0
  setLog(({ message }) => void logged.push(message))
  // Reads the calendar from the feed, and then for six hours does not look again.
  return scene.as('referee', remindCommissioners)
})
afterEach(() => {
  onFailure(() => {})
  vi.restoreAllMocks()
})

/** When a round requested the feed (ms after its start). */
async function asked(): Promise<number[]> {
  const start = scene.now
  const times: number[] = []
  globalThis.fetch = (address) => {
    times.push(scene.now - start)
    return scene.fetch(address)
  }
  await scene.as('referee', runRound)
  return times
}

/** Opens week 9, whose first game kicks off in five minutes: a round reads the feed four times. */
async function kicksOffSoon(): Promise<void> {
  const [id = ''] = await scene.open(9)
  scene.game(id, { kickoff: scene.now + 40 * MINUTE })
  await scene.pass()
  await scene.passAfter(35 * MINUTE)
}

it('a round reads the feed every 15 s while games are near, and reminds everybody once', async () => {
  await kicksOffSoon()
  expect(await asked()).toEqual([0, 15_000, 30_000, 45_000])
  expect(scene.mails().filter(({ to }) => to === 'player-1@example.com')).toEqual([
    expect.objectContaining({ subject: expect.stringMatching(/picks are still missing/) }),
  ])
})

it('no pass begins later than 45 s after the round, however long those before it took', async () => {
  await kicksOffSoon()
  const { fetch } = scene
  vi.spyOn(scene, 'fetch').mockImplementation((...request) => {
    scene.now += 40_000
    return fetch(...request)
  })
  expect(await asked()).toEqual([0, 40_000])
})

it('a round is a single pass while no game is near', async () => {
  await scene.open(9)
  await scene.pass()
  const before = scene.now
  expect(await asked()).toEqual([])
  expect(scene.now).toBe(before)
})

it('a round reports that the feed is down, and only then', async () => {
  const log = vi.fn()
  setLog(log)
  await scene.open(9)
  await asked()
  expect(log).not.toHaveBeenCalled()
  scene.stage.orders.answer = '500'
  scene.now += 15 * MINUTE
  await asked()
  expect(log.mock.calls).toEqual([
    [{ severity: 'WARNING', message: 'week 9: The score feed answered with an error (500).' }],
  ])
})

/** Lets the next reads of a week's scores fail. */
function breakWeek(week: number, times: number): void {
  for (let time = 0; time < times; time += 1)
    scene.before('referee', 'read', `scores/${week}`, () => Promise.reject(new Error(`week ${week} is dead`)))
}

/** Lets the next reminder of player-1 fail. */
function failReminder(): void {
  scene.before('referee', 'commit', 'reminded/player-1', () => Promise.reject(new Error('the line is dead')))
}

it('a round goes on with a week that has failed once: its game may be on', async () => {
  await kicksOffSoon()
  breakWeek(9, 2)
  const before = scene.asked.length
  await expect(asked()).rejects.toThrow('week 9 is dead')
  expect(scene.asked.length - before).toBe(3)
})

it('a week that fails keeps neither another week, its reminders nor the mail waiting', async () => {
  await scene.open(8)
  await kicksOffSoon()
  breakWeek(8, 4)
  const [operations, requests] = [scene.operations.length, scene.asked.length]
  await expect(asked()).rejects.toThrow('week 8 is dead')
  expect(scene.asked.length - requests, 'polls of the other week').toBe(4)
  expect(scene.mails()).not.toEqual([])
  const looksForMail = scene.operations
    .slice(operations)
    .some(({ paths }) => paths.some((path) => /^mail\b/.test(path)))
  expect(looksForMail).toBe(true)
})

it('every failure of a round is logged, and the first one ends it', async () => {
  for (const week of [8, 9, 10]) await scene.open(week)
  breakWeek(8, 1)
  breakWeek(9, 2)
  await expect(asked()).rejects.toThrow('week 8 is dead')
  expect(logged).toEqual([expect.stringMatching(/^another part of the round failed: Error: week 9 is dead/)])
})

it.each<[what: string, breaks: () => void, heartbeat: unknown]>([
  ['passes', () => breakWeek(9, 2), undefined],
  ['reminders', () => failReminder(), expect.anything()],
])('that %s failed is noted, and a heartbeat only where the passes did not', async (_what, breaks, heartbeat) => {
  await kicksOffSoon()
  breaks()
  await expect(asked()).rejects.toThrow('is dead')
  const { store } = scene
  expect(store.peek('health/failures')).toMatchObject({ last: [{ from: 'referee', what: 'a round failed' }] })
  expect(store.peek('health/referee')).toEqual(heartbeat)
})

it('a round ends only once what it logged is noted: after it its function has no processor', async () => {
  noteLoggedFailures('referee')
  await scene.open(9)
  scene.before('referee', 'read', 'mail', () => Promise.reject(new Error('the line is dead')))
  scene.before('referee', 'commit', 'health/failures', () => new Promise((resolve) => setTimeout(resolve, 20)))
  await asked()
  const note = { from: 'referee', what: 'the mail waits for the next round' }
  expect(scene.store.peek('health/failures')).toMatchObject({ last: [note] })
})

it('a reminder that fails stops no poll of the round, and hides no failure of a week', async () => {
  await scene.open(8)
  await kicksOffSoon()
  breakWeek(8, 2)
  failReminder()
  const requests = scene.asked.length
  await expect(asked()).rejects.toThrow('week 8 is dead')
  expect(scene.asked.length - requests).toBe(4)
  expect(logged).toContainEqual(expect.stringMatching(/^another part of the round failed: Error: the line is dead/))
  await asked()
  expect(scene.mails()).toContainEqual(expect.objectContaining({ to: 'player-1@example.com' }))
})

it.each([
  ['mails', 'read', 'mail'],
  ['reminders', 'commit', 'reminded/player-1'],
] as const)(
  '%s that go out slowly hold up no reading of the feed, and the round ends after them',
  async (_what, kind, path) => {
    await kicksOffSoon()
    let answer = () => {}
    scene.before('referee', kind, path, () => new Promise<void>((resolve) => (answer = resolve)))
    let isSent = false
    let requests = 0
    const { fetch } = scene
    vi.spyOn(scene, 'fetch').mockImplementation((...request) => {
      requests += 1
      const last = () => {
        isSent = true
        answer()
      }
      if (requests === 4) setTimeout(last, 300)
      return fetch(...request)
    })
    expect(await asked()).toEqual([0, 15_000, 30_000, 45_000])
    expect(isSent).toBe(true)
  },
)
