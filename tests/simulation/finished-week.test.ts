import { describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { setLog } from '#functions/log'
import { final, SEASON } from './games'
import type { RawSettings } from './raw'
import { play, useScene } from './stage-scene'

useScene()
const league = () => play.store.peek('settings/app') as unknown as RawSettings
const pointsOf = (uid: string) => play.board(9).rows[uid]?.points

/** Week 9 finished, and week 10 the only one that is open, which the referee knows. */
async function finished(): Promise<string> {
  const [first = ''] = await play.play(9)
  await play.play(10)
  await play.pass('referee', {})
  expect([league().openWeeks, pointsOf('player-1')]).toEqual([[10], 3])
  return first
}

/** A change whose process dies in the pass after its commit; then a round of the schedule. */
async function changeAndDie(change: () => Promise<unknown>): Promise<void> {
  setLog(() => {})
  play.before('commish', 'read', 'weeks/9/slips', () => Promise.reject(new Error('the line is dead')))
  await change()
  expect(play.scores(9)).toMatchObject({ passRequested: true })
  await play.passAfter(MINUTE, {})
}

const fix = (gameId: string) => play.enterPick(gameId, 'AWAY', 'Wrong side noted', { confirmed: true })

describe('a change of a finished week whose own pass never ran', () => {
  it.each([
    ['a final that is corrected', (id: string) => play.edit(9, id, { phase: 'final', homeScore: 0 })],
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
    await changeAndDie(() => play.undo())
    expect(pointsOf('player-1')).toBe(3)
  })

  it('keeps the season from being closed until it is published', async () => {
    const id = await finished()
    const close = () => play.desk('POST /commish/season/close', { season: SEASON, confirmed: true })
    setLog(() => {})
    play.before('commish', 'read', 'weeks/9/slips', () => Promise.reject(new Error('the line is dead')))
    await play.edit(9, id, { phase: 'final', homeScore: 0 })
    await expect(close()).rejects.toMatchObject({ code: 'conflict', message: expect.stringMatching(/being counted/) })
    await play.pass('referee', {})
    await close()
    expect(pointsOf('player-1')).toBe(2)
  })
})

it('a referee notices at once that another one has opened a finished week again', async () => {
  const [id = ''] = await play.open(9)
  const others = play.doc<{ slate: string[] }>('weeks/9').slate.filter((each) => each !== id)
  for (const each of others) play.game(each, { kickoff: play.now - 4 * HOUR, ...final(31, 10) })
  play.game(id, { kickoff: play.now - 4 * HOUR })
  play.trouble(id, 'cancelled')
  // A kickoff in the past has to be repeated.
  for (let readings = 0; readings < 3; readings += 1) {
    await play.pass()
    play.now += MINUTE
  }
  await play.play(10)
  await play.pass('referee', {})
  expect(league().openWeeks).toEqual([10])
  play.stage.orders.games.delete(id)
  play.game(id, { phase: 'live', homeScore: 3, awayScore: 0, period: 1 })
  await play.pass('another', { poll: true, week: 9 })
  expect(league().openWeeks).toEqual([9, 10])
  const reports = await play.passAfter(MINUTE, {})
  expect(reports.map(({ week }) => week)).toEqual([10, 9])
})

it.each([
  // A process that has just begun looks at each of these weeks.
  ['has just finished', 'new process', 0],
  ['finished long ago', 'referee', 6 * HOUR],
])('a week that %s, and whose reading fails, is read again after a quarter of an hour', async (_when, who, later) => {
  await finished()
  play.now += later
  play.stage.orders.answer = '500'
  await play.pass(who, {})
  expect(play.scores(9)).toMatchObject({ feedDown: true })
  play.stage.orders.answer = null
  play.now += 15 * MINUTE
  await play.pass(who, {})
  expect(play.scores(9)).toMatchObject({ feedDown: false, trouble: '' })
})

it('a final that is corrected again in a finished week is repeated within minutes', async () => {
  const id = await finished()
  for (const homeScore of [0, 31]) {
    play.game(id, { homeScore })
    await play.passAfter(6 * HOUR, {})
    expect(pointsOf('player-1')).toBe(2)
  }
  for (let readings = 0; readings < 2; readings += 1) {
    await play.passAfter(MINUTE, {})
  }
  expect([pointsOf('player-1'), league().openWeeks]).toEqual([3, [10]])
})

it('a pass reads the active week first, so that a slow feed has time for it', async () => {
  await play.open(9)
  await play.open(10)
  play.asked.length = 0
  await play.pass('referee', { poll: true })
  expect(play.asked.map((url) => url.searchParams.get('week'))).toEqual(['10', '9'])
})

it('a referee notices at once that the first week of a league was opened', async () => {
  expect(await play.pass('referee', {})).toEqual([])
  await play.open(9)
  expect(await play.pass('referee', {})).toMatchObject([{ week: 9 }])
})

it('a final that the feed corrects soon is corrected within a quarter of an hour, though no other game is left', async () => {
  const [first = ''] = await play.play(9)
  await play.pass('referee', {})
  play.game(first, final(10, 31))
  await play.passAfter(15 * MINUTE, {})
  expect(play.line(9, first)).toMatchObject({ phase: 'final', homeScore: 10, awayScore: 31 })
})

it('a game that was called off is not among the hidden picks of others once it would have revealed', async () => {
  const [off = '', other = ''] = await play.open(9)
  await play.edit(9, off, { void: true })
  const see = async (): Promise<unknown[]> =>
    play.ask('player-2', 'GET /leaderboard/user/:userId/picks', {
      query: { week: '9' },
      params: { userId: 'player-1' },
    })
  const hidden = (gameId: string) => expect.objectContaining({ gameId, hidden: true })
  play.now += 8 * HOUR
  expect(await see()).toEqual(expect.arrayContaining([hidden(other)]))
  expect(await see()).not.toEqual(expect.arrayContaining([hidden(off)]))
})
