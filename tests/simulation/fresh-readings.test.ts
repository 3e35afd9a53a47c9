import { expect, it } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { GAMES } from './games'
import { scene, useScene } from './stage-scene'

useScene()

it('a kickoff by hand that an undo brings back is replaced only by new readings of the feed', async () => {
  const id = await scene.opened(20 * HOUR)
  const feeds = { kickoff: scene.now + 20 * HOUR, phase: 'pre' as const }
  const under = { phase: 'live' as const, homeScore: 7, awayScore: 0, period: 1, clock: '9:00' }
  const wrong = { kickoff: scene.now - HOUR, ...under }
  await scene.edit(9, id, { kickoff: scene.now + 19 * HOUR })
  scene.game(id, wrong)
  await scene.pass()
  await scene.passAfter(MINUTE)
  scene.game(id, feeds)
  await scene.edit(9, id, { feed: true })
  scene.now += 10 * MINUTE
  scene.game(id, wrong)
  await scene.undo(true)
  expect(scene.line(9, id)).toMatchObject({ revealedAt: null, kickoffSource: 'commissioner', doubt: { readings: 1 } })
})

it('a later kickoff of a wavering feed is repeated, also with one answer that has the game cancelled', async () => {
  const id = await scene.opened(20 * HOUR)
  const kickoff = scene.now + 20 * HOUR
  for (const moved of [HOUR, 0, HOUR]) {
    scene.game(id, { kickoff: kickoff + moved, phase: 'pre' })
    await scene.passAfter(MINUTE)
  }
  scene.trouble(id, 'cancelled')
  await scene.passAfter(MINUTE)
  scene.stage.orders.games.delete(id)
  expect(scene.line(9, id).kickoff).toBe(kickoff)
  await scene.passAfter(2 * MINUTE)
  expect(scene.line(9, id).kickoff).toBe(kickoff + HOUR)
})

it('a game that comes back has no readings of a wavering feed from before', async () => {
  const [id = '', ...others] = GAMES.filter(({ week }) => week === 9).map((game) => game.id)
  await scene.open(9, { ahead: 20 * HOUR })
  const kickoff = scene.now + 20 * HOUR
  for (const moved of [HOUR, 0, HOUR]) {
    scene.game(id, { kickoff: kickoff + moved, phase: 'pre' })
    await scene.passAfter(MINUTE)
  }
  expect(scene.line(9, id)).toMatchObject({ wavering: { readings: 1 } })
  await scene.saveSlate(others)
  scene.stage.orders.answer = '500'
  await scene.undo(true)
  expect(scene.line(9, id)).not.toHaveProperty('wavering')
})
