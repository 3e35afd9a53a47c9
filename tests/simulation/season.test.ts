import { describe, expect, it, vi } from 'vitest'
import { joinOverall, type OverallBoardDoc } from '#common/boards/overall-board'
import { joinWeekly, type WeeklyBoardDoc } from '#common/boards/weekly-board'
import { DAY, HOUR, MINUTE } from '#common/durations'
import { joinStatus, type WeekStatusDoc } from '#common/week/week-status'
import { changeProfile } from '#functions/db/directory'
import { final } from './games'
import type { RawSettings } from './raw'
import { useScene } from './stage-scene'

const scene = useScene()

const activate = (week: number) => scene.current.desk('POST /settings/active-week', { activeWeek: week })
const season = () => joinOverall(scene.current.doc<OverallBoardDoc>('leaderboards/overall'), null)
const pointsOf = (uid: string) => season().rows.find(({ userId }) => userId === uid)?.points

describe('a finished week', () => {
  const questions = (week: number) =>
    scene.current.asked.filter((url) => url.searchParams.get('week') === String(week)).length

  it('gets four passes a day for 14 days, and a corrected final is graded and logged', { tags: ['long'] }, async () => {
    const { current } = scene
    const [first = '', ...others] = await scene.current.play(9)
    await scene.current.play(10)
    await current.pass('referee', {})
    expect(current.store.peek('settings/app')?.finishedWeeks).toEqual([{ week: 9, at: expect.any(Number) }])
    expect(pointsOf('player-1')).toBe(others.length + 1 + 4)
    current.game(first, final(10, 31))
    const before = questions(9)
    for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
      current.now += 10 * MINUTE
      await current.pass('referee', {})
    }
    expect(questions(9) - before).toBe(4)
    expect(current.doc(`weeks/9/lines/${first}`)).toMatchObject({ homeScore: 10, awayScore: 31 })
    expect(current.log().at(-1)).toMatch(/: final corrected, 10–31 → 31–10, 1 result changed\.$/)
    expect(pointsOf('player-1')).toBe(others.length + 4)
    current.now += 14 * DAY
    const then = questions(9)
    await current.pass('referee', {})
    expect(questions(9)).toBe(then)
  })

  it.each([
    ['just before', -1, 1],
    ['with', 0, 0],
  ])('gets its last pass %s the end of the 14th day', async (_about, ms, looks) => {
    const { current } = scene
    await scene.current.play(9)
    await scene.current.play(10)
    const { finishedWeeks } = current.store.peek('settings/app') as unknown as RawSettings
    current.now = (finishedWeeks?.[0]?.at ?? 0) + 14 * DAY + ms
    const before = questions(9)
    await current.pass('a new process', {})
    expect(questions(9) - before).toBe(looks)
  })

  it('gets a pass from a new process at once', async () => {
    const { current } = scene
    const [first = ''] = await scene.current.play(9)
    await scene.current.play(10)
    current.game(first, final(10, 31))
    await current.pass('a new process', {})
    expect(current.doc(`weeks/9/lines/${first}`)).toMatchObject({ homeScore: 10 })
  })
})

it('a week is requested by the feed week it was opened with', async () => {
  const { current } = scene
  await current.open(9)
  const settings = current.store.peek('settings/app') as unknown as RawSettings
  const name = { week: 9, label: 'Rivalry week', seasonType: 2, feedWeek: 11 }
  await current.store.db.doc('settings/app').set({ ...settings, weeks: [name] })
  current.asked.length = 0
  await current.pass()
  expect(current.asked[0]?.searchParams.get('week')).toBe('11')
})

it('setting the active week back removes nothing from the season', async () => {
  await scene.current.play(9)
  await scene.current.play(10)
  const before = season()
  expect(before.weeks).toEqual([9, 10])
  await activate(9)
  await scene.current.pass()
  expect(season()).toEqual(before)
  expect(scene.current.store.peek('settings/app')).toMatchObject({ activeWeek: 9, openWeeks: [9] })
})

it('a week prepared ahead is not on the season’s board until it is active or one of its games reveals', async () => {
  const { current } = scene
  await current.open(10)
  await activate(9)
  await current.pass()
  expect(season().weeks).toEqual([])
  await activate(10)
  expect(season().weeks).toEqual([10])
})

it('the open log has one entry each time a game is cancelled and revived', async () => {
  const { current } = scene
  const [id = ''] = await current.open(9)
  for (const kind of ['cancelled', null, 'cancelled'] as const) {
    if (kind) current.trouble(id, kind)
    else current.stage.orders.games.delete(id)
    for (const who of ['referee', 'referee', 'another']) {
      current.now += MINUTE
      await current.pass(who)
    }
  }
  const entries = current.log().filter((text) => /cancelled|after all/.test(text))
  expect(entries.map((text) => text.replace(/^.* (was|is) /, '$1 '))).toEqual([
    'was cancelled and counts for nobody.',
    'is on after all and counts again.',
    'was cancelled and counts for nobody.',
  ])
})

it('a pass waits for the feed eight seconds in total, and its own work does not count', async () => {
  const { current } = scene
  const games = await current.open(9)
  await current.open(10)
  // Games that their week no longer lists are looked for in the weeks beside it, which takes more requests.
  for (const id of games) current.trouble(id, 'dropped-game')
  current.tick = 3_000
  globalThis.fetch = async (address) => {
    current.now += 1_500
    return await current.fetch(address)
  }
  const limits = vi.spyOn(AbortSignal, 'timeout')
  await current.pass()
  expect(limits.mock.calls.flat()).toEqual([8_000, 6_500, 5_000, 3_500, 2_000])
})

it('for a game under way without news two days after its kickoff the feed is read four times a day', async () => {
  const { current } = scene
  const games = await current.open(9)
  for (const id of games) current.game(id, { kickoff: current.now - HOUR, phase: 'live', homeScore: 3 })
  const [awake] = await current.pass('referee', { poll: true })
  expect([awake?.awake, current.scores(9).wakeAt]).toEqual([false, expect.any(Number)])
  current.now += 46 * HOUR
  expect((await current.pass('referee', {}))[0]?.awake).toBe(true)
  current.now += 2 * HOUR
  await current.pass('referee', {})
  current.asked.length = 0
  for (let minutes = 0; minutes < 24 * 60; minutes += 5) {
    current.now += 5 * MINUTE
    const [report] = await current.pass('referee', {})
    expect(report?.awake).toBe(false)
  }
  expect(current.asked.length).toBe(4)
})

it('a game that is suspended at night and goes on the next day under its old kickoff is followed to its end', {
  tags: ['long'],
}, async () => {
  const { current } = scene
  const [id = '', ...others] = await current.open(9)
  const kickoff = current.now - HOUR
  for (const other of others) current.game(other, { kickoff, phase: 'final', homeScore: 20, awayScore: 10 })
  current.game(id, { kickoff, phase: 'live', homeScore: 7, period: 2, clock: '3:00' })
  await current.pass()
  current.trouble(id, 'suspended')
  const passFor = async (minutes: number) => {
    for (const end = current.now + minutes * MINUTE; current.now < end; current.now += MINUTE)
      await current.pass('referee', {})
  }
  await passFor(17 * 60)
  expect(current.line(9, id).phase).toBe('suspended')
  current.stage.orders.endTroubles()
  await passFor(16)
  expect(current.line(9, id).phase).toBe('live')
  current.game(id, { phase: 'final', homeScore: 14 })
  await passFor(2)
  expect(current.line(9, id)).toMatchObject({ phase: 'final', homeScore: 14 })
})

it('names have the same order in every list, and a change of name writes no board', async () => {
  const { current } = scene
  await scene.current.play(9)
  const boards = () => ['leaderboards/week-9', 'leaderboards/overall', 'status/week-9'].map((path) => current.doc(path))
  const before = boards()
  const names = { 'player-2': 'Zed', 'player-3': 'bea', 'player-4': 'Amy' }
  for (const [uid, displayName] of Object.entries(names))
    await current.as(uid, () => changeProfile(uid, { displayName }))
  await current.pass('a new process')
  expect(boards()).toEqual(before)
  const directory = current.store.peek('directory/members') as Parameters<typeof joinWeekly>[1]
  const named = (rows: { name: string }[]) => rows.map(({ name }) => name).filter((name) => /Zed|bea|Amy/.test(name))
  const [week, overall, status] = boards() as unknown as [WeeklyBoardDoc, OverallBoardDoc, WeekStatusDoc]
  for (const rows of [joinWeekly(week, directory).rows, joinOverall(overall, directory).rows])
    expect(named(rows)).toEqual(['Amy', 'bea', 'Zed'])
  expect(named(joinStatus(status, directory ?? null).players)).toEqual(['Amy', 'bea', 'Zed'])
})
