import { expect, it } from 'vitest'
import { DAY, MINUTE } from '#common/durations'
import { scene, useScene } from './stage-scene'

useScene()
const passAfter = (minutes: number) => scene.passAfter(minutes * MINUTE)

const later = (id: string) => {
  scene.stage.orders.endTroubles()
  scene.game(id, { phase: 'pre', kickoff: scene.line(9, id).kickoff + DAY })
}

/** A game that the feed has shown in its first quarter, without points, three minutes after its kickoff. */
async function begun(): Promise<string> {
  const id = await scene.opened(10 * MINUTE)
  scene.game(id, { phase: 'live', homeScore: 0, awayScore: 0, period: 1, clock: '12:40' })
  await passAfter(13)
  scene.game(id, { period: 0, clock: '0:00' })
  return id
}

it.each<[about: string, steps: ((id: string) => void)[]]>([
  ['is postponed', [(id) => scene.trouble(id, 'postponed')]],
  ['gets a date of tomorrow', [later]],
  ['is suspended and then gets a date of tomorrow', [(id) => scene.trouble(id, 'suspended'), later]],
])('a game that begins without points and %s before its lock keeps it', async (_about, steps) => {
  const id = await begun()
  const { kickoff } = scene.line(9, id)
  for (const step of steps) {
    step(id)
    await passAfter(2)
    await passAfter(1)
    expect(scene.line(9, id)).toMatchObject({ kickoff, timeTbd: false, revealedAt: null })
  }
  await passAfter(5)
  expect(scene.board(9).revealed).toContain(id)
  expect(scene.log().join(' ')).not.toMatch(/stay open|kickoff moved/)
})

it('a game that is postponed after its first snaps is said to keep its kickoff', async () => {
  scene.trouble(await begun(), 'postponed')
  await passAfter(1)
  expect(scene.log().at(-1)).toMatch(/ was postponed\. It had begun, so its kickoff still holds: .*\.$/)
})
