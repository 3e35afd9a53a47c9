import { beforeAll, describe, expect, it } from 'vitest'
import { HOUR } from '#common/durations'
import { LOCK_AFTER_KICKOFF } from '#common/game/lock'
import { paths } from '#common/paths'
import type { WeekScores } from '#common/week/week'
import { db, read } from '#functions/db/firebase'
import { runPasses } from '#functions/referee/pass'
import { call } from './support/client'
import { type Desk, deskOf } from './support/desk-of'
import { commissioner, emptyLeague, type Member, pick, player, SEASON } from './support/league'

const week = 12
const TOMORROW = Date.now() + 24 * HOUR
let desk: Desk
let chief: Member
let fan: Member
let rival: Member
/** The ids of the week's games. */
let derby = ''
let outsider = ''

const picksOf = async (of: Member, seenBy: Member) =>
  (
    await call('GET /leaderboard/user/:userId/picks', {
      token: seenBy.token,
      params: { userId: of.uid },
      query: { week },
    })
  ).body
const points = async () => {
  const { body } = await call('GET /leaderboard/weekly', { token: fan.token, query: { week } })
  return Object.fromEntries(body.map(({ userId, points, correct }) => [userId, [points, correct]]))
}
/** Time goes by: the game kicked off so many minutes ago. */
const kickedOff = async (gameId: string, minutes: number) => {
  await db.doc(paths.line(SEASON, week, gameId)).update({ kickoff: Date.now() - minutes * 60_000 })
  await runPasses({ week, whole: true })
}

beforeAll(async () => {
  process.env.FEED_URL = 'http://127.0.0.1:9/'
  await emptyLeague()
  ;[chief, fan, rival] = [await commissioner(), await player(), await player()]
  desk = deskOf(chief, week)
})

describe('a week of which the feed says nothing', () => {
  it('is opened, and gets its games and their spreads by hand', async () => {
    const { token } = chief
    expect((await call('POST /settings/active-week', { token, body: { activeWeek: week } })).status).toBe(200)
    expect((await call('GET /games-by-week', { token, query: { week } })).status).toBe(502)
    const first = await desk.add({
      homeTeam: 'Army',
      awayTeam: 'NAVY',
      kickoff: TOMORROW,
      spread: -3.5,
      broadcast: 'CBS',
    })
    expect(first).toMatchObject({
      ...{
        status: 200,
        body: { homeName: 'Army', awayAbbr: 'NAVY', isDouble: false, favorite: 'Army', status: 'pre' },
      },
    })
    const second = await desk.add({ homeTeam: 'Slippery  Rock', awayTeam: '333', kickoff: TOMORROW, neutralSite: true })
    expect(second.body).toMatchObject({ homeName: 'Slippery Rock', homeAbbr: 'SR', awayName: 'Alabama', spread: null })
    ;[derby, outsider] = [first.body.gameId, second.body.gameId]
    expect((await desk.edit(outsider, { spread: 10, isDouble: true })).status).toBe(200)
    expect(await desk.slate()).toEqual([derby, outsider].sort())
    expect((await desk.log()).map(({ text }) => text)).toContain('Slate of Week 12: Navy at Army added by hand.')
  })

  it('has a game once, however often it is sent, and not the same teams twice', async () => {
    const before = await desk.log()
    const same = { homeTeam: 'Army', awayTeam: 'Navy', kickoff: TOMORROW, spread: -3.5, broadcast: 'CBS' }
    expect(await desk.add(same)).toMatchObject({ status: 200, body: { gameId: derby, spread: -3.5 } })
    expect(await desk.log()).toEqual(before)
    for (const other of [{ homeTeam: 'Navy', awayTeam: 'Army' }, { spread: -4 }, { kickoff: TOMORROW + HOUR }])
      expect(await desk.add({ ...same, ...other })).toMatchObject({
        status: 409,
        body: { error: 'Navy at Army is on the slate already. Please change it there.' },
      })
    expect(await desk.log()).toEqual(before)
  })

  it.each([
    ['a name too long', { homeTeam: 'x'.repeat(41) }],
    ['control characters alone', { homeTeam: '\u0000\u202e' }],
    ['a stored name', { homeTeam: '{uid:abc}' }],
    ['markup', { broadcast: '<b>' }],
    ['a kickoff that is over', { kickoff: Date.now() - LOCK_AFTER_KICKOFF }],
    ['a quarter of a point', { spread: 3.25 }],
    ['a field of its own', { revealedAt: null } as object],
  ])('refuses %s', async (_about, wrong) => {
    const answer = await desk.add({ homeTeam: 'Troy', awayTeam: 'Tulane', kickoff: TOMORROW, ...wrong })
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-input', error: expect.stringMatching(/\.$/) } })
  })

  it('lets a game go and come back with its spread and its picks', async () => {
    expect((await pick(fan, week, derby, 'HOME')).status).toBe(200)
    expect((await pick(fan, week, outsider, 'HOME')).status).toBe(200)
    expect((await pick(rival, week, outsider, 'AWAY')).status).toBe(200)
    expect((await desk.save([derby], { confirmed: true })).status).toBe(200)
    expect((await desk.save([derby, outsider])).status).toBe(200)
    expect(await desk.line(outsider)).toMatchObject({ spread: 10, isDouble: true })
    expect((await desk.save([derby], { confirmed: true })).status).toBe(200)
    const game = { homeTeam: 'Slippery Rock', awayTeam: 'Alabama', kickoff: TOMORROW, neutralSite: true }
    expect((await desk.add({ ...game, spread: 10 })).body).toMatchObject({ spread: 10, isDouble: true })
    expect((await desk.save([derby], { confirmed: true })).status).toBe(200)
    expect((await desk.add(game)).body).toMatchObject({ gameId: outsider, spread: 10, isDouble: true })
    expect((await call('GET /picks', { token: rival.token, query: { week } })).body).toHaveLength(1)
  })
})

describe('before a game is revealed, nothing a commissioner says reveals it', () => {
  const live = { phase: 'live', homeScore: 7, awayScore: 0 } as const

  it('a score is refused before its kickoff', async () => {
    const early = { status: 409, body: { error: expect.stringMatching(/has not kicked off yet/) } }
    expect(await desk.edit(derby, live)).toMatchObject(early)
    expect(await desk.edit(derby, { ...live, phase: 'final' })).toMatchObject(early)
  })

  it('nor does a score, or the feed’s silence, make a kickoff in the past believed', async () => {
    const recent = Date.now() - 5 * 60_000
    expect((await desk.edit(derby, { kickoff: recent, ...live })).status).toBe(200)
    const back = await desk.edit(derby, { kickoff: Date.now() - 2 * HOUR })
    expect(back).toMatchObject({ status: 409, body: { error: expect.stringMatching(/would be open to everybody/) } })
    expect(await desk.edit(derby, { feed: true })).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await picksOf(fan, rival)).toMatchObject([{ hidden: true }, { hidden: true }])
  })

  it('and undo takes it back, with the picks as open as before', async () => {
    await desk.undo()
    expect(await desk.line(derby)).toMatchObject({ phase: 'pre', kickoff: TOMORROW, byHand: { phase: 'pre' } })
    expect((await pick(fan, week, derby, 'AWAY')).status).toBe(200)
    expect((await pick(fan, week, derby, 'HOME')).status).toBe(200)
  })

  it('a postponed one stays open until it has a new kickoff', async () => {
    expect((await desk.edit(derby, { phase: 'postponed' })).body).toMatchObject({ phase: 'postponed', timeTbd: true })
    expect((await pick(rival, week, derby, 'AWAY')).status).toBe(200)
    expect((await desk.edit(derby, { phase: 'pre', kickoff: TOMORROW + HOUR })).body).toMatchObject({ timeTbd: false })
  })
})

describe('the games are played', () => {
  it('lock and reveal by their kickoff, and are scored by hand', async () => {
    await kickedOff(derby, 11)
    expect((await pick(fan, week, derby, 'AWAY')).body.code).toBe('locked')
    expect((await picksOf(fan, rival)).find(({ gameId }) => gameId === derby)).toMatchObject({ pickTeam: 'HOME' })
    expect((await picksOf(fan, rival)).find(({ gameId }) => gameId === outsider)).toMatchObject({ hidden: true })
    await desk.edit(derby, { homeScore: 7, awayScore: 3 })
    const scores = await read<WeekScores>(paths.scores(SEASON, week))
    expect(scores?.games[derby]).toMatchObject({ phase: 'live', homeScore: 7, awayScore: 3 })
    expect(await points()).toMatchObject({ [fan.uid]: [0, 0], [rival.uid]: [0, 0] })
    await desk.edit(derby, { phase: 'final', homeScore: 17, awayScore: 14 })
    expect(await points()).toMatchObject({ [fan.uid]: [0, 0], [rival.uid]: [1, 1] })
  })

  it('a final is corrected, taken back and given again, and its picks stay revealed', async () => {
    await desk.edit(derby, { homeScore: 21 })
    expect(await points()).toMatchObject({ [fan.uid]: [1, 1], [rival.uid]: [0, 0] })
    expect((await desk.log())[0]?.text).toBe('Navy at Army: final by hand, 14–17 → 14–21, 2 results changed.')
    await desk.undo()
    expect(await points()).toMatchObject({ [fan.uid]: [0, 0], [rival.uid]: [1, 1] })
    for (const phase of ['pre', 'postponed', 'live'] as const) {
      expect((await desk.edit(derby, { phase })).status).toBe(200)
      expect((await pick(fan, week, derby, 'AWAY')).body.code).toBe('locked')
      expect((await picksOf(fan, rival)).find(({ gameId }) => gameId === derby)).toMatchObject({ hidden: false })
    }
    await desk.edit(derby, { phase: 'final', homeScore: 21, awayScore: 14 })
  })

  it('clearing the slate takes off what it may, and says what it may not', async () => {
    const { body } = await desk.clear({ confirmed: true })
    expect(body).toEqual({ cleared: 1, notice: 'Navy at Army has kicked off: call off what shall not count.' })
    expect(await desk.slate()).toEqual([derby])
    expect((await desk.undo()).status).toBe(200)
  })

  it('the week is scored to its end without the feed', async () => {
    await kickedOff(outsider, 200)
    await desk.edit(outsider, { phase: 'final', homeScore: 20, awayScore: 28 })
    const scored = await call('POST /commish/score-week/:week', { token: chief.token, params: { week: String(week) } })
    expect(scored).toMatchObject({ status: 200, body: { games: 2, notice: 'The score feed cannot be reached.' } })
    expect(await points()).toMatchObject({ [fan.uid]: [3, 2], [rival.uid]: [0, 0] })
  })
})
