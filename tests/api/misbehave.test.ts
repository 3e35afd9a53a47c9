import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { MINUTE } from '#common/durations'
import type { GameLine, Side } from '#common/game/line'
import { paths } from '#common/paths'
import type { Change, WeekScores } from '#common/week/week'
import { read } from '#functions/db/firebase'
import { refereePass } from '#functions/referee/pass'
import { type Simulator, startSimulator } from '../../scripts/simulator/server'
import { readOverall, readWeekly } from './support/boards'
import { call } from './support/client'
import { gameIds } from './support/games'
import { commissioner, emptyLeague, type Member, openWeek, player, SEASON } from './support/league'
import { wanderers } from './support/misbehave-kickoffs'
import { stumblers } from './support/misbehave-scores'
import { HOUR, type Step } from './support/misbehave-step'

const week = 11
const misbehaviours = [...wanderers, ...stumblers]
const ids = gameIds(week, misbehaviours.length)
const sides: Side[] = ['HOME', 'AWAY', 'HOME']
let simulator: Simulator
let desk: Member
let fans: Member[]

beforeAll(async () => {
  await emptyLeague()
  desk = await commissioner()
  fans = await Promise.all(sides.map(() => player()))
  // It all happens this morning, so that the sessions of now outlast it.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 4 * HOUR * MINUTE })
  simulator = await startSimulator({ now: () => Date.now(), week })
  process.env.FEED_URL = simulator.url
  for (const id of ids) simulator.control({ game: { id, phase: 'pre', kickoffInSeconds: 24 * 3600 } })
  await openWeek(week, ids, desk)
  await Promise.all(ids.flatMap((id) => fans.map((fan, index) => save(fan, id, sides[index] ?? 'HOME'))))
})

afterAll(async () => {
  vi.useRealTimers()
  await simulator.close()
})

const save = (fan: Member, gameId: string, pickTeam: Side) =>
  call('POST /picks', { token: fan.token, body: { week, gameId, pickTeam } })

/** The picks of one player as another sees them. */
async function cards(of: Member | undefined, by = desk) {
  const params = { userId: of?.uid ?? '' }
  const ask = { token: by.token, params, query: { week } }
  return (await call('GET /leaderboard/user/:userId/picks', ask)).body
}

/** Everything that a game leaves in the documents. */
async function documents(gameId: string) {
  const [line, scores, board, overall] = await Promise.all([
    read<GameLine>(paths.line(SEASON, week, gameId)),
    read<WeekScores>(paths.scores(SEASON, week)),
    readWeekly(week),
    readOverall(),
  ])
  const { body } = await call('GET /changes', { token: desk.token, query: { week } })
  const log = body.filter((change: Change) => change.gameId === gameId)
  return { line, live: scores?.games[gameId], trouble: scores?.trouble, board, overall, log }
}

async function order(id: string, { hand, kickoff, confirm, misbehave, minutes, void: off }: Step): Promise<void> {
  const about = { gameId: id, ...(minutes !== undefined && { minutes }) }
  if (misbehave !== undefined) simulator.control({ misbehave, ...about })
  const kickoffInSeconds = kickoff === undefined ? {} : { kickoffInSeconds: kickoff * 60 }
  if (hand || kickoff !== undefined) simulator.control({ game: { id, ...hand, ...kickoffInSeconds } })
  const edit = (change: object) =>
    call('PATCH /commish/line/:id', { token: desk.token, params: { id }, body: { week, ...change } })
  if (off !== undefined) await edit({ void: off })
  if (!confirm) return
  await refereePass({ poll: true })
  const doubt = (await read<GameLine>(paths.line(SEASON, week, id)))?.doubt
  await edit({ kickoff: doubt?.kickoff, feed: true })
}

/** Without the clock, which waits some minutes to be stored while no score changes. */
function withoutClock({ live, ...rest }: Awaited<ReturnType<typeof documents>>) {
  const { period: _, clock: _clock, ...game } = live ?? {}
  return { ...rest, game }
}

/** The trigger of a pass delivered twice, and the second time a minute later. */
async function passTwice(id: string) {
  vi.setSystemTime(Date.now() + MINUTE)
  await refereePass({ poll: true })
  const once = await documents(id)
  vi.setSystemTime(Date.now() + MINUTE)
  await refereePass({ poll: true })
  expect(withoutClock(await documents(id))).toEqual(withoutClock(once))
  return once
}

describe('from the feed to the documents', () => {
  const cases = misbehaviours.map(({ name, steps }, index) => [name, ids[index] ?? '', steps] as const)
  it.each(cases)('%s', async (_name, id, steps) => {
    for (const step of steps) {
      await order(id, step)
      const { line, live, trouble, board, overall, log } = await passTwice(id)
      expect(line).toMatchObject(step.line ?? {})
      expect(live).toMatchObject(step.live ?? {})
      expect(live?.unlisted).toBe(step.live?.unlisted)
      expect(trouble).toMatch(step.trouble ?? /^$/)
      if (step.log) expect(log[0]?.text).toMatch(step.log)
      if (step.seen !== undefined) {
        const seen = (await cards(fans[0])).find((card) => card.gameId === id)
        expect(seen).toMatchObject(step.seen ? { hidden: false, pickTeam: 'HOME' } : { hidden: true })
        expect(board?.rows.some((row) => id in row.sides)).toBe(step.seen)
      }
      if (step.open !== undefined) {
        const fan = fans[0] ?? desk
        expect((await save(fan, id, 'HOME')).status).toBe(step.open ? 200 : 409)
      }
      for (const [at, points] of (step.points ?? []).entries()) {
        const shown = await cards(fans[at])
        const worth = (card: (typeof shown)[number] | undefined) => (card?.hidden === false ? (card.points ?? 0) : 0)
        expect(worth(shown.find((card) => card.gameId === id))).toBe(points)
        const sum = shown.reduce((all, card) => all + worth(card), 0)
        const row = board?.rows.find(({ userId }) => userId === fans[at]?.uid)
        const season = overall?.rows.find(({ userId }) => userId === fans[at]?.uid)
        expect([row?.points, season?.points, season?.byWeek[week]]).toEqual([sum, sum, sum])
      }
    }
  })

  it('and the week agrees with one worked out again from the raw picks', async () => {
    const before = await documents(ids[0] ?? '')
    const params = { week: String(week) }
    await call('POST /commish/score-week/:week', { token: desk.token, params })
    const after = await documents(ids[0] ?? '')
    expect([after.board, after.overall]).toEqual([before.board, before.overall])
  })
})
