import type { Transaction } from 'firebase-admin/firestore'
import type { GameLine } from '#common/game/line'
import { paths } from '#common/paths'
import { docRef, getAll } from '../db/firebase'

/** Keeps the line of a game that is taken off a slate, so that it has its spread again should it come back. */
export function setAside(tx: Transaction, season: number, line: GameLine): void {
  tx.set(docRef(paths.setAside(season, line.week, line.gameId)), line)
}

/** Lines new to a slate, each with the spread and the double that it had when it was last taken off. */
export async function withSpreadsBack(
  tx: Transaction,
  season: number,
  added: readonly GameLine[],
): Promise<GameLine[]> {
  if (added.length === 0) return []
  const kept = await getAll(tx, ...added.map(({ week, gameId }) => paths.setAside(season, week, gameId)))
  return added.map((line, index) => withSpreadOf(line, kept[index]?.data()))
}

function withSpreadOf(line: GameLine, was: GameLine | undefined): GameLine {
  if (!was || line.spread !== null) return line
  const { spread, spreadSource, spreadAt, spreadWas, multiplier } = was
  return { ...line, spread, spreadSource, spreadAt, spreadWas, multiplier }
}
