import type { BoardGame, RevealedPicks, WeeklyBoard, WeeklyRow } from './leaderboard'
import { byStanding, tally } from './leaderboard'
import type { GameLine } from './line'
import type { Profile } from './profile'

/** A line as the boards carry it. */
export function boardGame(line: GameLine): BoardGame {
  const { gameId, homeTeamId, awayTeamId, homeAbbr, awayAbbr, homeName, awayName, homeRank, awayRank } = line
  const { kickoff, timeTbd, spread, multiplier, phase, homeScore, awayScore } = line
  return {
    ...{ gameId, homeTeamId, awayTeamId, homeAbbr, awayAbbr, homeName, awayName, homeRank, awayRank },
    ...{ kickoff, timeTbd, spread, multiplier, phase, homeScore, awayScore },
    void: line.void,
  }
}

/**
 * A week's leaderboard from its lines, the members and their revealed picks.
 * Everybody has a row; a pick on a game that is not revealed is left out even if it is given.
 */
export function weeklyBoard(
  week: number,
  lines: readonly GameLine[],
  members: ReadonlyMap<string, Profile>,
  picks: ReadonlyMap<string, RevealedPicks>,
): WeeklyBoard {
  const games = lines.map(boardGame)
  const revealed = lines.filter((line) => line.revealedAt !== null).map((line) => line.gameId)
  const rows = [...members].map(([userId, profile]): WeeklyRow => {
    const kept = picksOf(picks.get(userId) ?? { sides: {} }, revealed)
    return { ...profile, ...kept, ...tally(games, kept), userId }
  })
  return { week, games, revealed, rows: rows.sort(byStanding) }
}

/** The part of a player's revealed picks that belongs to these games. */
export function picksOf({ sides, worth = {}, fixed = [] }: RevealedPicks, games: Iterable<string>): RevealedPicks {
  const ids = [...games]
  const keep = <T>(of: Record<string, T>) =>
    Object.fromEntries(ids.flatMap((id) => (of[id] === undefined ? [] : [[id, of[id]]])))
  const [worths, fixes] = [keep(worth), ids.filter((id) => fixed.includes(id))]
  return {
    sides: keep(sides),
    ...(Object.keys(worths).length && { worth: worths }),
    ...(fixes.length && { fixed: fixes }),
  }
}
