import { gameOfFinishedSeason } from '#common/game/grade'
import type { GameLine } from '#common/game/line'
import { revealedGames } from '#common/game/lock'
import { SIDES, type Side } from '#common/game/sides'
import { type Directory, shownPlayer } from '#common/people/profile'
import {
  type BoardGame,
  boardGame,
  gradedPossible,
  isWeekFinished,
  type Tally,
  tallyAt,
  type WeeklyBoard,
  type WeeklyRow,
  type WeekPicks,
} from './leaderboard'
import { byStanding, winnersOf } from './ranks'

/** A player's stored row: about 100 bytes, so that 5,000 players fit one document. */
export interface WeeklyRowDoc extends Omit<Tally, 'possible'>, Omit<WeekPicks, 'sides'> {
  /** One letter for each game of the board: `H` home, `A` away, `-` no pick or not revealed. */
  sides: string
}

/** `leaderboards/week-{n}`: the whole page in one document, rows by uid. The names are in the directory. */
export interface WeeklyBoardDoc extends Omit<WeeklyBoard, 'rows'> {
  rows: Record<string, WeeklyRowDoc>
}

/** How a stored row writes a side; any other letter is no side. */
const SIDE_LETTERS: Record<Side, string> = { HOME: 'H', AWAY: 'A' }
const SIDE_OF_LETTER = new Map(SIDES.map((side) => [SIDE_LETTERS[side], side]))

/**
 * A week's board from its lines and picks, with one row for each of `uids`. Picks on games that have not revealed are
 * left out, so that a caller cannot publish a hidden pick by mistake.
 */
export function weeklyBoardDoc(
  week: number,
  lines: readonly GameLine[],
  uids: Iterable<string>,
  picks: ReadonlyMap<string, WeekPicks>,
): WeeklyBoardDoc {
  const games = lines.map(boardGame)
  const revealed = revealedGames(lines)
  const totals = tallyAt(games)
  const rows = [...uids].map((uid) => {
    const kept = picksOfGames(picks.get(uid) ?? { sides: {} }, revealed)
    return [uid, rowDoc(games, kept, totals(kept))] as const
  })
  return { week, games, revealed, rows: Object.fromEntries(rows) }
}

function rowDoc(games: readonly BoardGame[], { sides, ...rest }: WeekPicks, totals: Tally): WeeklyRowDoc {
  const { points, correct, picks } = totals
  const letters = games.map(({ gameId }) => (sides[gameId] ? SIDE_LETTERS[sides[gameId]] : '-'))
  return { sides: letters.join(''), points, correct, picks, ...rest }
}

/** The picks of a stored row, by game id. In loops, since a pass over 5,000 players spends much of its time here. */
export function unpackRow(games: readonly BoardGame[], row: WeeklyRowDoc): WeekPicks {
  const { worth, fixed, late } = row
  const sides: Record<string, Side> = {}
  for (const [index, { gameId }] of games.entries()) {
    const side = SIDE_OF_LETTER.get(row.sides.charAt(index))
    if (side) sides[gameId] = side
  }
  return {
    sides,
    ...(worth && { worth }),
    ...(fixed && { fixed }),
    ...(late && { late }),
  }
}

/** The part of a player's revealed picks that belongs to these games. */
export function picksOfGames(
  { sides, worth = {}, fixed = [], late = [] }: WeekPicks,
  gameIds: readonly string[],
): WeekPicks {
  const worths = ofGames(worth, gameIds)
  const byHand = gameIds.filter((id) => fixed.includes(id))
  const afterFinal = gameIds.filter((id) => late.includes(id))
  return {
    sides: ofGames(sides, gameIds),
    ...(Object.keys(worths).length && { worth: worths }),
    ...(byHand.length && { fixed: byHand }),
    ...(afterFinal.length && { late: afterFinal }),
  }
}

function ofGames<T>(byGame: Readonly<Record<string, T>>, gameIds: readonly string[]): Record<string, T> {
  const kept: Record<string, T> = {}
  for (const id of gameIds) if (byGame[id] !== undefined) kept[id] = byGame[id]
  return kept
}

/** The board of a week as it stands once its season is finished: see {@link gameOfFinishedSeason}. */
export function boardOfFinishedSeason<Board extends Pick<WeeklyBoardDoc, 'games' | 'revealed'>>(board: Board): Board {
  const revealed = new Set(board.revealed)
  return { ...board, games: board.games.map((game) => gameOfFinishedSeason(game, revealed.has(game.gameId))) }
}

/** The uids of a finished week's winners, sorted; none if nobody has a point. Null before the week is finished. */
export function weekWinners(board: WeeklyBoardDoc): string[] | null {
  if (!isWeekFinished(board)) return null
  const rows = Object.entries(board.rows).map(([userId, { points }]) => ({ userId, points }))
  return winnersOf(rows)
    .map(({ userId }) => userId)
    .sort()
}

/** The board with the members' names, best first; its games by kickoff, some of which may have moved since. */
export function joinWeekly(doc: WeeklyBoardDoc, directory: Directory | null | undefined): WeeklyBoard {
  const { week, games, revealed } = doc
  const possible = gradedPossible(doc)
  const rows = Object.entries(doc.rows).map(([userId, row]): WeeklyRow => {
    const { points, correct, picks } = row
    const sum = { points, correct, picks, possible }
    return { ...shownPlayer(directory, userId), ...unpackRow(games, row), ...sum, userId }
  })
  return { week, games: [...games].sort((a, b) => a.kickoff - b.kickoff), revealed, rows: rows.sort(byStanding) }
}
