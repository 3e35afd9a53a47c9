import { countedAre } from '#common/counted'
import { waitingPicks } from './logout'

/** What screens that show the saved picks alone say of the player's picks that wait; empty while none does. */
export function waitingText(): string {
  const count = waitingPicks()
  return count ? `${countedAre(count, 'pick')} not saved yet, and sent as soon as the server can be reached.` : ''
}
