import { describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '#common/durations'
import { final } from './games'
import { play, useScene } from './stage-scene'

useScene()
const passAfter = (ms: number) => play.passAfter(ms, {})

/** What a pass a minute later costs, and whether it wants another one soon. */
async function nextPass() {
  const [report] = await passAfter(MINUTE)
  play.now += MINUTE
  const { asked, writes } = await play.cost(() => play.pass('referee', {}))
  return { awake: report?.awake, asked, writes }
}
const QUIET = { awake: false, asked: 0, writes: [] }

describe('a game that the feed no longer lists, and of which something waits to be repeated', () => {
  const off = (id: string) => play.trouble(id, 'cancelled')
  const on = () => play.stage.orders.endTroubles()

  it.each([
    [
      'its kickoff',
      async (id: string) => {
        play.game(id, { kickoff: play.now - DAY })
        await play.pass()
        expect(play.line(9, id)).toMatchObject({ doubt: { readings: 1 } })
      },
    ],
    [
      'that it is off',
      async (id: string) => {
        for (const step of [off, on, off]) {
          step(id)
          await play.passAfter(15_000)
        }
        expect(play.line(9, id)).toMatchObject({ offAgain: { readings: 1 } })
        on()
      },
    ],
  ])('keeps no referee awake: %s', async (_what, begin) => {
    const [id = '', ...others] = await play.open(9)
    for (const each of [id, ...others]) play.game(each, { kickoff: play.now + 5 * DAY })
    await play.pass()
    await begin(id)
    play.trouble(id, 'dropped-game')
    for (let minutes = 0; minutes < 20; minutes += 1) await passAfter(MINUTE)
    expect(play.scores(9).games[id]).toMatchObject({ unlisted: true })
    expect(await nextPass()).toEqual(QUIET)
  })
})

describe('a game that reveals while a later kickoff waits to be repeated', () => {
  /** A feed that goes back and forth, whose last word before the lock is the later kickoff. */
  async function revealed() {
    const [id = '', ...others] = await play.open(9)
    for (const each of others) play.game(each, { kickoff: play.now + 5 * DAY })
    const earlier = play.now + 40 * MINUTE
    const later = earlier + 90 * MINUTE
    const reading = async (kickoff: number) => {
      play.game(id, { kickoff })
      await play.passAfter(MINUTE / 4)
    }
    for (const kickoff of [earlier, later, earlier]) await reading(kickoff)
    play.now = earlier + 9.5 * MINUTE
    await reading(later)
    play.now = earlier + 10 * MINUTE
    await play.pass()
    expect(play.line(9, id)).toMatchObject({ kickoff: earlier, revealedAt: earlier + 10 * MINUTE })
    return { id, earlier, later, reading }
  }

  it('is quiet after its final', async () => {
    const { id, later } = await revealed()
    play.now = later + 240 * MINUTE
    play.game(id, { kickoff: later, ...final(31, 10) })
    await play.pass('referee', { poll: true, whole: true })
    expect(play.line(9, id)).toMatchObject({ phase: 'final' })
    expect(await nextPass()).toEqual(QUIET)
  })

  it('is followed to another date', async () => {
    const { id, earlier, reading } = await revealed()
    const tomorrow = earlier + DAY
    await reading(tomorrow)
    expect(play.scores(9).games[id]).toMatchObject({ kickoff: tomorrow })
  })
})

it('a kickoff that the feed had all along is no new date after an earlier one by hand has revealed the game', async () => {
  const [id = ''] = await play.open(9)
  const feeds = play.now + 60 * MINUTE
  play.game(id, { kickoff: feeds })
  await play.pass()
  await play.edit(9, id, { kickoff: feeds - 30 * MINUTE })
  await play.pass()
  play.now = feeds - 20 * MINUTE
  await play.pass()
  await play.passAfter(MINUTE / 4)
  expect(play.log().filter((text) => /: moved from/.test(text))).toEqual([])
})
