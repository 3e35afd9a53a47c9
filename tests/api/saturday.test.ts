import { beforeAll, describe, expect, it } from 'vitest'
import { paths } from '#common/paths'
import type { WeekScores } from '#common/week/week'
import { db, read } from '#functions/db/firebase'
import { runPasses } from '#functions/referee/pass'
import { readOverall, readStatus, readWeekly } from './support/boards'
import { call, feed } from './support/client'
import { gameIds } from './support/games'
import { commissioner, emptyLeague, type Member, openWeek, pastLock, pick, player, SEASON } from './support/league'

const week = 14
/** What one of the players wrote about themselves. */
const ABOUT = 'Takes the points.'
const [early = '', late = ''] = gameIds(week, 2)
let desk: Member
let fan: Member
let rival: Member

const board = () => readWeekly(week)
const row = async (of: Member) => (await board())?.rows.find(({ userId }) => userId === of.uid)
const scores = () => read<WeekScores>(paths.scores(SEASON, week))
const game = (id: string, order: object) => feed({ game: { id, ...order } })
const asSeenBy = async (by: Member, of: Member) =>
  (await call('GET /leaderboard/user/:userId/picks', { token: by.token, params: { userId: of.uid }, query: { week } }))
    .body

beforeAll(async () => {
  await emptyLeague()
  desk = await commissioner()
  ;[fan, rival] = await Promise.all([player(), player()])
  await db.doc(paths.user(fan.uid)).update({ about: ABOUT })
  await game(early, { phase: 'pre', kickoffInSeconds: 3600 })
  await game(late, { phase: 'pre', kickoffInSeconds: 7200 })
  await openWeek(week, [early, late], desk, -7)
  const double = { token: desk.token, params: { id: early }, body: { week, isDouble: true } }
  await call('PATCH /commish/line/:id', double)
})

describe('one Saturday', () => {
  it('before kickoff everybody is on the board, and it says who is in, never what', async () => {
    await pick(fan, week, early)
    await pick(rival, week, early, 'AWAY')
    await pick(rival, week, late, 'AWAY')
    await runPasses()
    expect(await row(fan)).toMatchObject({ points: 0, sides: {} })
    const status = await readStatus(week)
    const missing = (of: Member) => status?.players.find(({ userId }) => userId === of.uid)?.missing
    expect([missing(fan), missing(rival), missing(desk)]).toEqual([1, 0, 2])
    expect(JSON.stringify([status, await board()])).not.toMatch(/HOME|AWAY/)
  })

  it('hides picks from players and commissioners alike', async () => {
    for (const by of [rival, desk, fan]) {
      const seen = await asSeenBy(by, fan)
      expect(seen).toHaveLength(2)
      expect(seen.every((pick) => pick.hidden)).toBe(true)
      expect(JSON.stringify(seen)).not.toMatch(/pickTeam|selectedTeam/)
    }
    const unpicked = await asSeenBy(fan, desk)
    expect(unpicked).toEqual(await asSeenBy(fan, rival))
  })

  it('a lock by hand reveals nothing', async () => {
    await call('PATCH /commish/line/:id', { token: desk.token, params: { id: late }, body: { week, isLocked: true } })
    await runPasses()
    expect(await asSeenBy(desk, rival)).toMatchObject([{ hidden: true }, { hidden: true }])
  })

  it('ten minutes after kickoff the game reveals, and only that game', async () => {
    await game(early, pastLock())
    await runPasses({ poll: true })
    expect((await row(fan))?.sides).toEqual({ [early]: 'HOME' })
    expect((await row(rival))?.sides).toEqual({ [early]: 'AWAY' })
    const [first, second] = await asSeenBy(desk, rival)
    expect(first).toMatchObject({ gameId: early, hidden: false, pickTeam: 'AWAY', result: null })
    expect(second).toMatchObject({ gameId: late, hidden: true })
  })

  it('once revealed it stays so, and closed, whatever the kickoff does', async () => {
    await game(early, { phase: 'pre', kickoffInSeconds: 3600 })
    await runPasses({ poll: true })
    expect((await row(fan))?.sides).toEqual({ [early]: 'HOME' })
    const again = { token: fan.token, body: { gameId: early, week, pickTeam: 'AWAY' as const } }
    expect((await call('POST /picks', again)).status).toBe(409)
    await game(early, pastLock())
  })

  it('live scores arrive and grade nothing yet', async () => {
    await game(early, { phase: 'live', homeScore: 21, awayScore: 13, period: 3, clock: '7:21' })
    await runPasses({ poll: true })
    expect((await scores())?.games[early]).toMatchObject({ phase: 'live', homeScore: 21, awayScore: 13, clock: '7:21' })
    expect((await row(fan))?.points).toBe(0)
    const live = expect.objectContaining({ gameId: early, homeScore: 21, awayScore: 13, status: 'live' })
    for (const path of ['GET /commish/lines', 'GET /commish/selected-games'] as const) {
      expect((await call(path, { token: fan.token, query: { week } })).body).toContainEqual(live)
    }
  })

  it('a final grades the game: home −7 by 8 is a win, and doubled', async () => {
    await game(early, { phase: 'final', homeScore: 21, awayScore: 13, period: 4 })
    await runPasses({ poll: true })
    expect(await row(fan)).toMatchObject({ points: 2, correct: 1, picks: 1 })
    expect(await row(rival)).toMatchObject({ points: 0, correct: 0, picks: 1 })
    const overall = await readOverall()
    expect(overall?.rows[0]).toMatchObject({ userId: fan.uid, points: 2, byWeek: { [week]: 2 } })
    const { body: season } = await call('GET /leaderboard/overall', { token: rival.token })
    expect(season[0]).toMatchObject({ userId: fan.uid, total: 2, byWeek: { [week]: 2 }, about: ABOUT })
    expect((await call('GET /user/user-score', { token: fan.token })).body).toEqual({ totalScore: 2 })
    const view = await call('GET /user/my/week-view', { token: fan.token, query: { week } })
    expect(view.body.totals).toEqual({ earned: 2, possiblePoints: 3, correct: 1, possiblePicks: 2 })
    expect(view.body.picks[0]).toMatchObject({ result: 'WIN', points: 2, gameOutcome: true })
  })

  it('a corrected final is graded again and says so: by 7 is a push', async () => {
    await game(early, { homeScore: 21, awayScore: 14 })
    await runPasses({ poll: true })
    expect(await row(fan)).toMatchObject({ points: 0, correct: 0, picks: 1 })
    const log = (await call('GET /changes', { token: rival.token, query: { week } })).body
    expect(log[0]).toMatchObject({
      kind: 'final',
      text: expect.stringContaining('final corrected, 13–21 → 14–21, 2 results changed.'),
    })
  })

  it('scoring the week again from the raw picks gives the same board', async () => {
    const before = await board()
    const answer = await call('POST /commish/score-week/:week', { token: desk.token, params: { week: String(week) } })
    expect(answer.body).toEqual({ updatedPicks: 2, games: 1, notice: '' })
    expect(await board()).toEqual(before)
    const weekly = await call('GET /leaderboard/weekly', { token: fan.token, query: { week } })
    expect(weekly.body.map(({ about: _about, ...each }) => each)).toEqual(before?.rows)
    expect(weekly.body.find(({ userId }) => userId === fan.uid)?.about).toBe(ABOUT)
  })

  it('a cancelled game counts for nobody', async () => {
    await feed({ misbehave: 'cancelled', gameId: late })
    await runPasses({ poll: true })
    expect((await board())?.games.find(({ gameId }) => gameId === late)).toMatchObject({
      void: true,
      phase: 'canceled',
    })
    const view = await call('GET /user/my/week-view', { token: rival.token, query: { week } })
    expect(view.body.totals.possiblePicks).toBe(1)
    await feed({ misbehave: null, gameId: late })
  })

  it('a player who registers now is not in yet: the last game of the week has locked', async () => {
    const newcomer = await player()
    expect(await row(newcomer)).toBeUndefined()
    const season = (await readOverall())?.rows.find(({ userId }) => userId === newcomer.uid)
    expect(season).toMatchObject({ points: 0, picks: 0, possible: 0, byWeek: {} })
    const view = await call('GET /user/my/week-view', { token: newcomer.token, query: { week } })
    expect(view.body.totals).toEqual({ earned: 0, possiblePoints: 0, correct: 0, possiblePicks: 0 })
  })
})
