import { finalScore, gradePick, pointsFor, type Score } from '#common/game/grade'
import type { GameLine, Side } from '#common/game/line'
import type { Slip } from '#common/game/pick'
import { byName, type Profile } from '#common/people/profile'

/** What a leaderboard keeps of a game: enough to draw and grade every pick without reading a line. */
export type BoardGame = Pick<
  GameLine,
  | 'gameId'
  | 'homeTeamId'
  | 'awayTeamId'
  | 'homeAbbr'
  | 'awayAbbr'
  | 'homeName'
  | 'awayName'
  | 'homeRank'
  | 'awayRank'
  | 'kickoff'
  | 'timeTbd'
  | 'spread'
  | 'multiplier'
  | 'void'
  | 'phase'
  | 'homeScore'
  | 'awayScore'
>

/** A player's revealed picks of a week, by game, and the worth of those that carry their own. */
export interface RevealedPicks {
  sides: Record<string, Side>
  worth?: Record<string, 1 | 2>
  /** Games whose pick a commissioner entered or fixed, … */
  fixed?: string[]
  /** … and those of them whose pick was entered after the final. */
  late?: string[]
}

/** The picks of a player's own slip, revealed or not. */
export function slipPicks(picks: Slip['picks']): RevealedPicks {
  const every = Object.entries(picks)
  return {
    sides: Object.fromEntries(every.map(([gameId, { pickTeam }]) => [gameId, pickTeam])),
    worth: Object.fromEntries(every.flatMap(([gameId, { points }]) => (points ? [[gameId, points]] : []))),
  }
}

/** What a week came to for one player. */
export interface Tally {
  points: number
  correct: number
  /** Picks that are decided: the denominator of Win %. */
  picks: number
  /** Points the player could have had from the decided games of the slate. */
  possible: number
}

/** One row of a weekly leaderboard. */
export interface WeeklyRow extends Profile, Tally, RevealedPicks {
  userId: string
}

/** A week's leaderboard with the members' names, best first. */
export interface WeeklyBoard {
  week: number
  games: BoardGame[]
  /** Games whose picks stand in the rows. */
  revealed: string[]
  rows: WeeklyRow[]
}

/** One row of the season's leaderboard. */
export interface OverallRow extends Profile, Tally {
  userId: string
  /** Points by week number. */
  byWeek: Record<string, number>
}

/** The season's leaderboard with the members' names, best first. */
export interface OverallBoard {
  weeks: number[]
  rows: OverallRow[]
}

/** The score a game is graded at, or null to leave it out. */
export type ScoreOf = (game: BoardGame) => Score | null

/**
 * What these picks come to when each game is graded at `scoreOf(game)`: the final for the points won,
 * the score of the moment for "if it ended now".
 */
export function tally(games: readonly BoardGame[], picks: RevealedPicks, scoreOf: ScoreOf = finalScore): Tally {
  const sum: Tally = { points: 0, correct: 0, picks: 0, possible: 0 }
  for (const game of games) {
    const score = scoreOf(game)
    if (!score || game.void || game.spread === null) continue
    sum.possible += game.multiplier
    const side = picks.sides[game.gameId]
    if (!side) continue
    const result = gradePick(game, side, score)
    sum.picks += 1
    sum.correct += result === 'WIN' ? 1 : 0
    sum.points += pointsFor(result, game, picks.worth?.[game.gameId])
  }
  return sum
}

type Ranked = { points: number; correct: number; name: string; userId: string }

/** The order of every leaderboard: points, then correct, then name without regard to case. */
export function byStanding(a: Ranked, b: Ranked): number {
  return b.points - a.points || b.correct - a.correct || byName(a, b)
}

/** Rank of each row of an ordered board, from 1; equal points share a rank and the next rank is skipped. */
export function sharedRanks(rows: readonly { points: number }[]): number[] {
  return ranksWhere(rows, (one, other) => one.points === other.points)
}

/** Rank of each row of any ordered board, from 1; neighbours that are `tied` share one and the next rank is skipped. */
export function ranksWhere<Row>(rows: readonly Row[], tied: (one: Row, other: Row) => boolean): number[] {
  const ranks: number[] = []
  rows.forEach((row, at) => {
    const above = rows[at - 1]
    ranks.push(above !== undefined && tied(above, row) ? (ranks[at - 1] ?? 1) : at + 1)
  })
  return ranks
}

/** Correct picks as a share of the decided ones, 0 to 1; 0 before the first. */
export function winShare({ correct, picks }: Pick<Tally, 'correct' | 'picks'>): number {
  return picks === 0 ? 0 : correct / picks
}
