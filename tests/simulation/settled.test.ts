import { describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '#common/durations'
import { final } from './games'
import { scene, useScene } from './stage-scene'

useScene()
const passAfter = (ms: number) => scene.passAfter(ms, {})

/** What a pass a minute later costs, and whether it wants another one soon. */
async function nextPass() {
  const [report] = await passAfter(MINUTE)
  scene.now += MINUTE
  const { asked, writes } = await scene.cost(() => scene.pass('referee', {}))
  return { awake: report?.awake, asked, writes }
}
const QUIET = { awake: false, asked: 0, writes: [] }

describe('a game that the feed no longer lists, and of which something waits to be repeated', () => {
  const off = (id: string) => scene.trouble(id, 'cancelled')
  const on = () => scene.stage.orders.endTroubles()

  it.each([
    [
      'its kickoff',
      async (id: string) => {
        scene.game(id, { kickoff: scene.now - DAY })
        await scene.pass()
        expect(scene.line(9, id)).toMatchObject({ doubt: { readings: 1 } })
      },
    ],
    [
      'that it is off',
      async (id: string) => {
        for (const step of [off, on, off]) {
          step(id)
          await scene.passAfter(15_000)
        }
        expect(scene.line(9, id)).toMatchObject({ offAgain: { readings: 1 } })
        on()
      },
    ],
  ])('keeps no referee awake: %s', async (_what, begin) => {
    const [id = '', ...others] = await scene.open(9)
    for (const each of [id, ...others]) scene.game(each, { kickoff: scene.now + 5 * DAY })
    await scene.pass()
    await begin(id)
    scene.trouble(id, 'dropped-game')
    for (let minutes = 0; minutes < 20; minutes += 1) await passAfter(MINUTE)
    expect(scene.scores(9).games[id]).toMatchObject({ unlisted: true })
    expect(await nextPass()).toEqual(QUIET)
  })
})

describe('a game that reveals while a later kickoff waits to be repeated', () => {
  /** A feed that goes back and forth, whose last word before the lock is the later kickoff. */
  async function revealed() {
    const [id = '', ...others] = await scene.open(9)
    for (const each of others) scene.game(each, { kickoff: scene.now + 5 * DAY })
    const earlier = scene.now + 40 * MINUTE
    const later = earlier + 90 * MINUTE
    const reading = async (kickoff: number) => {
      scene.game(id, { kickoff })
      await scene.passAfter(MINUTE / 4)
    }
    for (const kickoff of [earlier, later, earlier]) await reading(kickoff)
    scene.now = earlier + 9.5 * MINUTE
    await reading(later)
    scene.now = earlier + 10 * MINUTE
    await scene.pass()
    expect(scene.line(9, id)).toMatchObject({ kickoff: earlier, revealedAt: earlier + 10 * MINUTE })
    return { id, earlier, later, reading }
  }

  it('is quiet after its final', async () => {
    const { id, later } = await revealed()
    scene.now = later + 240 * MINUTE
    scene.game(id, { kickoff: later, ...final(31, 10) })
    await scene.pass('referee', { poll: true, whole: true })
    expect(scene.line(9, id)).toMatchObject({ phase: 'final' })
    expect(await nextPass()).toEqual(QUIET)
  })

  it('is followed to another date', async () => {
    const { id, earlier, reading } = await revealed()
    const tomorrow = earlier + DAY
    await reading(tomorrow)
    expect(scene.scores(9).games[id]).toMatchObject({ kickoff: tomorrow })
  })
})

it('a kickoff that the feed had all along is no new date after an earlier one by hand has revealed the game', async () => {
  const [id = ''] = await scene.open(9)
  const feeds = scene.now + 60 * MINUTE
  scene.game(id, { kickoff: feeds })
  await scene.pass()
  await scene.edit(9, id, { kickoff: feeds - 30 * MINUTE })
  await scene.pass()
  scene.now = feeds - 20 * MINUTE
  await scene.pass()
  await scene.passAfter(MINUTE / 4)
  expect(scene.log().filter((text) => /: moved from/.test(text))).toEqual([])
})
