import { describe, expect, it, vi } from 'vitest'
import { joinOverall, type OverallBoardDoc } from '#common/boards/overall-board'
import { joinWeekly, type WeeklyBoardDoc } from '#common/boards/weekly-board'
import { DAY, HOUR, MINUTE } from '#common/durations'
import { joinStatus, type WeekStatusDoc } from '#common/week/week-status'
import { changeProfile } from '#functions/db/directory'
import { final } from './games'
import type { RawSettings } from './raw'
import { scene, useScene } from './stage-scene'

useScene()

const activate = (week: number) => scene.desk('POST /settings/active-week', { activeWeek: week })
const season = () => joinOverall(scene.doc<OverallBoardDoc>('leaderboards/overall'), null)
const pointsOf = (uid: string) => season().rows.find(({ userId }) => userId === uid)?.points

describe('a finished week', () => {
  const questions = (week: number) => scene.asked.filter((url) => url.searchParams.get('week') === String(week)).length

  it('gets four passes a day for 14 days, and a corrected final is graded and logged', { tags: ['long'] }, async () => {
    const [first = '', ...others] = await scene.play(9)
    await scene.play(10)
    await scene.pass('referee', {})
    expect(scene.store.peek('settings/app')?.finishedWeeks).toEqual([{ week: 9, at: expect.any(Number) }])
    expect(pointsOf('player-1')).toBe(others.length + 1 + 4)
    scene.game(first, final(10, 31))
    const before = questions(9)
    for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
      await scene.passAfter(10 * MINUTE, {})
    }
    expect(questions(9) - before).toBe(4)
    expect(scene.doc(`weeks/9/lines/${first}`)).toMatchObject({ homeScore: 10, awayScore: 31 })
    expect(scene.log().at(-1)).toMatch(/: final corrected, 10–31 → 31–10, 1 result changed\.$/)
    expect(pointsOf('player-1')).toBe(others.length + 4)
    scene.now += 14 * DAY
    const then = questions(9)
    await scene.pass('referee', {})
    expect(questions(9)).toBe(then)
  })

  it.each([
    ['just before', -1, 1],
    ['with', 0, 0],
  ])('gets its last pass %s the end of the 14th day', async (_about, ms, looks) => {
    await scene.play(9)
    await scene.play(10)
    const { finishedWeeks } = scene.store.peek('settings/app') as unknown as RawSettings
    scene.now = (finishedWeeks?.[0]?.at ?? 0) + 14 * DAY + ms
    const before = questions(9)
    await scene.pass('a new process', {})
    expect(questions(9) - before).toBe(looks)
  })

  it('gets a pass from a new process at once', async () => {
    const [first = ''] = await scene.play(9)
    await scene.play(10)
    scene.game(first, final(10, 31))
    await scene.pass('a new process', {})
    expect(scene.doc(`weeks/9/lines/${first}`)).toMatchObject({ homeScore: 10 })
  })
})

it('a week is requested by the feed week it was opened with', async () => {
  await scene.open(9)
  const settings = scene.store.peek('settings/app') as unknown as RawSettings
  const name = { week: 9, label: 'Rivalry week', seasonType: 2, feedWeek: 11 }
  await scene.store.db.doc('settings/app').set({ ...settings, weeks: [name] })
  scene.asked.length = 0
  await scene.pass()
  expect(scene.asked[0]?.searchParams.get('week')).toBe('11')
})

it('setting the active week back removes nothing from the season', async () => {
  await scene.play(9)
  await scene.play(10)
  const before = season()
  expect(before.weeks).toEqual([9, 10])
  await activate(9)
  await scene.pass()
  expect(season()).toEqual(before)
  expect(scene.store.peek('settings/app')).toMatchObject({ activeWeek: 9, openWeeks: [9] })
})

it('a week prepared ahead is not on the season’s board until it is active or one of its games reveals', async () => {
  await scene.open(10)
  await activate(9)
  await scene.pass()
  expect(season().weeks).toEqual([])
  await activate(10)
  expect(season().weeks).toEqual([10])
})

it('the open log has one entry each time a game is cancelled and revived', async () => {
  const [id = ''] = await scene.open(9)
  for (const kind of ['cancelled', null, 'cancelled'] as const) {
    if (kind) scene.trouble(id, kind)
    else scene.stage.orders.games.delete(id)
    for (const who of ['referee', 'referee', 'another']) {
      scene.now += MINUTE
      await scene.pass(who)
    }
  }
  const entries = scene.log().filter((text) => /cancelled|after all/.test(text))
  expect(entries.map((text) => text.replace(/^.* (was|is) /, '$1 '))).toEqual([
    'was cancelled and counts for nobody.',
    'is on after all and counts again.',
    'was cancelled and counts for nobody.',
  ])
})

it('a pass waits for the feed eight seconds in total, and its own work does not count', async () => {
  const games = await scene.open(9)
  await scene.open(10)
  // Games that their week no longer lists are looked for in the weeks beside it, which takes more requests.
  for (const id of games) scene.trouble(id, 'dropped-game')
  scene.tick = 3_000
  globalThis.fetch = async (address) => {
    scene.now += 1_500
    return await scene.fetch(address)
  }
  const limits = vi.spyOn(AbortSignal, 'timeout')
  await scene.pass()
  expect(limits.mock.calls.flat()).toEqual([8_000, 6_500, 5_000, 3_500, 2_000])
})

it('for a game under way without news two days after its kickoff the feed is read four times a day', async () => {
  const games = await scene.open(9)
  for (const id of games) scene.game(id, { kickoff: scene.now - HOUR, phase: 'live', homeScore: 3 })
  const [awake] = await scene.pass('referee', { poll: true })
  expect([awake?.awake, scene.scores(9).wakeAt]).toEqual([false, expect.any(Number)])
  scene.now += 46 * HOUR
  expect((await scene.pass('referee', {}))[0]?.awake).toBe(true)
  await scene.passAfter(2 * HOUR, {})
  scene.asked.length = 0
  for (let minutes = 0; minutes < 24 * 60; minutes += 5) {
    const [report] = await scene.passAfter(5 * MINUTE, {})
    expect(report?.awake).toBe(false)
  }
  expect(scene.asked.length).toBe(4)
})

it('a game that is suspended at night and goes on the next day under its old kickoff is followed to its end', {
  tags: ['long'],
}, async () => {
  const [id = '', ...others] = await scene.open(9)
  const kickoff = scene.now - HOUR
  for (const other of others) scene.game(other, { kickoff, phase: 'final', homeScore: 20, awayScore: 10 })
  scene.game(id, { kickoff, phase: 'live', homeScore: 7, period: 2, clock: '3:00' })
  await scene.pass()
  scene.trouble(id, 'suspended')
  const passFor = async (minutes: number) => {
    for (const end = scene.now + minutes * MINUTE; scene.now < end; scene.now += MINUTE) await scene.pass('referee', {})
  }
  await passFor(17 * 60)
  expect(scene.line(9, id).phase).toBe('suspended')
  scene.stage.orders.endTroubles()
  await passFor(16)
  expect(scene.line(9, id).phase).toBe('live')
  scene.game(id, { phase: 'final', homeScore: 14 })
  await passFor(2)
  expect(scene.line(9, id)).toMatchObject({ phase: 'final', homeScore: 14 })
})

it('names have the same order in every list, and a change of name writes no board', async () => {
  await scene.play(9)
  const boards = () => ['leaderboards/week-9', 'leaderboards/overall', 'status/week-9'].map((path) => scene.doc(path))
  const before = boards()
  const names = { 'player-2': 'Zed', 'player-3': 'bea', 'player-4': 'Amy' }
  for (const [uid, displayName] of Object.entries(names)) await scene.as(uid, () => changeProfile(uid, { displayName }))
  await scene.pass('a new process')
  expect(boards()).toEqual(before)
  const directory = scene.store.peek('directory/members') as Parameters<typeof joinWeekly>[1]
  const named = (rows: { name: string }[]) => rows.map(({ name }) => name).filter((name) => /Zed|bea|Amy/.test(name))
  const [week, overall, status] = boards() as unknown as [WeeklyBoardDoc, OverallBoardDoc, WeekStatusDoc]
  for (const rows of [joinWeekly(week, directory).rows, joinOverall(overall, directory).rows])
    expect(named(rows)).toEqual(['Amy', 'bea', 'Zed'])
  expect(named(joinStatus(status, directory ?? null).players)).toEqual(['Amy', 'bea', 'Zed'])
})
