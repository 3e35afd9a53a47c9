import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { type GameLine, matchup } from '#common/game/line'
import { paths } from '#common/paths'
import { collectionRef } from '../db/firebase'
import { refuseSameTeams } from './hand-game'

/** Refuses to let a game count again that another one on its slate has replaced. @throws ApiError conflict */
export async function refuseCountingAgain(tx: Transaction, season: number, line: GameLine): Promise<void> {
  const slate = await tx.get(collectionRef(paths.lines(season, line.week)))
  const others = slate.docs.map((each) => each.data()).filter(({ gameId }) => gameId !== line.gameId)
  refuseSameTeams(line, others)
}

/**
 * Refuses to put a game on a slate that would then count twice: it is on the slate of another week, or it stands on this
 * one under another id, that of the feed or that of a game by hand.
 * @param staying the lines that are on the slate and stay: one that goes may be replaced by the same game in one step.
 * @throws ApiError conflict
 */
export async function refuseCountingTwice(
  tx: Transaction,
  season: number,
  added: readonly GameLine[],
  staying: readonly GameLine[],
): Promise<void> {
  if (added.length === 0) return
  for (const [index, line] of added.entries()) refuseSameTeams(line, [...staying, ...added.slice(0, index)])
  const weeks = (await tx.get(collectionRef(paths.weeks(season)))).docs.map((each) => each.data())
  for (const line of added) {
    const other = weeks.find((each) => each.slate.includes(line.gameId))
    if (other) throw new ApiError('conflict', `${matchup(line)} is on the slate of ${other.label}.`)
  }
}
