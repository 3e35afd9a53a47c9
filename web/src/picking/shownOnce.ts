import type { PlayerStorage } from '#web/session/playerStorage'

/** What is shown to a player once on a device: how to pick, until they have picked, and the offer of notifications. */
type ShownOnce = 'weekly-picks' | 'push-offer'

export const wasSeen = (kept: PlayerStorage, uid: string, name: ShownOnce) => kept.read('seen', uid, name) === true

export const rememberSeen = (kept: PlayerStorage, uid: string, name: ShownOnce) =>
  void kept.write('seen', uid, name, true)
