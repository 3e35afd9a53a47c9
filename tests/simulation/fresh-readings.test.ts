import { expect, it } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { GAMES } from './games'
import { play, useScene } from './stage-scene'

useScene()

it('a kickoff by hand that an undo brings back is replaced only by new readings of the feed', async () => {
  const id = await play.opened(20 * HOUR)
  const feeds = { kickoff: play.now + 20 * HOUR, phase: 'pre' as const }
  const under = { phase: 'live' as const, homeScore: 7, awayScore: 0, period: 1, clock: '9:00' }
  const wrong = { kickoff: play.now - HOUR, ...under }
  await play.edit(9, id, { kickoff: play.now + 19 * HOUR })
  play.game(id, wrong)
  await play.pass()
  await play.passAfter(MINUTE)
  play.game(id, feeds)
  await play.edit(9, id, { feed: true })
  play.now += 10 * MINUTE
  play.game(id, wrong)
  await play.undo(true)
  expect(play.line(9, id)).toMatchObject({ revealedAt: null, kickoffSource: 'commissioner', doubt: { readings: 1 } })
})

it('a later kickoff of a wavering feed is repeated, also with one answer that has the game cancelled', async () => {
  const id = await play.opened(20 * HOUR)
  const kickoff = play.now + 20 * HOUR
  for (const moved of [HOUR, 0, HOUR]) {
    play.game(id, { kickoff: kickoff + moved, phase: 'pre' })
    await play.passAfter(MINUTE)
  }
  play.trouble(id, 'cancelled')
  await play.passAfter(MINUTE)
  play.stage.orders.games.delete(id)
  expect(play.line(9, id).kickoff).toBe(kickoff)
  await play.passAfter(2 * MINUTE)
  expect(play.line(9, id).kickoff).toBe(kickoff + HOUR)
})

it('a game that comes back has no readings of a wavering feed from before', async () => {
  const [id = '', ...others] = GAMES.filter(({ week }) => week === 9).map((game) => game.id)
  await play.open(9, { ahead: 20 * HOUR })
  const kickoff = play.now + 20 * HOUR
  for (const moved of [HOUR, 0, HOUR]) {
    play.game(id, { kickoff: kickoff + moved, phase: 'pre' })
    await play.passAfter(MINUTE)
  }
  expect(play.line(9, id)).toMatchObject({ wavering: { readings: 1 } })
  await play.saveSlate(others)
  play.stage.orders.answer = '500'
  await play.undo(true)
  expect(play.line(9, id)).not.toHaveProperty('wavering')
})
