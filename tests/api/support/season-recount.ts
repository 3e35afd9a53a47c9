import type { Tally } from '#common/boards/leaderboard'
import { readAll } from '#functions/db/firebase'
import type { SeasonGame } from '../../../scripts/season/season2025'
import { SEASON } from './league'

/** A game as it truly went, by the facts of 2025 and what the script did to it; never by what the product kept. */
export interface TrueGame {
  week: number
  game: Pick<SeasonGame, 'id' | 'homeScore'>
  homeSpread: number
  double: boolean
  off: boolean
  awayScore: number
}

/** What a player's week or season comes to. */
export interface Count extends Tally {
  userId: string
}

/** Counts one week from the pick documents alone, by the words of the rules. */
export async function recountWeek(
  games: readonly TrueGame[],
  players: readonly string[],
  season = SEASON,
): Promise<Count[]> {
  const counts = players.map((userId): Count => ({ userId, points: 0, correct: 0, picks: 0, possible: 0 }))
  for (const { week, game, homeSpread, double, off, awayScore } of games) {
    if (off) continue
    const picks = await readAll<{ pickTeam: string }>(`seasons/${season}/weeks/${week}/lines/${game.id}/picks`)
    const worth = double ? 2 : 1
    const homeMargin = game.homeScore + homeSpread - awayScore
    const winner = winnerBy(homeMargin)
    for (const count of counts) {
      count.possible += worth
      const picked = picks.get(count.userId)?.pickTeam
      if (picked === undefined) continue
      count.picks += 1
      if (picked !== winner) continue
      count.correct += 1
      count.points += worth
    }
  }
  return counts
}

function winnerBy(homeMargin: number): 'HOME' | 'AWAY' | 'nobody' {
  if (homeMargin > 0) return 'HOME'
  return homeMargin < 0 ? 'AWAY' : 'nobody'
}

/** The season: every week's counts added up. */
export function recountSeason(weeks: readonly (readonly Count[])[], players: readonly string[]): Count[] {
  return players.map((userId) => {
    const mine = weeks.map((week) => week.find((count) => count.userId === userId))
    const sum = (of: 'points' | 'correct' | 'picks' | 'possible') =>
      mine.reduce((all, count) => all + (count?.[of] ?? 0), 0)
    return { userId, points: sum('points'), correct: sum('correct'), picks: sum('picks'), possible: sum('possible') }
  })
}

/** The order of a board: points, then correct, then name. */
export function inOrder(counts: readonly Count[], names: ReadonlyMap<string, string>): Count[] {
  const name = ({ userId }: Count) => names.get(userId) ?? ''
  return counts.toSorted((a, b) => b.points - a.points || b.correct - a.correct || (name(a) < name(b) ? -1 : 1))
}
