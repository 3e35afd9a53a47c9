import { expect, it } from 'vitest'
import { MINUTE } from '#common/durations'
import { writeHeartbeat } from '#functions/db/health'
import { useScene } from './stage-scene'

const scene = useScene()

it('a referee that works is noted every five minutes, whatever it does in between', async () => {
  const { current: play } = scene
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
