import type { PlayerStorage } from '#web/session/playerStorage'
import { type Card, missing, unsaved } from './cards'

const NAME = 'push-offer'

/** Whether the slip is complete and saved, and the player has not been offered notifications on this device. */
export function isTimeToOffer(kept: PlayerStorage, uid: string, cards: readonly Card[]): boolean {
  const isComplete = cards.some((card) => card.side && !card.closed) && !missing(cards).length && !unsaved(cards).length
  return isComplete && kept.read('seen', uid, NAME) !== true
}

/** Remembers that the player was offered notifications. */
export const rememberOffer = (kept: PlayerStorage, uid: string): void => void kept.write('seen', uid, NAME, true)
