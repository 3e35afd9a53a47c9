import { expect, it } from 'vitest'
import { DAY, MINUTE } from '#common/durations'
import { writeHeartbeat } from '#functions/db/health'
import { setLog } from '#functions/log'
import { sendDueMail } from '#functions/mail/deliver-mail'
import { queueReset } from '#functions/mail/queue'
import { scene, useScene } from './stage-scene'

useScene()

it('a referee that works is noted every five minutes, whatever it does in between', async () => {
  const start = scene.now
  for (const [minutes, noted] of [
    [0, 0],
    [4, 0],
    [5, 5],
  ] as const) {
    scene.now = start + minutes * MINUTE
    await scene.as('referee', writeHeartbeat)
    expect(scene.store.peek('health/referee')).toEqual({ at: start + noted * MINUTE })
  }
})

it('a clock that was a day ahead for a moment delays neither the heartbeat, nor the feed, nor the mail', async () => {
  setLog(() => {})
  await scene.open(9)
  const round = async () => {
    await scene.as('referee', writeHeartbeat)
    await scene.as('referee', sendDueMail)
    await scene.pass('referee', {})
  }
  const start = scene.now
  scene.now = start + DAY
  await round()
  scene.now = start
  await scene.as('player-1', () => queueReset('player-1@example.com'))
  const [asked, done] = [scene.asked.length, scene.operations.length]
  await round()
  expect(scene.store.peek('health/referee')).toEqual({ at: start })
  expect(scene.asked.length).toBeGreaterThan(asked)
  expect(scene.operations.slice(done).map(({ paths }) => paths.join())).toContainEqual(expect.stringMatching(/^mail/))
})
