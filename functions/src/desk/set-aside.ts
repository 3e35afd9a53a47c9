import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { MINUTE } from '#common/durations'
import { type GameLine, matchup } from '#common/game/line'
import { isRevealed } from '#common/game/lock'
import { paths } from '#common/paths'
import { docRef, getAll } from '../db/firebase'

/** A game is not taken off so shortly before its lock (ms): the commit may reach the database only after the reveal. */
export const REMOVAL_MARGIN = MINUTE

/** Whether a game has to stay on its slate: its picks are revealed, or are about to be. @param now epoch ms */
export const mustStay = (line: GameLine, now: number): boolean => isRevealed(line, now + REMOVAL_MARGIN)

/** @throws ApiError conflict when one of the games to take off has to stay. */
export function refuseRevealed(removed: readonly GameLine[]): void {
  const now = Date.now()
  const played = removed.find((line) => mustStay(line, now))
  if (!played) return
  const text = `${matchup(played)} has kicked off, and its picks are open or about to be. Call it off instead of removing it.`
  throw new ApiError('conflict', text)
}

/** Keeps the line of a game that is taken off a slate, so that it has its spread again should it come back. */
export function setAside(tx: Transaction, season: number, line: GameLine): void {
  tx.set(docRef(paths.setAside(season, line.week, line.gameId)), line)
}

/**
 * Lines new to a slate, each with the spread and the double that it had when it was last taken off.
 * @throws ApiError conflict for a game that has kicked off since it was taken off: whether its picks count again would be
 * decided with its score in sight.
 */
export async function withSpreadsBack(
  tx: Transaction,
  season: number,
  added: readonly GameLine[],
): Promise<GameLine[]> {
  if (added.length === 0) return []
  const kept = await getAll(tx, ...added.map(({ week, gameId }) => paths.setAside(season, week, gameId)))
  const now = Date.now()
  return added.map((line, index) => {
    const was = kept[index]?.data()
    if (was && (isRevealed(line, now) || line.phase === 'final'))
      throw new ApiError('conflict', `${matchup(line)} has kicked off since it was taken off.`)
    return withSpreadOf(line, was)
  })
}

function withSpreadOf(line: GameLine, was: GameLine | undefined): GameLine {
  if (!was || line.spread !== null) return line
  const { spread, spreadSource, spreadAt, spreadWas, multiplier } = was
  return { ...line, spread, spreadSource, spreadAt, spreadWas, multiplier }
}
