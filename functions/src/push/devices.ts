import { createHash } from 'node:crypto'
import { paths } from '#common/paths'
import type { PushDevice } from '#common/people/push'
import { assertMember } from '../db/directory'
import { collectionRef, db, deleteFound, docRef, readIn, transact } from '../db/firebase'

/** The most devices a player has; a further one replaces the oldest. */
export const DEVICES_MAX = 10

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url')

export const allDevices = () => db.collectionGroup('devices')

/**
 * Stores a player's device. It stops showing the notifications of whoever used the same browser before, which a logout
 * without a network could not tell us. Subscribing again changes nothing but the time.
 * @throws ApiError signed-out if the player has been removed or deleted meanwhile, and with them their devices.
 */
export function saveDevice(uid: string, device: PushDevice): Promise<void> {
  return transact(async (tx) => {
    const [player, mine, same] = await Promise.all([
      readIn(tx, paths.user(uid)),
      tx.get(collectionRef(paths.devices(uid)).orderBy('at', 'desc')),
      tx.get(allDevices().where('endpoint', '==', device.endpoint)),
    ])
    assertMember(player)
    const others = mine.docs.filter(({ id }) => id !== hashOf(device.endpoint))
    for (const { ref } of [...others.slice(DEVICES_MAX - 1), ...same.docs]) tx.delete(ref)
    tx.set(docRef(paths.device(uid, hashOf(device.endpoint))), device)
  })
}

/** Removes a player's device, if it is one. */
export async function removeDevice(uid: string, endpoint: string): Promise<void> {
  await docRef(paths.device(uid, hashOf(endpoint))).delete()
}

export const removeDevices = (uid: string): Promise<void> => deleteFound(collectionRef(paths.devices(uid)))
