import type { PlayerStorage } from './playerStorage'

/** What is shown to a player once on a device: how to pick, until they have picked, and the offer of notifications. */
export type ShownOnce = 'weekly-picks' | 'push-offer'

export const wasSeen = (storage: PlayerStorage, uid: string, name: ShownOnce) =>
  storage.read('seen', uid, name) === true

export const rememberSeen = (storage: PlayerStorage, uid: string, name: ShownOnce) =>
  void storage.write('seen', uid, name, true)
