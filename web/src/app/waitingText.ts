import { countedAre } from '#common/counted'
import type { GameLine } from '#common/game/line'
import { waitingGames, waitingPicks } from './logout'

/** What screens that show the saved picks alone say of the player's picks that wait; empty while none does. */
export function waitingText(): string {
  const count = waitingPicks()
  return count ? `${countedAre(count, 'pick')} not saved yet, and sent as soon as the server can be reached.` : ''
}

/** The games without those whose picks wait, which are not missing although the slip lacks them. */
export function withoutWaiting(lines: readonly GameLine[]): GameLine[] {
  const waiting = new Set(waitingGames())
  return lines.filter(({ gameId }) => !waiting.has(gameId))
}
