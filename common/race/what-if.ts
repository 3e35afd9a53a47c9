import { type BoardGame, tallyAt, type WeeklyBoard, type WeeklyRow } from '#common/boards/leaderboard'
import { byStanding, hasPlaces, ranksOf } from '#common/boards/ranks'
import { finalScore, type Score } from '#common/game/grade'
import type { Side } from '#common/game/sides'
import { leadAtWorst } from './clinch'
import { canWin } from './eliminate'
import { type Assumptions, mostPoints, type Race, type RaceOptions, type Racer, type ViewerPicks } from './race'

/** Whether first is certain, alone or at least shared, out of reach, or neither yet. */
export type Fate = 'clinched' | 'share clinched' | 'eliminated' | 'open'

/** What is still possible for a player. */
export interface Outlook {
  /** The most points they can still end the week with. */
  most: number
  fate: Fate
}

/** A player's outlook. Exact: it covers every outcome of the undecided games and every possible hidden pick. */
export const outlookOf = (race: Race, racer: Racer): Outlook => ({
  most: mostPoints(race, racer),
  fate: fateOf(race, racer),
})

function fateOf(race: Race, racer: Racer): Fate {
  if (!canWin(race, racer)) return 'eliminated'
  const lead = leadAtWorst(race, racer)
  if (lead > 0) return 'clinched'
  return lead === 0 ? 'share clinched' : 'open'
}

/** A row of the standings as they would be. */
export interface WhatIfRow {
  row: WeeklyRow
  points: number
  rank: number
  /** Places won (+) or lost (−) against the points that are won already. */
  moved: number
  /** Takes far longer than the rest, so it is worked out only for the rows that are shown. */
  outlook: () => Outlook
}

/** A score at which a side covers any spread that a line may have. */
const scoreCovering = (side: Side): Score =>
  side === 'HOME' ? { homeScore: 100, awayScore: 0 } : { homeScore: 0, awayScore: 100 }

/** Grades a week by its finals, and as if these sides covered. */
const scoresAssuming =
  (assumed: Assumptions) =>
  (game: BoardGame): Score | null => {
    const side = assumed[game.gameId]
    return finalScore(game) ?? (side ? scoreCovering(side) : null)
  }

interface WhatIfOptions extends RaceOptions {
  /** The race of the same board with the same options. */
  race: Race
}

/**
 * The standings if the assumed sides covered, best first. Of the hidden picks only the viewer's own are counted; what
 * the others may have picked is in their outlook.
 */
export function whatIf(board: WeeklyBoard, { own, assumed = {}, race }: WhatIfOptions): WhatIfRow[] {
  const racers = new Map(race.racers.map((racer) => [racer.userId, racer]))
  const [totals, totalsThen] = [tallyAt(board.games), tallyAt(board.games, scoresAssuming(assumed))]
  const before = ranksOf(board.rows.map((row) => ({ ...row, ...totals(row) })))
  const rows = board.rows.map((row) => {
    const picks = own?.userId === row.userId ? withOwn(board, row, own) : row
    return { row, name: row.name, userId: row.userId, ...totalsThen(picks) }
  })
  const after = ranksOf(rows)
  const hadPlaces = hasPlaces(board.rows)
  return rows.sort(byStanding).map(({ row, points }) => {
    const [rank, racer] = [after.get(row.userId) ?? 0, racers.get(row.userId)]
    const outlook = () => (racer ? outlookOf(race, racer) : { most: points, fate: 'open' as const })
    return { row, points, rank, moved: hadPlaces ? (before.get(row.userId) ?? rank) - rank : 0, outlook }
  })
}

/** The viewer's revealed picks, with their own picks in the games that are still hidden. */
function withOwn({ revealed }: WeeklyBoard, row: WeeklyRow, own: ViewerPicks) {
  const hidden = Object.entries(own.sides).filter(([gameId]) => !revealed.includes(gameId))
  return { sides: { ...Object.fromEntries(hidden), ...row.sides }, worth: { ...own.worth, ...row.worth } }
}
