import { expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#common/durations'
import { final } from './games'
import { scene, useScene } from './stage-scene'

useScene()
const live = (id: string) => scene.scores(9).games[id]

/** How many requests to the feed a pass makes, and so many minutes from now. */
async function requests(minutes: number, options = {}): Promise<number> {
  scene.now += minutes * MINUTE
  scene.asked.length = 0
  await scene.pass('referee', { poll: true, week: 9, ...options })
  return scene.asked.length
}

/** How many minutes lie between two periodic passes of a week in which nothing is expected any more. */
const QUIET = 361

/** A final of week 9, 31–10, of eight days ago. */
async function over(): Promise<string> {
  const [id = ''] = await scene.open(9)
  scene.now = scene.line(9, id).kickoff + 4 * HOUR
  scene.game(id, final(31, 10))
  await scene.pass()
  expect(scene.line(9, id)).toMatchObject({ phase: 'final', homeScore: 31, revealedAt: expect.any(Number) })
  await scene.passAfter(8 * DAY)
  return id
}

it.each<[about: string, minutes: number, options: object]>([
  ['the next periodic pass', QUIET, {}],
  ['Score week', 1, { whole: true }],
])('a final that is corrected in another week is corrected by %s', async (_about, minutes, options) => {
  const id = await over()
  scene.trouble(id, 'moved-week')
  expect(await requests(1)).toBe(1)
  expect(scene.line(9, id)).toMatchObject({ homeScore: 31, awayScore: 10 })
  await requests(minutes, options)
  expect(scene.line(9, id)).not.toMatchObject({ homeScore: 31, awayScore: 10 })
  expect(scene.log().at(-1)).toMatch(/: final corrected, 10–31 → /)
})

it('a cancelled game that is put on again in another week counts again', async () => {
  const id = await scene.opened()
  const { kickoff } = scene.line(9, id)
  scene.trouble(id, 'cancelled')
  await scene.pass()
  expect(scene.line(9, id)).toMatchObject({ void: true })
  scene.trouble(id, 'moved-week')
  await requests(15)
  expect(scene.line(9, id)).toMatchObject({ void: false, phase: 'pre', kickoff: kickoff + 7 * DAY })
})

it('a final that the feed drops costs three more requests a periodic pass, and brings no warning', async () => {
  const id = await over()
  scene.trouble(id, 'dropped-game')
  // And the season's calendar, which is kept for six hours.
  expect([await requests(QUIET), await requests(1), await requests(QUIET), await requests(1)]).toEqual([5, 1, 5, 1])
  expect(live(id)).not.toHaveProperty('unlisted')
})
