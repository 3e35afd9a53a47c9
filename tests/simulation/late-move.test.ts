import { expect, it } from 'vitest'
import { useScene } from './stage-scene'

const scene = useScene()
const MINUTE = 60_000

it('a kickoff that was moved just before the lock settles at once, and the game locks when it would have', async () => {
  const { current: play } = scene
  const [id = ''] = await play.open(9)
  await play.pick('player-1', 9, id, 'HOME')
  const kickoff = play.now + 30 * MINUTE
  const lock = kickoff + 10 * MINUTE
  play.game(id, { kickoff })
  await play.pass()
  play.tick = 50
  play.now = lock - 20_000
  play.game(id, { kickoff: kickoff + 120 * MINUTE })
  const [report] = await play.pass()
  expect(report?.overtaken).toBe(0)
  const { moveDecidedAt, lockWas } = play.doc<{ moveDecidedAt: number; lockWas: number }>(`weeks/9/lines/${id}`)
  expect(lockWas).toBe(lock)
  await play.pass()
  expect(play.doc(`weeks/9/lines/${id}`)).toMatchObject({ moveDecidedAt, lockWas, revealedAt: null })
  play.now = lock
  await expect(play.pick('player-1', 9, id, 'AWAY')).rejects.toThrow('This game is locked (kickoff has passed).')
  await play.pass()
  expect(play.doc(`weeks/9/lines/${id}`)).toMatchObject({ revealedAt: lock })
})
