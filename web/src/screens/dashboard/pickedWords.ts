import { type GameLine, lineSide, otherSide, type Side } from '../../../../common/line'
import { type ClosedReason, closedBecause, lockAt } from '../../../../common/lock'
import { timeText } from '../../ui/when'

/** Whom the picked side plays, and where: `@ Alabama`, `vs Auburn` at home and on neutral ground. */
export function placeText(line: GameLine, side: Side): string {
  const at = side === 'HOME' || line.neutralSite ? 'vs' : '@'
  return `${at} ${lineSide(line, otherSide(side)).name}`
}

const closedText: Record<ClosedReason, string> = {
  void: 'Counts for nobody',
  kickoff: 'Locked',
  hand: 'Locked by the commissioner',
  'no-line': 'No line yet',
}

/** Whether the pick still stands to be changed, and until when. */
export function standingText(line: GameLine, now: number): string {
  const closed = closedBecause(line, now)
  const at = lockAt(line)
  if (closed) return closedText[closed]
  return at === null ? 'Locks 10 min after kickoff' : `Locks ${timeText(at)}`
}
