import { createHash } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { RouteResponse } from '#common/api/routes'
import { LOCK_AFTER_KICKOFF } from '#common/game/lock'
import type { Slip, StoredPick } from '#common/game/pick'
import { paths } from '#common/paths'
import { auth, db, read } from '#functions/db/firebase'
import { runPasses } from '#functions/referee/pass'
import { login } from './support/account'
import { call, type Reply } from './support/client'
import { deskOf } from './support/desk-of'
import { gameIds } from './support/games'
import { commissioner, emptyLeague, type Fan, openWeek, PASSWORD, player, SEASON } from './support/league'
import { refresh, signInWithCustomToken } from './support/sign-in-service'

const week = 13
const games = gameIds(week, 5)
const [open = '', byHand = '', noLine = '', off = '', soon = ''] = games
let fan: Fan

beforeAll(async () => {
  await emptyLeague()
  const desk = await commissioner()
  await openWeek(week, games, desk)
  const { edit } = deskOf(desk, week)
  await edit(byHand, { isLocked: true })
  await edit(noLine, { spread: null })
  await edit(off, { void: true })
  fan = await player()
})
afterEach(() => void vi.useRealTimers())

const pick = (gameId: string, over: object = {}): Promise<Reply<RouteResponse<'POST /picks'>>> =>
  call('POST /picks', { token: fan.token, body: { gameId, week, pickTeam: 'HOME', ...over } })
const kept = (gameId: string) => read<StoredPick>(paths.pick(SEASON, week, gameId, fan.uid))

describe('a pick', () => {
  it('is saved with the spread of the line, as its side sees it, and stands on the slip', async () => {
    const before = Date.now()
    const { status, body } = await pick(open, { pickTeam: 'AWAY' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ gameId: open, pickTeam: 'AWAY', spread: 3.5, result: null, hidden: false })
    expect(body.savedAt).toBeGreaterThanOrEqual(before)
    expect(await kept(open)).toEqual({
      uid: fan.uid,
      gameId: open,
      week,
      pickTeam: 'AWAY',
      spread: 3.5,
      savedAt: body.savedAt,
    })
    const slip = await read<Slip>(paths.slip(SEASON, week, fan.uid))
    expect(slip?.picks[open]).toEqual({ pickTeam: 'AWAY', spread: 3.5, savedAt: body.savedAt })
  })

  it('can be changed, by the team’s name too', async () => {
    const { body: mine } = await pick(open)
    const answer = await call('POST /picks', {
      token: fan.token,
      body: { gameId: open, week, selectedTeam: mine.opponentTeamName.toUpperCase() },
    })
    expect(answer.body).toMatchObject({ pickTeam: 'AWAY', selectedTeam: mine.opponentTeamName })
    const unnamed = { gameId: open, week, pickTeam: 'AWAY' as const, selectedTeam: '' }
    expect(await call('POST /picks', { token: fan.token, body: unnamed })).toMatchObject({ status: 200 })
  })

  it('tells its sign-in from that on another device, by nothing that says when its player logged in', async () => {
    const again = (await login(fan, PASSWORD)).body
    const { idToken, refreshToken } = await signInWithCustomToken(again.customToken)
    const tapsOf = async (token: string) => {
      const body = { gameId: open, week, pickTeam: 'AWAY' as const, tappedAt: Date.now() }
      expect((await call('POST /picks', { token, body })).status).toBe(200)
      return (await kept(open))?.tap?.signIn ?? ''
    }
    const [first, second] = [await tapsOf(fan.token), await tapsOf(again.token)]
    expect(first).not.toBe(second)
    for (const token of [idToken, await refresh(refreshToken)]) expect(await tapsOf(token)).toBe(second)
    const { auth_time: time } = await auth.verifyIdToken(again.token)
    const hash = createHash('sha256').update(`${fan.uid}:${time}`).digest('base64url')
    expect(hash.startsWith(second)).toBe(false)
  })

  it('that only changes sides moves nothing that others can see', async () => {
    const at = async () => (await db.doc(paths.slip(SEASON, week, fan.uid)).get()).get('at')
    const before = await at()
    await pick(open, { pickTeam: 'HOME' })
    await pick(open, { pickTeam: 'AWAY' })
    expect(await at()).toEqual(before)
  })

  it('takes nothing but the side from the caller', async () => {
    const forged = { spread: 99, points: 2, uid: 'somebody', savedAt: 1, result: 'WIN', hidden: true }
    await pick(open, forged)
    expect(await kept(open)).toMatchObject({ uid: fan.uid, spread: -3.5 })
    expect(await kept(open)).not.toHaveProperty('points')
  })

  it('is answered back by GET /picks and the week view', async () => {
    const { body: picks } = await call('GET /picks', { token: fan.token, query: { week } })
    expect(picks.map(({ gameId }) => gameId)).toEqual([open])
    const { body: view } = await call('GET /user/my/week-view', { token: fan.token, query: { week } })
    expect(view).toEqual({ week, totals: { earned: 0, possiblePoints: 3, correct: 0, possiblePicks: 3 }, picks })
  })
})

describe('a pick is refused', () => {
  const refused: [string, () => string, object, number, string | RegExp][] = [
    ['locked by hand', () => byHand, {}, 409, 'This game was locked by the commissioner.'],
    ['without a line', () => noLine, {}, 409, /has no line yet/],
    ['called off', () => off, {}, 409, /counts for nobody/],
    ['off the slate', () => '401', {}, 404, /not on this week’s slate/],
    ['in another week', () => open, { week: 14 }, 404, /not on this week’s slate/],
    [
      'for a team not playing',
      () => open,
      { selectedTeam: 'Gotham', pickTeam: undefined },
      400,
      'Gotham is not playing in this game.',
    ],
    ['without a team', () => open, { pickTeam: undefined }, 400, 'Please say which team you pick.'],
    ['for a side that is none', () => open, { pickTeam: 'NORTH' }, 400, 'pickTeam is HOME or AWAY.'],
    ['with an id of the database’s own', () => '__proto__', {}, 400, 'That is not a game id.'],
    ['with a path for an id', () => '../weeks', {}, 400, 'That is not a game id.'],
    ['with a path for a week', () => open, { week: '1/lines' }, 400, /week/],
  ]

  it.each(refused)('%s', async (_name, gameId, over, status, error) => {
    const answer = await pick(gameId(), over)
    expect(answer.status).toBe(status)
    expect(answer.body.error).toEqual(typeof error === 'string' ? error : expect.stringMatching(error))
  })

  it('for one side with the name of the other, and the one before stays', async () => {
    // A name that neither team has says nothing beside the side.
    const { body: mine } = await pick(open, { selectedTeam: 'Crimson Tide' })
    const before = await kept(open)
    expect(await pick(open, { pickTeam: 'AWAY', selectedTeam: mine.selectedTeam })).toMatchObject({
      status: 400,
      body: { error: 'pickTeam and selectedTeam are different sides.' },
    })
    expect(await kept(open)).toEqual(before)
  })
})

it('the lock falls at kickoff + 10 minutes to the second: a pick is taken before, refused after', async () => {
  const lock = Date.now() + 60_000
  const kickoff = lock - LOCK_AFTER_KICKOFF
  await db.doc(paths.line(SEASON, week, soon)).update({ kickoff, timeTbd: false })
  vi.useFakeTimers({ toFake: ['Date'], now: lock - 1 })
  expect((await pick(soon)).status).toBe(200)
  vi.setSystemTime(lock)
  const late = await pick(soon, { pickTeam: 'AWAY' })
  expect(late).toMatchObject({ status: 409, body: { error: 'This game is locked (kickoff has passed).' } })
  expect((await kept(soon))?.pickTeam).toBe('HOME')
})

it('a pick of a game that has just revealed is hidden from others until a pass has read it', async () => {
  expect((await pick(open)).status).toBe(200)
  // A registration makes a pass, so it comes before the kickoff.
  const { token, uid } = await player()
  await db.doc(paths.line(SEASON, week, open)).update({ kickoff: Date.now() - LOCK_AFTER_KICKOFF - 1_000 })
  const seen = async (userId: string) => {
    const { body } = await call('GET /leaderboard/user/:userId/picks', { token, params: { userId }, query: { week } })
    return body.find(({ gameId }) => gameId === open)
  }
  expect([await seen(fan.uid), await seen(uid)]).toMatchObject([{ hidden: true }, { hidden: true }])
  await runPasses({ week, poll: false, whole: true })
  expect([await seen(fan.uid), await seen(uid)]).toMatchObject([{ hidden: false, pickTeam: 'HOME' }, undefined])
})
