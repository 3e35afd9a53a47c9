import { expect, it } from 'vitest'
import { DAY, MINUTE } from '#common/durations'
import { useScene } from './stage-scene'

const scene = useScene()
const passAfter = (minutes: number) => scene.current.passAfter(minutes * MINUTE)

const later = (id: string) => {
  scene.current.stage.orders.endTroubles()
  scene.current.game(id, { phase: 'pre', kickoff: scene.current.line(9, id).kickoff + DAY })
}

/** A game that the feed has shown in its first quarter, without points, three minutes after its kickoff. */
async function begun(): Promise<string> {
  const { current: play } = scene
  const id = await play.opened(10 * MINUTE)
  play.game(id, { phase: 'live', homeScore: 0, awayScore: 0, period: 1, clock: '12:40' })
  await passAfter(13)
  play.game(id, { period: 0, clock: '0:00' })
  return id
}

it.each<[about: string, steps: ((id: string) => void)[]]>([
  ['is postponed', [(id) => scene.current.trouble(id, 'postponed')]],
  ['gets a date of tomorrow', [later]],
  ['is suspended and then gets a date of tomorrow', [(id) => scene.current.trouble(id, 'suspended'), later]],
])('a game that begins without points and %s before its lock keeps it', async (_about, steps) => {
  const { current: play } = scene
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
  scene.current.trouble(await begun(), 'postponed')
  await passAfter(1)
  expect(scene.current.log().at(-1)).toMatch(/ was postponed\. It had begun, so its kickoff still holds: .*\.$/)
})
