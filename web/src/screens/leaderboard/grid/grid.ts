import type { BoardGame, WeeklyBoard } from '#common/boards/leaderboard'
import type { SlipEntry } from '#common/game/pick'
import { lineSide, type Side } from '#common/game/sides'
import { nameWithoutLink } from '#common/people/profile'
import type { LiveGame, WeekScores } from '#common/week/week'
import { SQUARE_WORDS, type Square, type SquareKind, squareOf } from '../PickSquares'
import type { Standing } from '../standings'

interface GridCell extends Square {
  /** Code of the picked team; empty when there is no pick, or none the viewer may see. */
  abbr: string
  /** What the color and the mark of the cell mean, for screen readers. */
  words: string
  /** A commissioner entered or fixed it. */
  fixed: boolean
  /** Only its player sees it, because the game is still hidden. */
  secret: boolean
}

/** One player's row of the grid. */
export interface GridRow {
  userId: string
  name: string
  color: string
  /** No longer a member. */
  left: boolean
  rank: number
  /** Whether others have the same rank. */
  tied: boolean
  points: number
  cells: GridCell[]
  /** Changes exactly when the row would be drawn differently. */
  drawKey: string
}

/** A game as a column of the grid. */
export interface GridGame {
  game: BoardGame
  live: LiveGame | undefined
  revealed: boolean
}

/** The viewer's own picks, which they see before the reveal. */
interface OwnPicks {
  uid: string
  picks: Record<string, Pick<SlipEntry, 'pickTeam'>>
}

/** The games of a week as the columns of its grid. */
export function gridGames(board: WeeklyBoard, scores: WeekScores | undefined): GridGame[] {
  const revealed = new Set(board.revealed)
  return board.games.map((game) => ({ game, live: scores?.games[game.gameId], revealed: revealed.has(game.gameId) }))
}

type CellPick = Pick<GridCell, 'fixed' | 'secret'> & { side: Side | undefined; late: boolean; left: boolean }

function gridCell({ game, live, revealed }: GridGame, { side, secret, fixed, late, left }: CellPick): GridCell {
  const square = squareOf(game, { side, revealed, live, hasLeft: left })
  const words = [
    SQUARE_WORDS[square.kind],
    square.double && 'double',
    fixed && 'entered by a commissioner',
    late && 'after the final',
    secret && 'seen by you alone until it reveals',
  ]
  return {
    ...square,
    abbr: side && square.kind !== 'void' ? lineSide(game, side).abbr : '',
    words: words.filter(Boolean).join(', '),
    fixed,
    secret,
  }
}

/** Everybody's picks of the week in the order of the standings: the revealed ones, the viewer's also while hidden. */
export function gridRows(
  standings: readonly Standing[],
  games: readonly GridGame[],
  viewerPicks?: OwnPicks,
): GridRow[] {
  return standings.map(({ row, rank, tied }) => {
    const { userId, name, favoriteColor: color, left = false, points } = row
    const [fixed, late] = [new Set(row.fixed), new Set(row.late)]
    const cells = games.map((each) => {
      const { gameId } = each.game
      // A void game reveals nothing any more.
      const isHidden = !each.revealed && !each.game.void
      const hidden = isHidden && userId === viewerPicks?.uid ? viewerPicks.picks[gameId]?.pickTeam : undefined
      const side = row.sides[gameId] ?? hidden
      const how = { fixed: fixed.has(gameId), late: late.has(gameId), left }
      return gridCell(each, { side, secret: hidden !== undefined, ...how })
    })
    const drawn = { name, color, left, rank, tied, points, cells }
    return { userId, ...drawn, drawKey: JSON.stringify(drawn) }
  })
}

/** The names of those who took each side of a revealed game, or none, in the order of the board. */
export interface Split {
  AWAY: string[]
  HOME: string[]
  missed: string[]
}

/** How the league split on a game; null while its picks are hidden. */
export function splitOf(board: WeeklyBoard, gameId: string): Split | null {
  if (!board.revealed.includes(gameId)) return null
  const split: Split = { AWAY: [], HOME: [], missed: [] }
  for (const row of board.rows) split[row.sides[gameId] ?? 'missed'].push(row.name)
  return split
}

/** What says in a chat how a pick has ended. */
const CHAT_MARKS: Partial<Record<SquareKind, string>> = { win: '✓', loss: '✗', push: '=' }

/**
 * Everybody's revealed picks as a text for the group's chat: a line for each player. The viewer's own that nobody else
 * sees yet are left out, for the text is for others.
 */
export function gridText(label: string, games: readonly GridGame[], rows: readonly GridRow[]): string {
  const isShown = (_: unknown, index: number) => games[index]?.revealed && !games[index].game.void
  const picks = (cells: readonly GridCell[]) =>
    cells
      .filter(isShown)
      .map(({ abbr, double, kind }) => (abbr || '–') + (abbr && double ? '×2' : '') + (CHAT_MARKS[kind] ?? ''))
  const lines = rows.map(({ name, points, cells }) => `${nameWithoutLink(name)} (${points}): ${picks(cells).join(' ')}`)
  return [label, ...lines].join('\n')
}
