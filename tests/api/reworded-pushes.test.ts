import { describe, expect, it, vi } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { matchup } from '#common/game/line'
import { readAll } from '#functions/db/firebase'
import { deliverPushes } from '#functions/push/deliver-pushes'
import { PUSHES_PATH } from '#functions/push/queue'
import { runPasses } from '#functions/referee/pass'
import { feed } from './support/client'
import { league, usePhoneLeague } from './support/phones'

vi.mock('#functions/log')

usePhoneLeague(9)

type Act = (of: typeof league) => Promise<unknown>

const pass = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

/**
 * Notifies of something that the push service does not take for now, and half a minute later of what comes next.
 * @returns the notifications that arrive within three minutes, in the order they do.
 */
async function arrivedAfterTrouble(first: Act, next: Act) {
  const { phones } = league
  await phones.empty()
  await phones.clearQueue()
  phones.service.manner = 503
  await first(league)
  await deliverPushes()
  phones.service.manner = 201
  pass(MINUTE / 2)
  await next(league)
  for (let round = 0; round < 3; round += 1) {
    await deliverPushes()
    pass(MINUTE)
  }
  return phones.service.arrived.map(({ payload }) => payload.notification)
}

describe('a notification', () => {
  it.each<[of: string, first: Act, next: Act, arrives: RegExp]>([
    [
      'a game that was called off and counts again',
      ({ desk, third }) => desk.edit(third, { void: true }),
      ({ desk }) => desk.undo(),
      /: counts again\.$/,
    ],
    [
      'a game that was taken off the slate and is back',
      ({ desk, first, second }) => desk.save([first, second], { confirmed: true }),
      ({ desk }) => desk.undo(),
      /is on the slate of Week 9 again/,
    ],
  ])('that had to wait does not take the place of a newer one: %s', async (_of, first, next, arrives) => {
    const shown = await arrivedAfterTrouble(first, next)
    expect(shown.map(({ body }) => body)).toEqual([expect.stringMatching(arrives)])
  })

  it('that had to wait names only the games that are still off the slate', async () => {
    const { desk, first, second, third } = league
    const [off, back] = (await Promise.all([desk.line(second), desk.line(third)])).map((line) => line && matchup(line))
    const shown = await arrivedAfterTrouble(
      () => desk.save([first], { confirmed: true }),
      () => desk.save([first, third]),
    )
    expect(shown.map(({ body }) => body)).toEqual([
      `${back} is on the slate of Week 9 again, and your pick counts.`,
      `${off} was taken off the slate of Week 9, and your pick with it: it counts for nothing.`,
    ])
    await desk.save([first, second, third])
  })

  it('of a week that had to wait has the points of now', async () => {
    const { ann, first, kickoffOf, second, third } = league
    const finalOf = (id: string, homeScore: number) => feed({ game: { id, phase: 'final', homeScore, awayScore: 3 } })
    await Promise.all([first, second, third].map((id) => finalOf(id, 40)))
    vi.setSystemTime(Math.max(...(await Promise.all([first, second, third].map(kickoffOf)))) + 5 * HOUR)
    const wholePass = () => runPasses({ week: 9, poll: true, whole: true })
    const shown = await arrivedAfterTrouble(
      async () => {
        await wholePass()
        expect((await readAll(PUSHES_PATH)).size).toBe(1)
        pass(11 * MINUTE)
      },
      async () => {
        await finalOf(third, 0)
        await wholePass()
      },
    )
    expect(shown.map(({ title, body }) => `${title} ${body}`).sort()).toEqual([
      `Week 9 is over: you came 2nd ${ann.username} won with 2 points, you have 0.`,
      'Week 9: you won! With 2 points.',
    ])
  })
})
