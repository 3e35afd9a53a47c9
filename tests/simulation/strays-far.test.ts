import { expect, it } from 'vitest'
import { DAY, HOUR } from '#common/durations'
import { changeAnswers } from './change-answers'
import { final } from './games'
import { scene, useScene } from './stage-scene'

useScene()

it('a game that was postponed and is listed three weeks later locks there, and nobody picks it by its score', async () => {
  const id = await scene.opened(2 * DAY)
  scene.trouble(id, 'postponed')
  await scene.pass()
  scene.stage.orders.endTroubles(id)
  scene.now += 3 * DAY
  const kickoff = scene.now + 20 * DAY
  scene.game(id, { phase: 'pre', kickoff })
  let moved: unknown
  changeAnswers((board, week) => {
    const isMoved = (event: { id: string }) => event.id === id
    moved = board.events.find(isMoved) ?? moved
    const others = board.events.filter((event) => !isMoved(event))
    return { ...board, events: week === '12' && moved ? [...others, moved] : others }
  })
  while (scene.now < kickoff - DAY) await scene.passAfter(DAY, {})
  expect(scene.line(9, id)).toMatchObject({ kickoff, timeTbd: false })
  scene.game(id, { kickoff, ...final(31, 10) })
  await scene.passAfter(DAY + 5 * HOUR, {})
  await expect(scene.pick('player-2', 9, id, 'HOME')).rejects.toThrow('This game is locked')
  expect(scene.board(9).games.find(({ gameId }) => gameId === id)).toMatchObject({ homeScore: 31, awayScore: 10 })
})
