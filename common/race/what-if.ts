import {
  type BoardGame,
  byStanding,
  ranksOf,
  tally,
  type WeeklyBoard,
  type WeeklyRow,
} from '#common/boards/leaderboard'
import { finalScore, type Score } from '#common/game/grade'
import type { Side } from '#common/game/line'
import { leadAtWorst } from './clinch'
import { canWin } from './eliminate'
import { type Assumptions, mostPoints, type Race, type Racer, raceOf, type ViewerPicks } from './race'

/** Whether first is certain, alone or at least shared, out of reach, or neither yet. */
export type Fate = 'clinched' | 'share clinched' | 'eliminated' | 'open'

/** What is still possible for a player. */
export interface Outlook {
  /** The most points they can still end the week with. */
  most: number
  fate: Fate
}

/** Everybody's outlook by player. Exact: it covers every outcome of the open games and every possible hidden pick. */
export function outlooks(race: Race): Map<string, Outlook> {
  return new Map(
    race.racers.map((racer) => [racer.userId, { most: mostPoints(race, racer), fate: fateOf(race, racer) }]),
  )
}

function fateOf(race: Race, racer: Racer): Fate {
  if (!canWin(race, racer)) return 'eliminated'
  const lead = leadAtWorst(race, racer)
  if (lead > 0) return 'clinched'
  return lead === 0 ? 'share clinched' : 'open'
}

/** A row of the standings as they would be. */
export interface WhatIfRow extends Outlook {
  row: WeeklyRow
  points: number
  rank: number
  /** Places won (+) or lost (−) against the points that are won already. */
  moved: number
}

/** A score at which a side covers any spread that a line may have. */
export const scoreCovering = (side: Side): Score =>
  side === 'HOME' ? { homeScore: 100, awayScore: 0 } : { homeScore: 0, awayScore: 100 }

/** Grades a week by its finals, and as if these sides covered. */
const scoresAssuming =
  (assumed: Assumptions) =>
  (game: BoardGame): Score | null => {
    const side = assumed[game.gameId]
    return finalScore(game) ?? (side ? scoreCovering(side) : null)
  }

/**
 * The standings if these sides covered, best first. Of the hidden picks only the viewer's own are counted; what the
 * others may have picked is in their outlook.
 */
export function whatIf(board: WeeklyBoard, assumed: Assumptions, own?: ViewerPicks): WhatIfRow[] {
  const outlook = outlooks(raceOf(board, own, assumed))
  const before = ranksOf(board.rows.map((row) => ({ ...row, ...tally(board.games, row) })))
  const rows = board.rows.map((row) => {
    const picks = own?.userId === row.userId ? withOwn(board, row, own) : row
    return { row, name: row.name, userId: row.userId, ...tally(board.games, picks, scoresAssuming(assumed)) }
  })
  const after = ranksOf(rows)
  return rows.sort(byStanding).map(({ row, points }) => {
    const rank = after.get(row.userId) ?? 0
    const { most = points, fate = 'open' } = outlook.get(row.userId) ?? {}
    return { row, points, rank, moved: (before.get(row.userId) ?? rank) - rank, most, fate }
  })
}

/** The viewer's revealed picks, with their own picks in the games that are still hidden. */
function withOwn({ revealed }: WeeklyBoard, row: WeeklyRow, own: ViewerPicks) {
  const hidden = Object.entries(own.sides).filter(([gameId]) => !revealed.includes(gameId))
  return { sides: { ...Object.fromEntries(hidden), ...row.sides }, worth: { ...own.worth, ...row.worth } }
}
