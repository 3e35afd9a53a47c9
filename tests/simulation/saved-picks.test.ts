import { describe, expect, it } from 'vitest'
import { MINUTE } from '#common/durations'
import { scene, useScene } from './stage-scene'

useScene()
const QUIET = ['scores/9', 'weeks/9/slips']

const costOf = (ms: number) => {
  scene.now += ms
  return scene.cost(() => scene.pass('referee', {}))
}

describe('saved picks', () => {
  it('are counted by a pass that reads and writes nothing but scores and status', async () => {
    const [id = '', other = ''] = await scene.open(9)
    await scene.pass()
    await scene.pick('player-1', 9, id, 'HOME')
    scene.now += 1_000
    await scene.pick('player-2', 9, id, 'AWAY')
    await scene.pick('player-2', 9, other, 'AWAY')
    expect(await costOf(MINUTE)).toEqual({
      ...{
        reads: [...QUIET, 'status/week-9', 'settings/app'],
        writes: ['scores/9 status/week-9'],
        asked: 0,
        wrote: true,
      },
    })
    expect(scene.doc('status/week-9')).toMatchObject({ made: { 'player-1': 1, 'player-2': 2, 'player-3': 0 } })
    expect(scene.scores(9)).toMatchObject({ gatheredTo: scene.doc<{ at: object }>('weeks/9/slips/player-2').at })
  })

  it('that were counted already are not read again, not even with new scores', async () => {
    const [id = '', other = ''] = await scene.open(9)
    scene.game(other, { kickoff: scene.now - 5 * MINUTE, phase: 'live', homeScore: 3, awayScore: 0, period: 1 })
    await scene.pass()
    await scene.pick('player-1', 9, id, 'HOME')
    await costOf(15_000)
    const reads = QUIET
    expect(await costOf(15_000)).toEqual({ reads, writes: [], asked: 1, wrote: false })
    scene.game(other, { homeScore: 10 })
    expect(await costOf(15_000)).toEqual({
      reads: [...reads, 'settings/app'],
      writes: ['scores/9'],
      asked: 1,
      wrote: true,
    })
  })

  it('that only change sides are not shown in the status', async () => {
    const [id = ''] = await scene.open(9)
    await scene.pick('player-1', 9, id, 'HOME')
    await scene.pass()
    scene.now += MINUTE
    await scene.pick('player-1', 9, id, 'AWAY')
    expect(await costOf(MINUTE)).toEqual({ reads: QUIET, writes: [], asked: 0, wrote: false })
  })

  it('that become visible late are counted by the next pass over the whole week', async () => {
    const [id = ''] = await scene.open(9)
    await scene.pick('player-1', 9, id, 'HOME')
    const late = scene.store.peek('seasons/2026/weeks/9/slips/player-1') as object
    const { db } = scene.store
    await db.doc('seasons/2026/weeks/9/slips/player-1').delete()
    scene.now += 9_000
    await scene.pick('player-2', 9, id, 'AWAY')
    await scene.pass('referee', {})
    await db.doc('seasons/2026/weeks/9/slips/player-1').set(late)
    await costOf(MINUTE)
    expect(scene.doc('status/week-9')).toMatchObject({ made: { 'player-1': 0, 'player-2': 1 } })
    await costOf(15 * MINUTE)
    expect(scene.doc('status/week-9')).toMatchObject({ made: { 'player-1': 1, 'player-2': 1 } })
  })

  it('that become visible late are counted though other picks are counted until just before that pass', async () => {
    const [id = '', other = ''] = await scene.open(9)
    await scene.pick('player-1', 9, id, 'HOME')
    const path = 'seasons/2026/weeks/9/slips/player-1'
    const late = scene.store.peek(path) as object
    await scene.store.db.doc(path).delete()
    scene.now += 1_000
    await scene.pick('player-2', 9, id, 'AWAY')
    await scene.pass('referee', {})
    scene.now += 14 * MINUTE
    await scene.pick('player-2', 9, other, 'AWAY')
    await scene.store.db.doc(path).set(late)
    await costOf(0)
    expect(scene.doc('status/week-9')).toMatchObject({ made: { 'player-1': 0, 'player-2': 2 } })
    await costOf(MINUTE)
    expect(scene.doc('status/week-9')).toMatchObject({ made: { 'player-1': 1, 'player-2': 2 } })
  })

  it('of a new member put them on the boards', async () => {
    const [id = ''] = await scene.open(9)
    await scene.pass()
    const { db } = scene.store
    await db.doc('users/new').set({ username: 'new', about: '', avatar: '', favoriteTeam: '', favoriteColor: '' })
    await db.doc('directory/members').update({ 'members.new': { name: 'new', color: '', team: '', picture: '' } })
    await scene.pick('new', 9, id, 'HOME')
    await scene.pass('referee', {})
    expect(scene.doc('status/week-9')).toMatchObject({ made: { new: 1 } })
    expect(scene.board(9).rows.new).toEqual({ sides: '---', points: 0, correct: 0, picks: 0 })
  })
})
