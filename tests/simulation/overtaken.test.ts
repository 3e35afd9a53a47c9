import { describe, expect, it } from 'vitest'
import { ConcurrentWrite } from '../../functions/src/referee/week-state'
import { useScene } from './stage-scene'

const scene = useScene()
const MINUTE = 60_000
const SCORES = 'seasons/2026/scores/9'

/** Week 9 with its first game under way, after a pass. */
async function underWay(): Promise<string> {
  const { current: play } = scene
  const [id = ''] = await play.open(9)
  play.game(id, {
    kickoff: play.now - 30 * MINUTE,
    phase: 'live',
    homeScore: 3,
    awayScore: 0,
    period: 1,
    clock: '9:00',
  })
  await play.pass()
  return id
}

describe('a pass that others overtake', () => {
  /** Somebody else writes the scores just before this pass commits them, so many times. */
  const overtake = (times: number) => {
    const { current: play } = scene
    for (let count = 0; count < times; count += 1)
      play.before('referee', 'commit', 'scores/9', () =>
        play.as('another', () => play.store.db.doc(SCORES).update({ version: play.scores(9).version + 1 })),
      )
  }

  it('writes the scores at the second try', async () => {
    const { current: play } = scene
    const id = await underWay()
    play.game(id, { homeScore: 10 })
    play.now += 15_000
    overtake(1)
    const [report] = await play.pass('referee', {})
    expect(report).toMatchObject({ wrote: true, overtaken: 1 })
    expect(play.scores(9).games[id]).toMatchObject({ homeScore: 10 })
  })

  it.each([
    ['the scores', { homeScore: 10 }],
    ['the whole week', { homeScore: 10, phase: 'final', period: 4 }],
  ] as const)('gives up %s after eight tries, and writes nothing', async (_what, hand) => {
    const { current: play } = scene
    const id = await underWay()
    play.game(id, hand)
    play.now += 15_000
    overtake(8)
    await expect(play.pass('referee', {})).rejects.toThrow(ConcurrentWrite)
    expect(play.scores(9).games[id]).toMatchObject({ homeScore: 3, phase: 'live' })
    const [report] = await play.pass('referee', {})
    expect(report).toMatchObject({ wrote: true, overtaken: 0 })
    expect(play.scores(9).games[id]).toMatchObject({ homeScore: 10 })
  })

  it('succeeds at the eighth', async () => {
    const { current: play } = scene
    const id = await underWay()
    play.game(id, { phase: 'final', period: 4 })
    play.now += 15_000
    overtake(7)
    const [report] = await play.pass('referee', {})
    expect(report).toMatchObject({ wrote: true, overtaken: 7, awake: true })
    expect(play.line(9, id).phase).toBe('final')
  })
})
