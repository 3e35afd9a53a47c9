import { expect, it } from 'vitest'
import { DAY, MINUTE } from '#common/durations'
import { play, useScene } from './stage-scene'

useScene()
const passAfter = (minutes: number) => play.passAfter(minutes * MINUTE)

const later = (id: string) => {
  play.stage.orders.endTroubles()
  play.game(id, { phase: 'pre', kickoff: play.line(9, id).kickoff + DAY })
}

/** A game that the feed has shown in its first quarter, without points, three minutes after its kickoff. */
async function begun(): Promise<string> {
  const id = await play.opened(10 * MINUTE)
  play.game(id, { phase: 'live', homeScore: 0, awayScore: 0, period: 1, clock: '12:40' })
  await passAfter(13)
  play.game(id, { period: 0, clock: '0:00' })
  return id
}

it.each<[about: string, steps: ((id: string) => void)[]]>([
  ['is postponed', [(id) => play.trouble(id, 'postponed')]],
  ['gets a date of tomorrow', [later]],
  ['is suspended and then gets a date of tomorrow', [(id) => play.trouble(id, 'suspended'), later]],
])('a game that begins without points and %s before its lock keeps it', async (_about, steps) => {
  const id = await begun()
  const { kickoff } = play.line(9, id)
  for (const step of steps) {
    step(id)
    await passAfter(2)
    await passAfter(1)
    expect(play.line(9, id)).toMatchObject({ kickoff, timeTbd: false, revealedAt: null })
  }
  await passAfter(5)
  expect(play.board(9).revealed).toContain(id)
  expect(play.log().join(' ')).not.toMatch(/stay open|kickoff moved/)
})

it('a game that is postponed after its first snaps is said to keep its kickoff', async () => {
  play.trouble(await begun(), 'postponed')
  await passAfter(1)
  expect(play.log().at(-1)).toMatch(/ was postponed\. It had begun, so its kickoff still holds: .*\.$/)
})
