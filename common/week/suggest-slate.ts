import { byKickoff, type GameLine, pollRank } from '#common/game/line'
import { meetingOn } from '#common/game/meeting'
import type { ScoreboardGame } from '#common/game/scoreboard-game'

/** A game proposed for the slate, and why. */
export interface Suggestion {
  gameId: string
  why: 'Top 25 matchup' | 'Ranked team, close line' | 'Close line' | 'Ranked team'
}

/** The usual number of games of a slate. */
export const SLATE_SIZE = 12
/** With a larger spread than this, a game of one ranked team is not proposed. */
const PROPOSED_SPREAD_MAX = 21

/** A spread of up to one score, a touchdown and its extra point, is called close. */
const CLOSE_MAX = 7

/** Whether a spread, from either side, makes a close game; never without a spread. */
export const isClose = (spread: number | null): boolean => spread !== null && Math.abs(spread) <= CLOSE_MAX

interface OrderedSuggestion extends Suggestion {
  /** Lower numbers come first: the tier, then the order within it, which is by rank or by spread. */
  tier: number
  within: number
  kickoff: number
}

/**
 * Proposes a slate from the feed's games that have not kicked off, in the order of kickoff. First come games between
 * two ranked teams, then close games of one ranked team, other close games, and other games of a ranked team. A game
 * whose kickoff is to be announced is never proposed. The same games always give the same slate.
 */
export function suggestSlate(games: readonly ScoreboardGame[], now: number): Suggestion[] {
  return games
    .flatMap((game) => candidateOf(game, now) ?? [])
    .sort((a, b) => a.tier - b.tier || a.within - b.within || (a.gameId < b.gameId ? -1 : 1))
    .slice(0, SLATE_SIZE)
    .sort(byKickoff)
    .map(({ gameId, why }) => ({ gameId, why }))
}

/**
 * The games without those that the server refuses on this slate, because they would count twice: games on the slate of
 * another week, and games whose two teams meet on this slate already under another id.
 * @param kept the lines of the slate that stay on it.
 * @param onOtherSlates the ids of the games of other slates.
 */
export function addableGames(
  games: readonly ScoreboardGame[],
  kept: readonly GameLine[],
  onOtherSlates: ReadonlySet<string>,
): ScoreboardGame[] {
  return games.filter(({ id, competitions: [{ competitors }] }) => {
    const [home, away] = competitors.map(({ team }) => team)
    if (!home || !away) return false
    const teams = { homeTeamId: home.id, homeName: home.location, awayTeamId: away.id, awayName: away.location }
    return !onOtherSlates.has(id) && !meetingOn(kept, { gameId: id, ...teams })
  })
}

/** Null for a game that is not worth proposing, or has begun. */
function candidateOf(game: ScoreboardGame, now: number): OrderedSuggestion | null {
  const kickoff = Date.parse(game.date)
  const [{ competitors, odds }] = game.competitions
  if (game.status.type.state !== 'pre' || !game.timeValid || kickoff <= now || competitors.length !== 2) return null
  const ranks = competitors.flatMap(({ curatedRank }) => pollRank(curatedRank.current) ?? [])
  const spread = odds[0]?.spread ?? null
  const size = Math.abs(spread ?? 0)
  const known = { gameId: game.id, kickoff }
  const [rank, other] = ranks
  if (rank !== undefined && other !== undefined)
    return { ...known, tier: 0, within: rank + other, why: 'Top 25 matchup' }
  if (rank !== undefined && isClose(spread)) return { ...known, tier: 1, within: rank, why: 'Ranked team, close line' }
  if (isClose(spread)) return { ...known, tier: 2, within: size, why: 'Close line' }
  if (rank !== undefined && size <= PROPOSED_SPREAD_MAX) return { ...known, tier: 3, within: rank, why: 'Ranked team' }
  return null
}
