import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { WeeklyBoardDoc } from '#common/boards/weekly-board'
import { paths } from '#common/paths'
import type { Settings } from '#common/week/week'
import { readWeeklyBoards } from '#functions/db/boards'
import { read } from '#functions/db/firebase'
import { call } from './support/client'
import { deskOf } from './support/desk-of'
import { player, SEASON } from './support/league'
import { OPEN, seasonStamps, shortSeason, WEEK } from './support/short-season'
import { stamps } from './support/stamps'

const next = SEASON + 1
const season = SEASON
let league: Awaited<ReturnType<typeof shortSeason>>
let frozen: Record<string, string>

beforeAll(async () => {
  league = await shortSeason()
  await league.round(league.ann)
  // Beginning the next season finishes the present one.
  expect(await league.begin(next, { confirmed: true })).toMatchObject({ status: 200, body: { season: next } })
  frozen = await seasonStamps()
})

afterEach(async () => expect(await seasonStamps()).toEqual(frozen))

describe('the next season', () => {
  it('begins without weeks, and once', async () => {
    const settings = await read<Settings>(paths.settings())
    expect(settings).toMatchObject({ season: next, openWeeks: [], weeks: [] })
    expect(settings?.finishedSeasons).toMatchObject([{ season, weeks: [{ week: WEEK }] }])
    const before = await stamps()
    expect(await league.begin(next)).toMatchObject({ status: 200, body: { season: next } })
    expect(await league.begin(season)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await league.close({ season })).toMatchObject({ status: 200, body: { season } })
    expect(await league.close()).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await stamps()).toEqual(before)
  })

  it('has its own weeks, and the old ones by their season', async () => {
    expect((await league.activate(1)).status).toBe(200)
    const { token, uid } = league.ann
    // A week without games is not offered to players.
    expect((await call('GET /weeks', { token })).body).toEqual([])
    expect(await read<Settings>(paths.settings())).toMatchObject({ openWeeks: [1], weeks: [{ week: 1 }] })
    expect((await call('GET /weeks', { token, query: { season } })).body.map((each) => each.week)).toEqual([WEEK])
    const first = { userId: uid, points: 2 }
    expect((await call('GET /leaderboard/weekly', { token, query: { season } })).body[0]).toMatchObject(first)
    expect((await call('GET /leaderboard/overall', { token, query: { season } })).body[0]).toMatchObject(first)
    expect((await call('GET /user/user-score', { token, query: { season } })).body.totalScore).toBe(2)
    expect((await call('GET /picks', { token, query: { season, week: WEEK } })).body).toHaveLength(2)
    const of = { params: { userId: uid }, query: { season } }
    expect((await call('GET /leaderboard/user/:userId/picks', { token, ...of })).body.length).toBeGreaterThan(1)
    expect((await call('GET /changes', { token, query: { season } })).body.length).toBeGreaterThan(0)
    const { body: board } = await call('GET /leaderboard/weekly', { token })
    expect(new Set(board.map(({ points }) => points))).toEqual(new Set([0]))
  })

  it('does not let a server that still remembers the old one write there', async () => {
    expect((await league.pick(league.ann, OPEN, 'HOME')).status).toBe(404)
    expect((await deskOf(league.desk, WEEK).edit(OPEN, { isDouble: true })).status).toBe(404)
  })

  it('counts its own rounds of the mini game', async () => {
    expect(await league.correct(season)).toBe(1)
    expect((await league.round(league.ann)).status).toBe(200)
    expect([await league.correct(), await league.correct('all'), await league.correct(season)]).toEqual([1, 2, 1])
  })

  it.each([{ season: 1999 }, { season: next + 1 }])('knows no season that was not played: %o', async (query) => {
    for (const name of ['GET /weeks', 'GET /leaderboard/weekly', 'GET /minigames/leaderboard', 'GET /picks'] as const)
      expect((await call(name, { token: league.ann.token, query })).status).toBe(404)
  })

  it.each(['2', '20255', 'x', '-2025', '2025.5'])('takes %j for no season', async (asked) => {
    const query = { season: asked }
    expect((await call('GET /leaderboard/overall', { token: league.ann.token, query })).status).toBe(400)
  })
})

describe('head to head', () => {
  const compare = (query: Record<string, string | number>) =>
    call('GET /leaderboard/head-to-head', { token: league.bob.token, query })

  it('compares two players over all seasons, and in one', async () => {
    const [first, second] = [league.ann.uid, league.bob.uid]
    const expected = { weeks: 1, won: 1, lost: 0, tied: 0, differed: 1, right: 1, wrong: 0 }
    expect((await compare({ first, second, season: 'all' })).body).toEqual({ seasons: [next, season], ...expected })
    expect((await compare({ first, second, season })).body).toEqual({ seasons: [season], ...expected })
    expect((await compare({ first, second })).body).toMatchObject({ seasons: [next], weeks: 0 })
    const turned = await compare({ first: second, second: first, season: 'all' })
    expect(turned.body).toMatchObject({ lost: 1, wrong: 1 })
  })

  it('knows nobody who was never in the league, and refuses one player twice', async () => {
    const first = league.ann.uid
    const { uid: newcomer } = await player()
    for (const known of [first, newcomer])
      expect((await compare({ first: known, second: 'nobody', season })).status).toBe(404)
    expect((await compare({ first, second: newcomer, season })).body).toMatchObject({ weeks: 0 })
    expect((await compare({ first, second: first })).status).toBe(400)
    expect((await compare({ first, second: 'a/b' })).status).toBe(404)
    expect((await compare({ first })).status).toBe(400)
  })

  it('reads the rows of these two alone', async () => {
    const { ann, bob } = league
    const rows = (await readWeeklyBoards(season, [ann.uid, 'nobody'])).map((board) => Object.keys(board.rows))
    expect(rows.flat()).toEqual(rows.map(() => ann.uid))
    const whole = await read<WeeklyBoardDoc>(paths.weeklyBoard(season, WEEK))
    expect(Object.keys(whole?.rows ?? {}).sort()).toEqual(expect.arrayContaining([ann.uid, bob.uid].sort()))
    expect((await readWeeklyBoards(season, [ann.uid])).find(({ week }) => week === WEEK)).toEqual({
      ...whole,
      rows: { [ann.uid]: whole?.rows[ann.uid] },
    })
  })
})
