import type { GameLine } from '#common/game/line'
import { type ClosedReason, lockAt } from '#common/game/lock'
import { timeText } from '../when'

/** What a card says of a game that takes no more picks. */
export const closedWords: Record<ClosedReason, string> = {
  void: 'Counts for nobody',
  kickoff: 'Locked',
  doubt: 'Kickoff being checked',
  hand: 'Locked by the commissioner',
  'no-line': 'No line yet',
}

/** Until when a game takes picks: `Locks 7:40 PM`. */
export function lockText(line: Pick<GameLine, 'kickoff' | 'timeTbd'>): string {
  const at = lockAt(line)
  return at === null ? 'Locks 10 min after kickoff' : `Locks ${timeText(at)}`
}
