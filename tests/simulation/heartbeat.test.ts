import { expect, it } from 'vitest'
import { DAY, MINUTE } from '#common/durations'
import { writeHeartbeat } from '#functions/db/health'
import { setLog } from '#functions/log'
import { sendDueMail } from '#functions/mail/deliver-mail'
import { queueReset } from '#functions/mail/queue'
import { play, useScene } from './stage-scene'

useScene()

it('a referee that works is noted every five minutes, whatever it does in between', async () => {
  const start = play.now
  for (const [minutes, noted] of [
    [0, 0],
    [4, 0],
    [5, 5],
  ] as const) {
    play.now = start + minutes * MINUTE
    await play.as('referee', writeHeartbeat)
    expect(play.store.peek('health/referee')).toEqual({ at: start + noted * MINUTE })
  }
})

it('a clock that was a day ahead for a moment delays neither the heartbeat, nor the feed, nor the mail', async () => {
  setLog(() => {})
  await play.open(9)
  const round = async () => {
    await play.as('referee', writeHeartbeat)
    await play.as('referee', sendDueMail)
    await play.pass('referee', {})
  }
  const start = play.now
  play.now = start + DAY
  await round()
  play.now = start
  await play.as('player-1', () => queueReset('player-1@example.com'))
  const [asked, done] = [play.asked.length, play.operations.length]
  await round()
  expect(play.store.peek('health/referee')).toEqual({ at: start })
  expect(play.asked.length).toBeGreaterThan(asked)
  expect(play.operations.slice(done).map(({ paths }) => paths.join())).toContainEqual(expect.stringMatching(/^mail/))
})
