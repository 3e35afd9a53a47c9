import type { ScoreboardGame, ScoreboardTeam } from '#common/game/scoreboard-game'

/** A game proposed for the slate, and why. */
export interface Suggestion {
  gameId: string
  why: 'Top 25 matchup' | 'Ranked team, close line' | 'Close line' | 'Ranked team'
}

/** As many games as a slate usually has. */
const SLATE_SIZE = 12
/** A number within this is a close line: one score. */
const CLOSE = 7
/** A ranked team giving more than this is no contest. */
const ROUT = 21
const RANKED = 25

interface Judged extends Suggestion {
  /** Lower comes first. */
  order: readonly [tier: number, within: number]
  kickoff: number
}

/**
 * Proposes a slate from the feed's games that are still ahead: meetings of ranked teams, ranked teams in close games,
 * close lines, then other ranked teams; never one that kicks off at a time to be announced. The same games always give
 * the same slate, in the order of kickoff.
 */
export function suggestSlate(games: readonly ScoreboardGame[], now: number, size = SLATE_SIZE): Suggestion[] {
  const best = games.flatMap((game) => judged(game, now)).sort(byOrder)
  return best
    .slice(0, size)
    .sort((a, b) => a.kickoff - b.kickoff || (a.gameId < b.gameId ? -1 : 1))
    .map(({ gameId, why }) => ({ gameId, why }))
}

function byOrder(a: Judged, b: Judged): number {
  return a.order[0] - b.order[0] || a.order[1] - b.order[1] || (a.gameId < b.gameId ? -1 : 1)
}

function judged(game: ScoreboardGame, now: number): Judged[] {
  const kickoff = Date.parse(game.date)
  const [{ competitors, odds }] = game.competitions
  if (game.status.type.state !== 'pre' || !game.timeValid || kickoff <= now || competitors.length !== 2) return []
  const ranks = competitors.map(rankOf).filter((rank) => rank !== null)
  const number = odds[0]?.spread ?? null
  const gap = number === null ? null : Math.abs(number)
  const close = gap !== null && gap <= CLOSE
  const is = (tier: number, why: Suggestion['why'], within: number): Judged[] => [
    { gameId: game.id, why, order: [tier, within], kickoff },
  ]
  const best = Math.min(...ranks)
  if (ranks.length === 2)
    return is(
      0,
      'Top 25 matchup',
      ranks.reduce((sum, rank) => sum + rank, 0),
    )
  if (ranks.length === 1 && close) return is(1, 'Ranked team, close line', best)
  if (close) return is(2, 'Close line', gap)
  if (ranks.length === 1 && (gap === null || gap <= ROUT)) return is(3, 'Ranked team', best)
  return []
}

function rankOf({ curatedRank: { current } }: ScoreboardTeam): number | null {
  return current >= 1 && current <= RANKED ? current : null
}
