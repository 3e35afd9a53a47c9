import { expect, it } from 'vitest'
import { DAY, HOUR } from '#common/durations'
import { changeAnswers } from './change-answers'
import { final } from './games'
import { play, useScene } from './stage-scene'

useScene()

it('a game that was postponed and is listed three weeks later locks there, and nobody picks it by its score', async () => {
  const id = await play.opened(2 * DAY)
  play.trouble(id, 'postponed')
  await play.pass()
  play.stage.orders.endTroubles(id)
  play.now += 3 * DAY
  const kickoff = play.now + 20 * DAY
  play.game(id, { phase: 'pre', kickoff })
  let moved: unknown
  changeAnswers((board, week) => {
    const isMoved = (event: { id: string }) => event.id === id
    moved = board.events.find(isMoved) ?? moved
    const others = board.events.filter((event) => !isMoved(event))
    return { ...board, events: week === '12' && moved ? [...others, moved] : others }
  })
  while (play.now < kickoff - DAY) await play.passAfter(DAY, {})
  expect(play.line(9, id)).toMatchObject({ kickoff, timeTbd: false })
  play.game(id, { kickoff, ...final(31, 10) })
  await play.passAfter(DAY + 5 * HOUR, {})
  await expect(play.pick('player-2', 9, id, 'HOME')).rejects.toThrow('This game is locked')
  expect(play.board(9).games.find(({ gameId }) => gameId === id)).toMatchObject({ homeScore: 31, awayScore: 10 })
})
