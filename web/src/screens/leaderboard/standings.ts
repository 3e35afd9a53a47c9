import { asItStands } from '#common/boards/as-it-stands'
import { byStanding, sharedRanks, tally, type WeeklyBoard, type WeeklyRow, winShare } from '#common/boards/leaderboard'
import { byName } from '#common/people/profile'
import { phaseNow, type WeekScores } from '#common/week/week'
import { type Square, squareOf } from '#web/ui/game/PickSquares'

type Scores = WeekScores | null | undefined

/** A row of the weekly leaderboard with all it shows. */
export interface Standing {
  row: WeeklyRow
  rank: number
  /** Points if every game under way ended now. */
  pointsNow: number
  /** Places won (+) or lost (−) if every game under way ended now. */
  moved: number
  squares: Square[]
}

const ranksOf = (rows: readonly { userId: string; points: number }[]) => {
  const ranks = sharedRanks(rows)
  return new Map(rows.map((row, at) => [row.userId, ranks[at] ?? 0]))
}

/** The board in its order, with what the games under way would make of it. */
export function standingsOf(board: WeeklyBoard, scores: Scores): Standing[] {
  const rows = [...board.rows].sort(byStanding)
  const scoreOf = asItStands(scores)
  const asOfNow = rows.map((row) => ({ userId: row.userId, name: row.name, ...tally(board.games, row, scoreOf) }))
  const pointsNow = new Map(asOfNow.map((row) => [row.userId, row.points]))
  const [ranks, ranksNow] = [ranksOf(rows), ranksOf([...asOfNow].sort(byStanding))]
  const revealed = new Set(board.revealed)
  return rows.map((row) => {
    const rank = ranks.get(row.userId) ?? 0
    return {
      row,
      rank,
      pointsNow: pointsNow.get(row.userId) ?? row.points,
      moved: rank - (ranksNow.get(row.userId) ?? rank),
      squares: board.games.map((game) =>
        squareOf(game, row.sides[game.gameId], revealed.has(game.gameId), scores?.games[game.gameId]),
      ),
    }
  })
}

/** How far the week has come. */
export function weekProgress(board: WeeklyBoard, scores: Scores) {
  const phases = board.games.map((game) => (game.void ? 'final' : phaseNow(game, scores?.games[game.gameId])))
  const completed = phases.filter((phase) => phase === 'final').length
  const underWay = phases.filter((phase) => phase === 'live').length
  return { completed, underWay, remaining: phases.length - completed - underWay }
}

/** Who wears the crown once every game is final; ties share it. Empty before that, and when nobody scored. */
export function crowned(board: WeeklyBoard): string[] {
  if (!board.games.length || board.games.some((game) => !game.void && game.phase !== 'final')) return []
  const best = Math.max(0, ...board.rows.map((row) => row.points))
  return best ? board.rows.filter((row) => row.points === best).map((row) => row.name) : []
}

/** Whether a game of the week may still be picked, as far as the board knows. */
export function mayBeOpen(board: WeeklyBoard): boolean {
  const revealed = new Set(board.revealed)
  return board.games.some((game) => !game.void && game.spread !== null && !revealed.has(game.gameId))
}

export const COLUMNS = ['Rank', 'Player', 'Points', 'Correct', 'Picks', 'Win %'] as const
export type Column = (typeof COLUMNS)[number]

/** How a table is ordered: by which column, and whether from its far end. */
export interface Order<By extends string> {
  by: By
  reversed: boolean
}

/** What each column of the weekly table is sorted by; a player by name. */
export const WORTH: Record<string, (standing: Standing) => number> = {
  Rank: ({ rank }) => -rank,
  Points: ({ row }) => row.points,
  Correct: ({ row }) => row.correct,
  Picks: ({ row }) => row.picks,
  'Win %': ({ row }) => winShare(row),
}

/**
 * The standings in the order of a column: the highest worth, or without one the first name, on top unless reversed.
 * Equals keep the order of the board.
 */
export function inOrder(
  standings: readonly Standing[],
  { by, reversed }: Order<string>,
  worth: Readonly<Record<string, (standing: Standing) => number>>,
): Standing[] {
  const value = worth[by]
  const compare = (a: Standing, b: Standing) => (value ? value(b) - value(a) : byName(a.row, b.row))
  return [...standings].sort((a, b) => (reversed ? -1 : 1) * compare(a, b))
}
