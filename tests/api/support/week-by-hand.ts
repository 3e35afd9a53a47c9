import { expect, vi } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import type { Side } from '#common/game/sides'
import { type Random, seededRandom } from '#common/random'
import { runPasses } from '#functions/referee/pass'
import { call } from './client'
import { deskOf } from './desk-of'
import { type Member, pick } from './league'
import type { TrueGame } from './season-recount'

/** Home and away, by their names in the catalogue; the last has a team that it does not know. */
const GAMES = [
  ['Army', 'Navy'],
  ['Ohio State', 'Michigan'],
  ['Slippery Rock', 'Troy'],
] as const

/**
 * Plays a week without the feed: it is opened, gets its games by hand, is picked, locks, is revealed, gets its results
 * by hand and is scored. The clock stands at the end of it afterwards.
 * @returns the games as they truly went.
 */
export async function playByHand(
  week: number,
  { desk, fans }: { desk: Member; fans: readonly Member[] },
): Promise<TrueGame[]> {
  const { token } = desk
  const hands = deskOf(desk, week)
  const random = seededRandom('by hand', week)
  expect((await call('POST /settings/active-week', { token, body: { activeWeek: week } })).status).toBe(200)
  const kickoff = Date.now() + 2 * HOUR
  const games: TrueGame[] = []
  for (const [homeTeam, awayTeam] of GAMES) {
    const homeSpread = Math.floor(random() * 28) / 2 - 7
    const added = await hands.add({ homeTeam, awayTeam, kickoff, spread: homeSpread })
    expect([week, homeTeam, added.status]).toEqual([week, homeTeam, 200])
    const id = added.body.gameId
    const double = games.length === week % GAMES.length
    if (double) await hands.edit(id, { isDouble: true })
    const game = { id, homeScore: Math.floor(random() * 40) }
    games.push({ week, game, homeSpread, double, off: false, awayScore: Math.floor(random() * 40) })
  }
  await pickAll(week, { fans, games, random })
  vi.setSystemTime(kickoff + 11 * MINUTE)
  await runPasses()
  const [late] = fans
  if (late) expect((await pick(late, week, games[0]?.game.id ?? '')).status).toBe(409)
  vi.setSystemTime(kickoff + 4 * HOUR)
  for (const { game, awayScore } of games) {
    const { status } = await hands.edit(game.id, { phase: 'final', homeScore: game.homeScore, awayScore })
    expect(status).toBe(200)
  }
  const scored = await call('POST /commish/score-week/:week', { token, params: { week: String(week) } })
  expect(scored.status).toBe(200)
  return games
}

interface Picks {
  fans: readonly Member[]
  games: readonly TrueGame[]
  random: Random
}

async function pickAll(week: number, { fans, games, random }: Picks): Promise<void> {
  const wanted = fans.flatMap((fan) =>
    games.flatMap(({ game }) => {
      const pickTeam: Side = random() < 0.5 ? 'HOME' : 'AWAY'
      return random() < 0.85 ? [pick(fan, week, game.id, pickTeam)] : []
    }),
  )
  expect(new Set((await Promise.all(wanted)).map(({ status }) => status))).toEqual(new Set([200]))
}
