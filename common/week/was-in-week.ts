import type { GameLine } from '#common/game/line'
import { couldPick } from '#common/game/lock'
import { type Member, wasMember } from '#common/people/profile'

/**
 * Whether a member could pick a game of a week and was there when one revealed. For the others it is "not in yet", or
 * they have left: unless they have a pick in it, its games are not theirs to miss.
 */
export function wasInWeek(member: Pick<Member, 'joinedAt' | 'away'>, lines: readonly GameLine[]): boolean {
  // A game that was called off before its reveal is in no row, so it makes no player a member of the week.
  const reveals = lines.filter((line) => !line.void || line.revealedAt !== null).map((line) => line.revealedAt)
  // Somebody who joins weeks later is not in a week because of a game that waits for a date, and may never get one.
  const dated = lines.filter((line) => line.phase !== 'postponed' || line.revealedAt !== null)
  return couldPick(dated.length > 0 ? dated : lines, member.joinedAt) && wasMember(member, reveals)
}
