import { countedAre } from '#common/counted'
import type { GameLine } from '#common/game/line'
import { missingPicks } from '#common/game/missing'
import type { Slip } from '#common/game/pick'
import { waitingGames } from './logout'

/** What screens that show the saved picks alone say of the player's picks that wait; empty while none does. */
export function waitingText(): string {
  const count = waitingGames().length
  return count ? `${countedAre(count, 'pick')} not saved yet, and sent as soon as the server can be reached.` : ''
}

/** What the player can still pick and has not. A pick that waits is not missing, although the slip lacks it. */
export function missingNow(lines: readonly GameLine[], slip: Slip | undefined, now: number) {
  const waiting = new Set(waitingGames())
  return missingPicks(
    lines.filter(({ gameId }) => !waiting.has(gameId)),
    slip,
    now,
  )
}
