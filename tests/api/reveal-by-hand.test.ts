import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { MINUTE } from '#common/durations'
import { paths } from '#common/paths'
import { db } from '#functions/db/firebase'
import { runPasses } from '#functions/referee/pass'
import { call, feed } from './support/client'
import { type Desk, openDesk } from './support/desk-of'
import { gameIds } from './support/games'
import { type Member, pick, player, SEASON } from './support/league'

const week = 11
const games = gameIds(week, 5)
const [postponed = '', moved = '', unset = '', played = '', corrected = ''] = games
let fan: Member
let desk: Desk

beforeAll(async () => {
  desk = await openDesk(week, games, { ahead: 60 * 60 })
  fan = await player()
})
afterEach(() => void vi.useRealTimers())

const line = (id: string) => db.doc(paths.line(SEASON, week, id))
/** What the commissioner sees of the player's pick. */
async function seen(gameId: string) {
  const ask = { token: desk.commissioner.token, params: { userId: fan.uid }, query: { week } }
  const { body } = await call('GET /leaderboard/user/:userId/picks', ask)
  return body.find((each) => each.gameId === gameId)
}

describe('a commissioner does not reveal a game that was not played', () => {
  it('by giving a postponed game its old kickoff again', async () => {
    const kickoff = Date.now() - 180 * MINUTE
    await line(postponed).update({ kickoff, timeTbd: true, phase: 'postponed', revealedAt: null })
    expect((await pick(fan, week, postponed)).status).toBe(200)
    expect((await desk.edit(postponed, { kickoff })).status).toBe(409)
    expect(await seen(postponed)).toMatchObject({ hidden: true })
  })

  it('by confirming the placeholder of a game without a time, whose kickoff is in doubt', async () => {
    const kickoff = Date.now() - 180 * MINUTE
    const doubt = { kickoff: kickoff - MINUTE, since: 0, readings: 1, last: 0 }
    await line(unset).update({ kickoff, timeTbd: true, phase: 'pre', revealedAt: null, doubt })
    expect((await desk.edit(unset, { kickoff })).status).toBe(409)
  })

  it('by undoing a change of its kickoff when the old one is over', async () => {
    await line(moved).update({ kickoff: Date.now() - 8 * MINUTE, timeTbd: false, phase: 'pre', revealedAt: null })
    expect((await desk.edit(moved, { kickoff: Date.now() + 24 * 60 * MINUTE })).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * MINUTE })
    expect((await pick(fan, week, moved)).status).toBe(200)
    expect((await desk.undo()).status).toBe(409)
    expect(await seen(moved)).toMatchObject({ hidden: true })
  })
})

describe('a commissioner does not keep the picks of a game open that is being played', () => {
  const inPlay = { phase: 'live', homeScore: 0, awayScore: 0, period: 1, clock: '12:00', kickoffInSeconds: -4 * 60 }
  const refusal = {
    status: 409,
    body: { error: expect.stringMatching(/is being played, and its picks would stay open/) },
  }

  it('by a later kickoff', async () => {
    await feed({ game: { id: played, ...inPlay } })
    await runPasses({ week, poll: true })
    expect(await desk.edit(played, { kickoff: Date.now() + 60 * MINUTE })).toMatchObject(refusal)
  })

  it('by undoing an earlier one', async () => {
    expect((await desk.edit(corrected, { kickoff: Date.now() - 4 * MINUTE })).status).toBe(200)
    await feed({ game: { id: corrected, ...inPlay } })
    await runPasses({ week, poll: true })
    expect(await desk.undo()).toMatchObject(refusal)
  })
})
