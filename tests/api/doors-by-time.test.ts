import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { RouteName } from '#common/api/routes'
import { MINUTE } from '#common/durations'
import { paths } from '#common/paths'
import { db } from '#functions/db/firebase'
import { REVEAL_MARGIN } from '#functions/desk/taking-off'
import { runPasses } from '#functions/referee/pass'
import { call, feed } from './support/client'
import { gameIds } from './support/games'
import { emptyLeague, type Member, openWeek, pick, player, SEASON } from './support/league'
import { type Ask, gather, outcome, PEOPLE, type People, type Person, pathsOf } from './support/people'

const SECOND = 1_000
/** When somebody calls, from the kickoff on (ms). */
const MOMENTS = [
  ['before kickoff', -MINUTE],
  ['in the grace', 3 * MINUTE],
  ['at 9:59', 10 * MINUTE - SECOND],
  ['at 10:00', 10 * MINUTE],
  ['after', 15 * MINUTE],
] as const
/** The first moment at which the game is locked, and its picks are open. */
const LOCKED = 3

const week = 9
const games = gameIds(week, 2)
const [game = '', other = ''] = games
let people: People
/** Who has made no pick. */
let absent: Member
let kickoff = 0

beforeAll(async () => {
  await emptyLeague()
  for (const id of games) await feed({ game: { id, phase: 'pre', kickoffInSeconds: 150 } })
  people = await gather()
  absent = await player()
  await openWeek(week, games, people.desk)
  const line = await db.doc(paths.line(SEASON, week, game)).get()
  kickoff = line.get('kickoff')
  for (const { token } of [people.player, people.other, people.desk]) await pick({ token }, week, game)
})
afterEach(() => void vi.useRealTimers())

/** The clock of the API and of its referee, who has just been round. */
async function clockAt(after: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: kickoff + after })
  await runPasses({ week })
}

type Outcomes = Record<Person, readonly [early: string, late: string]>

const signedOut = ['401 signed-out', '401 signed-out'] as const
const forbidden = ['403 forbidden', '403 forbidden'] as const
const strangers = { anonymous: signedOut, outsider: forbidden }
const each = (early: string, late: string): Outcomes => {
  const both = [early, late] as const
  return { ...strangers, player: both, other: both, commissioner: both }
}
const commissioners = (early: string, late: string): Outcomes => ({
  ...strangers,
  player: forbidden,
  other: forbidden,
  commissioner: [early, late],
})

/**
 * Calls whose answer depends on the clock: what they come to while the game is open, and once it is locked, or so long
 * (ms) before that.
 */
const doors: [name: RouteName, ask: () => Ask, outcomes: Outcomes, before?: number][] = [
  ['POST /picks', () => ({ body: { week, gameId: game, pickTeam: 'HOME' } }), each('ok', '409 locked')],
  [
    'POST /commish/fix-pick',
    () => ({
      body: {
        ...{ week, gameId: game, userId: absent.uid, pickTeam: 'HOME' },
        ...{ reason: 'Called before kickoff.', entryId: crypto.randomUUID() },
      },
    }),
    commissioners('409 conflict', 'ok'),
  ],
  [
    'POST /commish/save-games',
    () => ({ body: { week, selectedGameIds: [other] } }),
    commissioners('409 unconfirmed', '409 conflict'),
    REVEAL_MARGIN,
  ],
  [
    'DELETE /commish/clear-selected-games',
    () => ({ body: { week, known: [game] } }),
    commissioners('409 unconfirmed', '409 conflict'),
    REVEAL_MARGIN,
  ],
]

describe.each(MOMENTS)('%s', (_moment, after) => {
  const isLate = after >= MOMENTS[LOCKED][1]

  it.each(doors)('%s', async (name, ask, outcomes, before = 0) => {
    const isClosed = after >= MOMENTS[LOCKED][1] - before
    await clockAt(after)
    for (const person of PEOPLE) {
      const [way = ['', ''] as [string, string]] = pathsOf(name, ask())
      const found = await outcome(people.tokens[person], way, ask())
      expect([person, found]).toEqual([person, outcomes[person][isClosed ? 1 : 0]])
    }
  })

  it('a pick is its player’s alone until the lock, and everybody’s from then on', async () => {
    await clockAt(after)
    const side = { pickTeam: 'HOME', hidden: false }
    for (const person of ['player', 'other', 'commissioner'] as const) {
      const asked = { token: people.tokens[person], query: { week } }
      const { body: mine } = await call('GET /picks', asked)
      const { body: view } = await call('GET /user/my/week-view', asked)
      for (const picks of [mine, view.picks]) expect(picks).toMatchObject([{ gameId: game, ...side }])
      const { body: theirs } = await call('GET /leaderboard/user/:userId/picks', {
        ...asked,
        params: { userId: people.player.uid },
      })
      const seen = theirs.find(({ gameId }) => gameId === game)
      expect(seen).toMatchObject(isLate ? side : { hidden: true })
      if (!isLate) expect(seen).not.toHaveProperty('pickTeam')
      const { body: board } = await call('GET /leaderboard/weekly', asked)
      const row = board.find(({ userId }) => userId === people.player.uid)
      expect(row?.sides ?? {}).toEqual(isLate ? { [game]: 'HOME' } : {})
    }
  })
})
