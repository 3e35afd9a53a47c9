import { describe, expect, it } from 'vitest'
import { setLog } from '#functions/log'
import { ConcurrentWrite } from '#functions/referee/week-state'
import { scene, useScene } from './stage-scene'

useScene()
const SCORES = 'seasons/2026/scores/9'

describe('a pass that others overtake', () => {
  /** Lets another process write the scores just before this pass commits them, this many times. */
  const overtake = (times: number, who = 'referee') => {
    for (let count = 0; count < times; count += 1)
      scene.before(who, 'commit', 'scores/9', () =>
        scene.as('another', () => scene.store.db.doc(SCORES).update({ version: scene.scores(9).version + 1 })),
      )
  }

  it('writes the scores at the second attempt', async () => {
    const id = await scene.underWay()
    scene.game(id, { homeScore: 10 })
    scene.now += 15_000
    overtake(1)
    const [report] = await scene.pass('referee', {})
    expect(report).toMatchObject({ wrote: true, conflicts: 1 })
    expect(scene.scores(9).games[id]).toMatchObject({ homeScore: 10 })
  })

  it.each([
    ['the scores', SCORES, { homeScore: 10 }],
    ['the whole week', 'week 9', { homeScore: 10, phase: 'final', period: 4 }],
  ] as const)('gives up %s after eight tries, and writes nothing', async (_what, path, hand) => {
    const id = await scene.underWay()
    scene.game(id, hand)
    scene.now += 15_000
    overtake(8)
    await expect(scene.pass('referee', {})).rejects.toThrow(new ConcurrentWrite(path))
    expect(scene.scores(9).games[id]).toMatchObject({ homeScore: 3, phase: 'live' })
    const [report] = await scene.pass('referee', {})
    expect(report).toMatchObject({ wrote: true, conflicts: 0 })
    expect(scene.scores(9).games[id]).toMatchObject({ homeScore: 10 })
  })

  it('is one that *Score week* asks to try again, and the schedule does it', async () => {
    const id = await scene.underWay()
    scene.game(id, { phase: 'final', period: 4 })
    overtake(9, 'commish')
    const score = scene.ask('commish', 'POST /commish/score-week/:week', { params: { week: '9' } })
    const error = 'The scores are just being counted. Please try again in a minute.'
    await expect(score).rejects.toMatchObject({ code: 'not-ready', message: error })
    await scene.pass('referee', {})
    expect(scene.line(9, id).phase).toBe('final')
  })

  it('succeeds at the eighth attempt', async () => {
    const id = await scene.underWay()
    scene.game(id, { phase: 'final', period: 4 })
    scene.now += 15_000
    overtake(7)
    const [report] = await scene.pass('referee', {})
    expect(report).toMatchObject({ wrote: true, conflicts: 7, awake: true })
    expect(scene.line(9, id).phase).toBe('final')
  })

  it('by its own commit, which was reported as failed, does not go on by scores from before it', async () => {
    const id = await scene.underWay()
    await scene.pass('referee', {})
    scene.game(id, { phase: 'final', period: 4 })
    scene.losesAnswer('referee', 'scores/9')
    const [report] = await scene.pass('referee', { further: true })
    expect(report).toMatchObject({ wrote: false, conflicts: 1 })
    expect(scene.line(9, id).phase).toBe('final')
    const { reads } = await scene.cost(() => scene.pass('referee', { further: true }))
    expect(reads).toEqual(['scores/9'])
  })
})

it.each([
  ['the first pass over a week', 'commit', 'scores/9'],
  ['one that has just read the week', 'read', 'scores/9'],
] as const)('two passes at once store the same as one after the other: %s', async (_about, kind, path) => {
  const [id = ''] = await scene.open(9)
  await scene.store.db.doc('seasons/2026/leaderboards/overall').delete()
  await scene.store.db.doc(SCORES).update({ passRequested: true })
  await scene.pick('player-1', 9, id, 'HOME')
  scene.before('slow', kind, path, () => scene.pass('fast'))
  const [report] = await scene.pass('slow')
  expect(report?.conflicts).toBe(kind === 'commit' ? 1 : 0)
  expect(scene.doc('leaderboards/overall')).toMatchObject({ weeks: [9] })
  expect(scene.doc('status/week-9')).toMatchObject({ made: { 'player-1': 1 } })
})

describe('a database that fails', () => {
  it.each([
    ['while a week is read', { phase: 'final', period: 4 }, 'read', 'leaderboards'],
    ['while a week is stored', { phase: 'final', period: 4 }, 'commit', 'leaderboards'],
    ['while scores are stored', { homeScore: 10 }, 'commit', 'scores/9'],
  ] as const)('%s ends the pass, and the next one does its work', async (_about, hand, kind, path) => {
    const id = await scene.underWay()
    scene.game(id, hand)
    scene.now += 15_000
    scene.before('referee', kind, path, () => Promise.reject(new Error('the line is dead')))
    await expect(scene.pass('referee', {})).rejects.toThrow('the line is dead')
    await scene.pass('referee', {})
    expect(scene.scores(9).games[id]).toMatchObject(hand)
  })

  it('after something was stored lets no pass go on by scores from before it', async () => {
    const id = await scene.underWay()
    await scene.pass('referee', {})
    scene.game(id, { phase: 'final', period: 4 })
    scene.losesAnswer('referee', 'scores/9', () => Promise.reject(new Error('the line is dead')))
    await expect(scene.pass('referee', { further: true })).rejects.toThrow('the line is dead')
    expect(scene.line(9, id).phase).toBe('final')
    const { reads } = await scene.cost(() => scene.pass('referee', { further: true }))
    expect(reads).toEqual(['scores/9'])
  })

  it('leaves the pass that a change requested to the schedule', async () => {
    const id = await scene.underWay()
    const logged: string[] = []
    setLog(({ message }) => void logged.push(message))
    scene.before('commish', 'read', 'leaderboards', () => Promise.reject(new Error('the line is dead')))
    await scene.edit(9, id, { isDouble: true })
    expect(logged).toEqual([expect.stringMatching(/^the pass is left to the schedule: Error: the line is dead/)])
    expect(scene.scores(9)).toMatchObject({ passRequested: true })
    await scene.pass('referee', {})
    expect(scene.board(9).games.find((game) => game.gameId === id)).toMatchObject({ multiplier: 2 })
  })
})
