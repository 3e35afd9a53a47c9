import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '#common/durations'
import { scene, useScene } from './stage-scene'

useScene()
let id: string
let earlier: number
let later: number

const line = () => scene.line(9, id)
const moves = () => scene.log().filter((text) => /kickoff moved/.test(text)).length
/** A reading of the feed a quarter of a minute later, which gives this kickoff. */
async function reading(kickoff: number) {
  scene.now += MINUTE / 4
  scene.game(id, { kickoff })
  await scene.pass()
}

beforeEach(async () => {
  ;[id = ''] = await scene.open(9)
  earlier = scene.now + 40 * MINUTE
  later = earlier + 90 * MINUTE
  await reading(earlier)
})

it('a feed that alternates between two kickoffs has each announced once, and the earlier one locks', {
  tags: ['long'],
}, async () => {
  const before = moves()
  for (let times = 0; times < 100; times += 1) {
    await reading(later)
    await reading(earlier)
  }
  expect(moves() - before).toBe(2)
  await reading(later)
  expect(line()).toMatchObject({ kickoff: earlier, revealedAt: earlier + 10 * MINUTE })
})

it('that settles on the later one is believed after two minutes, though nothing else is near', async () => {
  for (const kickoff of [later, earlier, later]) await reading(kickoff)
  const before = moves()
  expect(line().kickoff).toBe(earlier)
  expect(scene.scores(9).games[id]).toMatchObject({ kickoff: earlier })
  for (let minutes = 0; minutes < 2; minutes += 1) {
    await scene.passAfter(MINUTE, {})
  }
  expect([line().kickoff, moves() - before]).toEqual([later, 1])
  await reading(earlier)
  expect(line().kickoff).toBe(earlier)
})

it('a kickoff that is put off again and again is believed at once', async () => {
  for (const delay of [30, 60, 90]) {
    await reading(earlier + delay * MINUTE)
    expect(line().kickoff).toBe(earlier + delay * MINUTE)
  }
})

it('a commissioner’s kickoff ends it', async () => {
  for (const kickoff of [later, earlier, later]) await reading(kickoff)
  await scene.edit(9, id, { kickoff: later })
  await reading(earlier)
  expect(line()).toMatchObject({ kickoff: later, kickoffSource: 'commissioner' })
})

it('a new date of a game that has revealed is announced once, though the feed gives an earlier one in between', async () => {
  scene.now = earlier + 10 * MINUTE
  await reading(earlier)
  expect(line().revealedAt).toBe(earlier + 10 * MINUTE)
  const announced = () => scene.log().filter((text) => /Its picks are revealed/.test(text)).length
  const tomorrow = earlier + 24 * 60 * MINUTE
  for (let times = 0; times < 5; times += 1) {
    await reading(tomorrow)
    await reading(earlier)
  }
  expect(announced()).toBe(1)
  for (let times = 0; times < 5; times += 1) {
    await reading(tomorrow + 60 * MINUTE)
    await reading(tomorrow)
  }
  expect([announced(), line().kickoff]).toEqual([2, earlier])
})

describe.each([
  ['cancelled', /was cancelled|is on after all/],
  ['postponed', /was postponed|kickoff set for/],
  ['tbd', /to a time to be announced|kickoff set for/],
] as const)('a feed that alternates between a game that is %s and one that is on', (kind, news) => {
  const said = () => scene.log().filter((text) => news.test(text)).length
  const off = () => scene.trouble(id, kind)
  const on = () => scene.stage.orders.endTroubles()
  async function alternate(times: number): Promise<void> {
    for (let each = 0; each < times; each += 1) {
      off()
      await reading(earlier)
      on()
      await reading(earlier)
    }
  }

  it('has each announced once, and the game locks as one that is on', async () => {
    const before = said()
    await alternate(5)
    expect(said() - before).toBe(2)
    off()
    scene.now = earlier + 10 * MINUTE
    await reading(earlier)
    expect(line()).toMatchObject({ void: false, timeTbd: false, revealedAt: earlier + 10 * MINUTE })
  })

  it('is believed after two minutes of the same', async () => {
    await alternate(2)
    const before = said()
    off()
    await reading(earlier)
    expect([line().void, line().timeTbd, said() - before]).toEqual([false, false, 0])
    for (let minutes = 0; minutes < 2; minutes += 1) {
      await scene.passAfter(MINUTE, {})
    }
    expect([line().void || line().timeTbd, said() - before]).toEqual([true, 1])
  })
})

it.each(['cancelled', 'postponed'] as const)(
  'a revealed game that is %s now and then has that announced once',
  async (kind) => {
    scene.now = earlier + 10 * MINUTE
    await reading(earlier)
    const announced = (words: string) => scene.log().filter((text) => text.includes(words)).length
    for (let times = 0; times < 5; times += 1) {
      scene.trouble(id, kind)
      await reading(earlier)
      scene.stage.orders.endTroubles()
      await reading(earlier)
    }
    expect([announced(`was ${kind}`), announced('is on after all'), line().void]).toEqual([1, 1, false])
  },
)
