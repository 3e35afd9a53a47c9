import type { GameLine } from '#common/game/line'
import { closedBecause, isLocked } from '#common/game/lock'
import { type LiveGame, momentText, phaseNow } from '#common/week/week'

/**
 * How far a game is, in a word: `Locked`, `Live`, `Final`, `Postponed`; empty while it can be picked.
 * @param now epoch ms
 */
export function lineState(line: GameLine, live: LiveGame | undefined, now: number): string {
  const phase = phaseNow(line, live)
  if (phase === 'live') return 'Live'
  if (phase !== 'pre') return momentText({ phase, period: 0, clock: '', pause: null })
  return isLocked(closedBecause(line, now)) ? 'Locked' : ''
}
