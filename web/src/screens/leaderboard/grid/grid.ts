import type { BoardGame, WeeklyBoard } from '#common/boards/leaderboard'
import { lineSide, type Side } from '#common/game/line'
import type { SlipEntry } from '#common/game/pick'
import type { LiveGame, WeekScores } from '#common/week/week'
import { SQUARE_WORDS, type Square, squareOf } from '#web/ui/game/PickSquares'
import type { Standing } from '../standings'

/** One pick of the grid. */
export interface GridCell extends Square {
  /** Code of the picked team; empty when there is no pick to be seen. */
  abbr: string
  /** What the look of the cell says, in words. */
  words: string
  /** A commissioner entered or fixed it. */
  fixed: boolean
  /** Seen by its player alone, because the game has not revealed. */
  own: boolean
}

/** One player's line of the grid. */
export interface GridRow {
  userId: string
  name: string
  color: string
  rank: number
  points: number
  cells: GridCell[]
  /** The same as long as the line looks the same. */
  look: string
}

/** A game at the head of its column. */
export interface GridGame {
  game: BoardGame
  live: LiveGame | undefined
  revealed: boolean
}

/** The viewer's own picks, which they see before anybody else. */
export interface OwnPicks {
  uid: string
  picks: Record<string, Pick<SlipEntry, 'pickTeam'>>
}

/** The games of a week as the columns of its grid. */
export function gridGames(board: WeeklyBoard, scores: WeekScores | null | undefined): GridGame[] {
  const revealed = new Set(board.revealed)
  return board.games.map((game) => ({
    game,
    live: scores?.games[game.gameId],
    revealed: revealed.has(game.gameId),
  }))
}

function cellOf({ game, live, revealed }: GridGame, side: Side | undefined, own: boolean, fixed: boolean): GridCell {
  const square = squareOf(game, side, revealed, live)
  const words = [
    SQUARE_WORDS[square.kind],
    square.double && square.kind !== 'void' && 'double',
    fixed && 'entered by a commissioner',
    own && 'seen by you alone until it reveals',
  ]
  return {
    ...square,
    abbr: side && square.kind !== 'void' ? lineSide(game, side).abbr : '',
    words: words.filter(Boolean).join(', '),
    fixed,
    own,
  }
}

/** Everybody's picks of the week, in the order of the standings: what is revealed, and to its player what is not. */
export function gridRows(standings: readonly Standing[], games: readonly GridGame[], mine?: OwnPicks): GridRow[] {
  return standings.map(({ row, rank }) => {
    const fixed = new Set(row.fixed)
    const cells = games.map((each) => {
      const { gameId } = each.game
      const hidden = each.revealed || row.userId !== mine?.uid ? undefined : mine.picks[gameId]?.pickTeam
      return cellOf(each, row.sides[gameId] ?? hidden, hidden !== undefined, fixed.has(gameId))
    })
    const { userId, name, favoriteColor: color, points } = row
    const look = cells.map(({ abbr, words }) => `${abbr} ${words}`).join()
    return { userId, name, color, rank, points, cells, look }
  })
}
