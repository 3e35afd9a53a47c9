import { countsForPoints, finalScore, gradePick, isDecided, pointsFor, type Score } from '#common/game/grade'
import type { GameLine } from '#common/game/line'
import type { Slip } from '#common/game/pick'
import type { Side } from '#common/game/sides'
import type { ShownPlayer } from '#common/people/profile'

/** The part of a line that a leaderboard keeps: enough to draw and grade every pick without reading the line. */
export const boardGame = (line: GameLine) => ({
  gameId: line.gameId,
  homeTeamId: line.homeTeamId,
  awayTeamId: line.awayTeamId,
  homeAbbr: line.homeAbbr,
  awayAbbr: line.awayAbbr,
  homeName: line.homeName,
  awayName: line.awayName,
  homeRank: line.homeRank,
  awayRank: line.awayRank,
  kickoff: line.kickoff,
  timeTbd: line.timeTbd,
  // Absent unless a commissioner gave it: otherwise every stored board would change.
  ...(line.kickoffSource === 'commissioner' && { kickoffSource: line.kickoffSource as GameLine['kickoffSource'] }),
  spread: line.spread,
  multiplier: line.multiplier,
  void: line.void,
  phase: line.phase,
  homeScore: line.homeScore,
  awayScore: line.awayScore,
})
/** A game as a leaderboard keeps it. */
export type BoardGame = ReturnType<typeof boardGame> & {
  /** The game is void because its season ended without a result of it. Not stored: see `gameOfFinishedSeason`. */
  noResult?: true
}

/** Whether a game has revealed without ever getting a line: nobody could pick it, so it counts for nobody. */
export const hasRevealedWithoutLine = (game: Pick<BoardGame, 'spread'>, hasRevealed: boolean): boolean =>
  hasRevealed && game.spread === null

/** A player's picks of a week, by game id. Whether others may see them is for whoever hands them out to decide. */
export interface WeekPicks {
  sides: Record<string, Side>
  /** The points of a win, where the pick has its own; else the line's multiplier counts. */
  worth?: Record<string, 1 | 2>
  /** Games whose pick a commissioner entered or changed. */
  fixed?: string[]
  /** Games among `fixed` whose pick was entered after the final. */
  late?: string[]
}

/** The picks of a player's own slip, revealed or not. */
export function slipPicks(picks: Slip['picks']): WeekPicks {
  const every = Object.entries(picks)
  return {
    sides: Object.fromEntries(every.map(([gameId, { pickTeam }]) => [gameId, pickTeam])),
    worth: Object.fromEntries(every.flatMap(([gameId, { points }]) => (points ? [[gameId, points]] : []))),
  }
}

/** A player's totals of a week or a season. */
export interface Tally {
  points: number
  correct: number
  /** Picks on graded games: the denominator of Win %. */
  picks: number
  /** Points the player could have had from the graded games of the slate. */
  possible: number
}

export interface WeeklyRow extends ShownPlayer, Tally, WeekPicks {
  userId: string
}

/** A week's leaderboard with the members' names, best first. */
export interface WeeklyBoard {
  week: number
  games: BoardGame[]
  /** Ids of the games whose picks are in the rows. */
  revealed: string[]
  rows: WeeklyRow[]
}

/** One row of the season's leaderboard. */
export interface OverallRow extends ShownPlayer, Tally {
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
 * Grades each game once, at `scoreOf(game)`: at its final for the points won so far, at the current score for "if it
 * ended now". The function returned gives a player's totals; one serves a whole league.
 */
export function tallyAt(games: readonly BoardGame[], scoreOf: ScoreOf = finalScore): (picks: WeekPicks) => Tally {
  const graded = games.flatMap((game) => {
    const score = scoreOf(game)
    if (!score || !countsForPoints(game)) return []
    return [{ game, gameId: game.gameId, home: gradePick(game, 'HOME', score), away: gradePick(game, 'AWAY', score) }]
  })
  const possible = graded.reduce((sum, { game }) => sum + game.multiplier, 0)
  return ({ sides, worth }) => {
    const sum: Tally = { points: 0, correct: 0, picks: 0, possible }
    for (const { game, gameId, home, away } of graded) {
      const side = sides[gameId]
      if (!side) continue
      const result = side === 'HOME' ? home : away
      sum.picks += 1
      if (result === 'WIN') sum.correct += 1
      sum.points += pointsFor(result, game, worth?.[gameId])
    }
    return sum
  }
}

/**
 * The points that a player could have had from a board's games: of those graded, the ones whose picks are in its rows.
 */
export function gradedPossible({ games, revealed }: Pick<WeeklyBoard, 'games' | 'revealed'>): number {
  const inRows = games.filter(({ gameId }) => revealed.includes(gameId))
  return tallyAt(inRows)({ sides: {} }).possible
}

/** Correct picks as a share of the graded ones, 0 to 1; 0 before the first. */
export function winShare({ correct, picks }: Pick<Tally, 'correct' | 'picks'>): number {
  return picks === 0 ? 0 : correct / picks
}

/**
 * Whether a week is finished: every game is void, or is decided and its picks are revealed, and at least one is not
 * void. A final may come before its reveal, while the rows lack its points.
 */
export function isWeekFinished({ games, revealed }: Pick<WeeklyBoard, 'games' | 'revealed'>): boolean {
  const shown = new Set(revealed)
  const isOver = (game: BoardGame) => game.void || (isDecided(game) && shown.has(game.gameId))
  return games.every(isOver) && games.some((game) => !game.void)
}
