import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { type GameLine, matchup } from '#common/game/line'
import { meetingOn } from '#common/game/same-teams'
import { paths } from '#common/paths'
import { collectionRef } from '../db/firebase'

export const onSlateAlready = (line: GameLine) =>
  new ApiError('conflict', `${matchup(line)} is on the slate already. Please change it there.`)

/** @throws ApiError conflict if the two teams meet on this slate already, under another id. */
export function refuseSecondMeeting(line: GameLine, slate: readonly GameLine[]): void {
  const same = meetingOn(slate, line.gameId, [line.homeTeamId, line.awayTeamId])
  if (same) throw onSlateAlready(same)
}

/** Refuses to let a game count again that another one on its slate has replaced. @throws ApiError conflict */
export async function refuseIfReplaced(tx: Transaction, season: number, line: GameLine): Promise<void> {
  const { docs } = await tx.get(collectionRef(paths.lines(season, line.week)))
  const slate = docs.map((each) => each.data())
  refuseSecondMeeting(line, slate)
}

/**
 * Refuses to put a game on a slate that would then count twice: it is on the slate of another week, or it stands on
 * this one under another id, that of the feed or that of a game by hand.
 * @param staying the lines that are on the slate and stay: one that goes may be replaced by the same game in one step.
 * @throws ApiError conflict
 */
export async function refuseDuplicates(
  tx: Transaction,
  season: number,
  added: readonly GameLine[],
  staying: readonly GameLine[],
): Promise<void> {
  if (added.length === 0) return
  for (const [index, line] of added.entries()) refuseSecondMeeting(line, [...staying, ...added.slice(0, index)])
  const weeks = (await tx.get(collectionRef(paths.weeks(season)))).docs.map((each) => each.data())
  for (const line of added) {
    const other = weeks.find((each) => each.slate.includes(line.gameId))
    if (other) throw new ApiError('conflict', `${matchup(line)} is on the slate of ${other.label}.`)
  }
}
