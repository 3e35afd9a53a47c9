import { beforeAll, describe, expect, it } from 'vitest'
import type { LifetimeDoc } from '#common/boards/lifetime'
import { paths } from '#common/paths'
import { db, read, transact } from '#functions/db/firebase'
import { SeasonFinished } from '#functions/db/run-in-season'
import { runPasses } from '#functions/referee/pass'
import { readWeekly } from './support/boards'
import { call, feed } from './support/client'
import { deskOf } from './support/desk-of'
import { player, SEASON } from './support/league'
import { LOST, OPEN, seasonStamps, shortSeason, WEEK, WON } from './support/short-season'
import { stamps } from './support/stamps'

const next = SEASON + 1
let league: Awaited<ReturnType<typeof shortSeason>>
let frozen: Record<string, string>

beforeAll(async () => {
  league = await shortSeason()
})

describe('before a season is finished', () => {
  it('it has its board', async () =>
    expect((await readWeekly(WEEK))?.rows[0]).toMatchObject({ userId: league.ann.uid, points: 2 }))

  it('a game without a result is named, and nothing is written', async () => {
    const before = await stamps()
    for (const answer of [await league.close(), await league.close({ season: SEASON }), await league.begin(next)]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'unconfirmed' } })
      expect(answer.body.error).toMatch(/^1 game has no result yet and counts for nobody once the season of \d+ is/)
    }
    expect(await stamps()).toEqual(before)
  })

  it('a game that the feed called off and a commissioner put on again is without a result, too', async () => {
    const line = paths.line(SEASON, WEEK, OPEN)
    const before = await read(line)
    await db.doc(line).set({ ...before, phase: 'canceled', voidSource: 'commissioner', revealedAt: 1 })
    expect(await league.close()).toMatchObject({ status: 409, body: { code: 'unconfirmed' } })
    await db.doc(line).set({ ...before })
  })

  it('no other season can be begun or closed, not even with a yes', async () => {
    const before = await stamps()
    const confirmed = true
    expect(await league.begin(SEASON + 2, { confirmed })).toMatchObject({ status: 400, body: { code: 'bad-input' } })
    expect(await league.begin(SEASON - 1, { confirmed })).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await league.close({ season: SEASON - 1, confirmed })).toMatchObject({ status: 409 })
    expect(await league.begin(SEASON)).toMatchObject({ status: 200, body: { season: SEASON } })
    expect(await stamps()).toEqual(before)
  })

  it('its mini game is that of all rounds', async () => {
    const row = { totalQuestions: 17, totalCorrect: 10, roundsPlayed: 1, playedAt: 0 }
    await db.doc(paths.minigameBoard()).set({ rows: { [league.ann.uid]: row } })
    expect((await league.round(league.ann)).status).toBe(200)
    expect([await league.correct(), await league.correct(SEASON), await league.correct('all')]).toEqual([11, 11, 11])
  })
})

describe('a closed season', () => {
  it('is closed once, and again without a change', async () => {
    const { status, body } = await league.close({ season: SEASON, confirmed: true })
    expect([status, body.season]).toEqual([200, SEASON])
    frozen = await seasonStamps()
    const before = await stamps()
    for (const again of [{}, { season: SEASON }, { confirmed: true }])
      expect(await league.close(again)).toMatchObject({ status: 200, body })
    expect(await stamps()).toEqual(before)
  })

  it('refuses every call that would write under it', async () => {
    const [at, token] = [deskOf(league.desk, WEEK), league.desk.token]
    const refused = { status: 409, body: { code: 'conflict', error: expect.stringContaining(`${SEASON} is finished`) } }
    const calls = {
      activate: () => league.activate(WEEK),
      'activate another': () => league.activate(WEEK + 1),
      pick: () => league.pick(league.ann, OPEN, 'HOME'),
      'call off': () => at.edit(WON, { void: true }),
      double: () => at.edit(OPEN, { isDouble: true }),
      spread: () => at.edit(OPEN, { spread: 4 }),
      lock: () => at.lock(),
      score: () => call('POST /commish/score-week/:week', { token, params: { week: String(WEEK) } }),
      notice: () => at.notice('Good night.'),
      fix: () => at.fix(WON, league.bob, 'AWAY', 'Called it in.', { confirmed: true }),
      'take off': () => at.save([WON, LOST], { confirmed: true }),
      undo: () => at.undo(),
    }
    for (const [name, ask] of Object.entries(calls)) expect(await ask(), name).toMatchObject(refused)
    // These find nothing to write, or another reason to refuse.
    for (const ask of [at.unlock, at.clear, at.addHalfPoints, at.seed]) await ask()
    expect(await seasonStamps()).toEqual(frozen)
  })

  it('gets no pass, whoever asks, and no row for a newcomer', async () => {
    await feed({ game: { id: WON, phase: 'final', homeScore: 0, awayScore: 30 } })
    expect(await runPasses()).toEqual([])
    expect(await runPasses({ week: WEEK, poll: true, whole: true })).toEqual([])
    expect(await runPasses({ rereadsPicks: true })).toEqual([])
    const newcomer = await player()
    await call('PUT /users/me', { token: league.ann.token, body: { favoriteTeam: 'Army' } })
    expect((await call('GET /users/me', { token: newcomer.token })).status).toBe(200)
    expect(await seasonStamps()).toEqual(frozen)
  })

  it('is refused where commits are made, whoever writes; so is one that has not begun', async () => {
    const write = (season: number) => transact(async (tx) => tx.set(db.doc(paths.week(season, 3)), { week: 3 }))
    for (const season of [SEASON, next, SEASON - 1]) await expect(write(season)).rejects.toThrow(SeasonFinished)
    expect(await seasonStamps()).toEqual(frozen)
  })

  it('counts a round of the mini game only among all', async () => {
    expect((await league.round(league.ann)).status).toBe(200)
    expect([await league.correct(), await league.correct('all'), await league.correct(SEASON)]).toEqual([12, 12, 11])
    expect(await seasonStamps()).toEqual(frozen)
  })

  it('is counted in the lifetime', async () => {
    const { ann, bob } = league
    const { body } = await call('GET /leaderboard/lifetime', { token: bob.token })
    expect(body.seasons).toEqual([SEASON])
    const mark = { points: 2, season: SEASON, week: WEEK }
    expect(body.rows.find(({ userId }) => userId === ann.uid)).toMatchObject({
      ...{ rank: 1, titles: 1, weeksWon: 1, wins: 2, losses: 0, pushes: 0, best: mark, worst: mark, winStreak: 2 },
    })
    expect(body.rows.find(({ userId }) => userId === bob.uid)).toMatchObject({ titles: 0, wins: 1, losses: 1 })
  })

  it('can be counted again, when what was counted is lost or wrong', async () => {
    const counted = await read<LifetimeDoc>(paths.lifetime())
    await db.doc(paths.lifetime()).set({ seasons: [1999], rows: { x: 'nonsense' } })
    await league.close()
    expect(await read(paths.lifetime())).toEqual(counted)
  })
})
