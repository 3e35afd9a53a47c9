import { beforeAll, describe, expect, it } from 'vitest'
import { paths } from '#common/paths'
import type { Settings, Week } from '#common/week/week'
import { db, read } from '#functions/db/firebase'
import { runPasses } from '#functions/referee/pass'
import { call, feed } from './support/client'
import { bowlGame, gameIds, playoffGame } from './support/games'
import { commissioner, emptyLeague, type Member, openWeek, player, SEASON } from './support/league'

const BOWLS = 17
const PLAYOFF_WEEK = 18
let desk: Member
let fan: Member
let token: string

const activate = (activeWeek: number) => call('POST /settings/active-week', { token, body: { activeWeek } })
const opened = (week: number) => read<Week>(paths.week(SEASON, week))
const listed = async (week: number) => {
  const { body } = await call('GET /games-by-week', { token, query: { week } })
  return body.games.map(({ id }) => id)
}

beforeAll(async () => {
  await emptyLeague()
  desk = await commissioner()
  fan = await player()
  token = desk.token
})

describe('the weeks of the season come from the feed’s calendar', () => {
  it('lists them for the commissioner, with the one that is on', async () => {
    const { body } = await call('GET /commish/calendar', { token })
    expect(body).toMatchObject({ season: SEASON, current: 11 })
    expect(body.weeks.map(({ week }) => week)).toEqual(Array.from({ length: 19 }, (_, week) => week))
    expect(body.weeks.every(({ start, end }) => start !== null && end !== null && start < end)).toBe(true)
  })

  it.each([
    [0, { label: 'Week 0', seasonType: 2, feedWeek: 1 }],
    [1, { label: 'Week 1', seasonType: 2, feedWeek: 1 }],
    [16, { label: 'Week 16', seasonType: 2, feedWeek: 16 }],
    [BOWLS, { label: 'Bowls', seasonType: 3, feedWeek: 1 }],
    [PLAYOFF_WEEK, { label: 'Play-offs', seasonType: 3, feedWeek: 999 }],
  ])('opens week %d by its name', async (week, name) => {
    expect((await activate(week)).body).toEqual({ activeWeek: week })
    expect(await opened(week)).toMatchObject({ week, ...name, slate: [] })
    const { body } = await call('GET /weeks', { token })
    expect(body.map((each) => each.week)).not.toContain(week)
  })

  it('parts the feed’s week 1 between week 0 and week 1', async () => {
    const [zero, one] = [await listed(0), await listed(1)]
    expect(zero).toHaveLength(5)
    expect(one.length).toBeGreaterThan(80)
    expect([...zero, ...one].sort()).toEqual(gameIds(1, 200).sort())
    const [first = ''] = zero
    const save = (week: number) => call('POST /commish/save-games', { token, body: { week, selectedGameIds: [first] } })
    expect(await save(1)).toMatchObject({ status: 400, body: { error: expect.stringMatching(/is not among/) } })
    expect((await save(0)).status).toBe(200)
    const { body } = await call('GET /settings/active-week', { token })
    expect(body, 'the one that was chosen, though the first now has games').toEqual({ activeWeek: PLAYOFF_WEEK })
  })

  it('a game that bowls and play-offs both list is on one slate only', async () => {
    expect(await listed(BOWLS)).toEqual(expect.arrayContaining([bowlGame, playoffGame]))
    const there = await listed(PLAYOFF_WEEK)
    expect(there).toContain(playoffGame)
    expect(there).not.toContain(bowlGame)
    const save = (week: number, selectedGameIds: string[]) =>
      call('POST /commish/save-games', { token, body: { week, selectedGameIds } })
    expect((await save(PLAYOFF_WEEK, [playoffGame])).status).toBe(200)
    const twice = await save(BOWLS, [bowlGame, playoffGame])
    expect(twice).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/is on the slate of Play-offs\.$/) },
    })
  })
})

it('a bowl is picked and graded like any other game', async () => {
  await feed({ game: { id: bowlGame, phase: 'pre', kickoffInSeconds: 3600 } })
  await openWeek(BOWLS, [bowlGame], desk, -3)
  const body = { gameId: bowlGame, week: BOWLS, pickTeam: 'HOME' as const }
  expect((await call('POST /picks', { token: fan.token, body })).status).toBe(200)
  await feed({ game: { id: bowlGame, phase: 'final', homeScore: 24, awayScore: 20, kickoffInSeconds: -12_000 } })
  await runPasses({ week: BOWLS, poll: true })
  const view = await call('GET /user/my/week-view', { token: fan.token, query: { week: BOWLS } })
  expect(view.body).toMatchObject({ totals: { earned: 1, correct: 1 }, picks: [{ result: 'WIN' }] })
  expect((await call('GET /user/user-score', { token: fan.token })).body).toEqual({ totalScore: 1 })
})

describe('while the feed is down', () => {
  const wrong = { week: 15, label: 'Bowls', seasonType: 3, feedWeek: 1 }
  const guess = async (slate: string[]) => {
    const settings = await read<Settings>(paths.settings())
    const weeks = [...(settings?.weeks ?? []).filter(({ week }) => week !== 15), wrong]
    await db.doc(paths.settings()).update({ weeks })
    await db.doc(paths.week(SEASON, 15)).update({ ...wrong, slate })
  }

  it('a week opens all the same', async () => {
    await feed({ misbehave: '500' })
    expect((await activate(15)).status).toBe(200)
    expect(await opened(15)).toMatchObject({ label: 'Week 15' })
    await feed({ misbehave: null })
  })

  it('a name that was guessed is put right when the week is opened again', async () => {
    await guess([])
    await activate(15)
    expect(await opened(15)).toMatchObject({ label: 'Week 15', seasonType: 2, feedWeek: 15 })
    const { weeks } = (await read<Settings>(paths.settings())) ?? { weeks: [] }
    expect(weeks).toContainEqual({ week: 15, label: 'Week 15', seasonType: 2, feedWeek: 15, isEmpty: true })
  })

  it('but a week with games keeps the name they were chosen by', async () => {
    await guess([bowlGame])
    await activate(15)
    expect(await opened(15)).toMatchObject(wrong)
  })
})
