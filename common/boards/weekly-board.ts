import { gameOfFinishedSeason } from '#common/game/grade'
import type { GameLine } from '#common/game/line'
import { SIDES, type Side } from '#common/game/sides'
import { type Directory, memberProfile } from '#common/people/profile'
import {
  type BoardGame,
  boardGame,
  gradedPossible,
  type RevealedPicks,
  type Tally,
  tallyAt,
  type WeeklyBoard,
  type WeeklyRow,
} from './leaderboard'
import { byStanding } from './ranks'

/** A player's stored row: about 100 bytes, so that 5,000 players fit one document. */
export interface WeeklyRowDoc extends Omit<Tally, 'possible'>, Omit<RevealedPicks, 'sides'> {
  /** One letter for each game of the board: `H` home, `A` away, `-` no pick or not revealed. */
  sides: string
}

/** `leaderboards/week-{n}`: the whole page in one document, rows by uid. The names are in the directory. */
export interface WeeklyBoardDoc extends Omit<WeeklyBoard, 'rows'> {
  rows: Record<string, WeeklyRowDoc>
}

/** How a stored row writes a side; any other letter is no side. */
const SIDE_LETTERS: Record<Side, string> = { HOME: 'H', AWAY: 'A' }
const sideOf = (letter: string | undefined) => SIDES.find((side) => SIDE_LETTERS[side] === letter)

/**
 * A week's board from its lines and picks, with one row for each of `uids`. Picks on games that are not in `revealed`
 * are left out, so that a caller cannot publish a hidden pick by mistake.
 */
export function weeklyBoardDoc(
  week: number,
  lines: readonly GameLine[],
  revealed: readonly string[],
  uids: Iterable<string>,
  picks: ReadonlyMap<string, RevealedPicks>,
): WeeklyBoardDoc {
  const games = lines.map(boardGame)
  const totals = tallyAt(games)
  const rows = [...uids].map((uid) => {
    const kept = picksOfGames(picks.get(uid) ?? { sides: {} }, revealed)
    return [uid, rowDoc(games, kept, totals(kept))] as const
  })
  return { week, games, revealed: [...revealed], rows: Object.fromEntries(rows) }
}

function rowDoc(games: readonly BoardGame[], { sides, ...rest }: RevealedPicks, totals: Tally): WeeklyRowDoc {
  const { points, correct, picks } = totals
  const letters = games.map(({ gameId }) => (sides[gameId] ? SIDE_LETTERS[sides[gameId]] : '-'))
  return { sides: letters.join(''), points, correct, picks, ...rest }
}

/** The picks of a stored row, by game id. */
export function unpackRow(games: readonly BoardGame[], { sides, worth, fixed, late }: WeeklyRowDoc): RevealedPicks {
  const known = games.flatMap(({ gameId }, index): [string, Side][] => {
    const side = sideOf(sides[index])
    return side ? [[gameId, side]] : []
  })
  return {
    sides: Object.fromEntries(known),
    ...(worth && { worth }),
    ...(fixed && { fixed }),
    ...(late && { late }),
  }
}

/** The part of a player's revealed picks that belongs to these games. */
export function picksOfGames(
  { sides, worth = {}, fixed = [], late = [] }: RevealedPicks,
  games: Iterable<string>,
): RevealedPicks {
  const ids = [...games]
  const keep = <T>(of: Record<string, T>) =>
    Object.fromEntries(ids.flatMap((id) => (of[id] === undefined ? [] : [[id, of[id]]])))
  const worths = keep(worth)
  const byHand = ids.filter((id) => fixed.includes(id))
  const afterFinal = ids.filter((id) => late.includes(id))
  return {
    sides: keep(sides),
    ...(Object.keys(worths).length && { worth: worths }),
    ...(byHand.length && { fixed: byHand }),
    ...(afterFinal.length && { late: afterFinal }),
  }
}

/** The board of a week as it stands once its season is finished: see {@link gameOfFinishedSeason}. */
export function boardOfFinishedSeason<Board extends Pick<WeeklyBoardDoc, 'games' | 'revealed'>>(board: Board): Board {
  const revealed = new Set(board.revealed)
  return { ...board, games: board.games.map((game) => gameOfFinishedSeason(game, revealed.has(game.gameId))) }
}

/** The board with the members' names, best first. */
export function joinWeekly(doc: WeeklyBoardDoc, directory: Directory | null | undefined): WeeklyBoard {
  const { week, games, revealed } = doc
  const possible = gradedPossible(doc)
  const rows = Object.entries(doc.rows).map(([userId, row]): WeeklyRow => {
    const { points, correct, picks } = row
    const sum = { points, correct, picks, possible }
    return { ...memberProfile(directory, userId), ...unpackRow(games, row), ...sum, userId }
  })
  return { week, games, revealed, rows: rows.sort(byStanding) }
}
