import { describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { setLog } from '#functions/log'
import { final, SEASON } from './games'
import type { RawSettings } from './raw'
import { scene, useScene } from './stage-scene'

useScene()
const league = () => scene.store.peek('settings/app') as unknown as RawSettings
const pointsOf = (uid: string) => scene.board(9).rows[uid]?.points

/** Week 9 finished, and week 10 the only one that is open, which the referee knows. */
async function finished(): Promise<string> {
  const [first = ''] = await scene.play(9)
  await scene.play(10)
  await scene.pass('referee', {})
  expect([league().openWeeks, pointsOf('player-1')]).toEqual([[10], 3])
  return first
}

/** A change whose process dies in the pass after its commit; then a round of the schedule. */
async function changeAndDie(change: () => Promise<unknown>): Promise<void> {
  setLog(() => {})
  scene.before('commish', 'read', 'weeks/9/slips', () => Promise.reject(new Error('the line is dead')))
  await change()
  expect(scene.scores(9)).toMatchObject({ passRequested: true })
  await scene.passAfter(MINUTE, {})
}

const fix = (gameId: string) => scene.enterPick(gameId, 'AWAY', 'Wrong side noted', { confirmed: true })

describe('a change of a finished week whose own pass never ran', () => {
  it.each([
    ['a final that is corrected', (id: string) => scene.edit(9, id, { phase: 'final', homeScore: 0 })],
    ['a pick that is entered', fix],
  ])('is published by the next round, and the week is finished again: %s', async (_what, change) => {
    const id = await finished()
    await changeAndDie(() => change(id))
    expect(pointsOf('player-1')).toBe(2)
    expect(league()).toMatchObject({ openWeeks: [10], finishedWeeks: [{ week: 9 }] })
  })

  it('is published by the next round when it was an undo', async () => {
    const id = await finished()
    await fix(id)
    expect(pointsOf('player-1')).toBe(2)
    await changeAndDie(() => scene.undo())
    expect(pointsOf('player-1')).toBe(3)
  })

  it('keeps the season from being closed until it is published', async () => {
    const id = await finished()
    const close = () => scene.desk('POST /commish/season/close', { season: SEASON, confirmed: true })
    setLog(() => {})
    scene.before('commish', 'read', 'weeks/9/slips', () => Promise.reject(new Error('the line is dead')))
    await scene.edit(9, id, { phase: 'final', homeScore: 0 })
    await expect(close()).rejects.toMatchObject({ code: 'conflict', message: expect.stringMatching(/being counted/) })
    await scene.pass('referee', {})
    await close()
    expect(pointsOf('player-1')).toBe(2)
  })
})

it('a referee notices at once that another one has opened a finished week again', async () => {
  const [id = ''] = await scene.open(9)
  const others = scene.doc<{ slate: string[] }>('weeks/9').slate.filter((each) => each !== id)
  for (const each of others) scene.game(each, { kickoff: scene.now - 4 * HOUR, ...final(31, 10) })
  scene.game(id, { kickoff: scene.now - 4 * HOUR })
  scene.trouble(id, 'cancelled')
  // A kickoff in the past has to be repeated.
  for (let readings = 0; readings < 3; readings += 1) {
    await scene.pass()
    scene.now += MINUTE
  }
  await scene.play(10)
  await scene.pass('referee', {})
  expect(league().openWeeks).toEqual([10])
  scene.stage.orders.games.delete(id)
  scene.game(id, { phase: 'live', homeScore: 3, awayScore: 0, period: 1 })
  await scene.pass('another', { poll: true, week: 9 })
  expect(league().openWeeks).toEqual([9, 10])
  const reports = await scene.passAfter(MINUTE, {})
  expect(reports.map(({ week }) => week)).toEqual([10, 9])
})

it.each([
  // A process that has just begun looks at each of these weeks.
  ['has just finished', 'new process', 0],
  ['finished long ago', 'referee', 6 * HOUR],
])('a week that %s, and whose reading fails, is read again after a quarter of an hour', async (_when, who, later) => {
  await finished()
  scene.now += later
  scene.stage.orders.answer = '500'
  await scene.pass(who, {})
  expect(scene.scores(9)).toMatchObject({ feedDown: true })
  scene.stage.orders.answer = null
  scene.now += 15 * MINUTE
  await scene.pass(who, {})
  expect(scene.scores(9)).toMatchObject({ feedDown: false, trouble: '' })
})

it('a final that is corrected again in a finished week is repeated within minutes', async () => {
  const id = await finished()
  for (const homeScore of [0, 31]) {
    scene.game(id, { homeScore })
    await scene.passAfter(6 * HOUR, {})
    expect(pointsOf('player-1')).toBe(2)
  }
  for (let readings = 0; readings < 2; readings += 1) {
    await scene.passAfter(MINUTE, {})
  }
  expect([pointsOf('player-1'), league().openWeeks]).toEqual([3, [10]])
})

it('a pass reads the active week first, so that a slow feed has time for it', async () => {
  await scene.open(9)
  await scene.open(10)
  scene.asked.length = 0
  await scene.pass('referee', { poll: true })
  expect(scene.asked.map((url) => url.searchParams.get('week'))).toEqual(['10', '9'])
})

it('a referee notices at once that the first week of a league was opened', async () => {
  expect(await scene.pass('referee', {})).toEqual([])
  await scene.open(9)
  expect(await scene.pass('referee', {})).toMatchObject([{ week: 9 }])
})

it('a final that the feed corrects soon is corrected within a quarter of an hour, though no other game is left', async () => {
  const [first = ''] = await scene.play(9)
  await scene.pass('referee', {})
  scene.game(first, final(10, 31))
  await scene.passAfter(15 * MINUTE, {})
  expect(scene.line(9, first)).toMatchObject({ phase: 'final', homeScore: 10, awayScore: 31 })
})

it('a game that was called off is not among the hidden picks of others once it would have revealed', async () => {
  const [off = '', other = ''] = await scene.open(9)
  await scene.edit(9, off, { void: true })
  const see = async (): Promise<unknown[]> =>
    scene.ask('player-2', 'GET /leaderboard/user/:userId/picks', {
      query: { week: '9' },
      params: { userId: 'player-1' },
    })
  const hidden = (gameId: string) => expect.objectContaining({ gameId, hidden: true })
  scene.now += 8 * HOUR
  expect(await see()).toEqual(expect.arrayContaining([hidden(other)]))
  expect(await see()).not.toEqual(expect.arrayContaining([hidden(off)]))
})
