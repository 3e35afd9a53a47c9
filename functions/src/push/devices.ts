import { createHash } from 'node:crypto'
import { type CollectionPath, type DocPath, paths } from '#common/paths'
import { assertMember } from '../db/directory'
import { collectionRef, db, deleteFound, docRef, readIn, transact } from '../db/firebase'

/** `/users/{uid}/devices/{hash}`: a browser that shows a player's notifications, as its push service knows it. */
export interface PushDevice {
  /** Its address at the push service. Whoever knows it and has our keys can send to it. */
  endpoint: string
  /** What messages to it are encrypted with, in base64url. */
  keys: { p256dh: string; auth: string }
  /** When it subscribed (epoch ms). */
  at: number
}

/** The most devices a player has; a further one replaces the oldest. */
export const DEVICES_MAX = 10

export const devicesPath = (uid: string): CollectionPath<PushDevice> => paths.devices(uid)
export const devicePath = (uid: string, hash: string): DocPath<PushDevice> => paths.device(uid, hash)
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
      tx.get(collectionRef(devicesPath(uid)).orderBy('at', 'desc')),
      tx.get(allDevices().where('endpoint', '==', device.endpoint)),
    ])
    assertMember(player)
    const others = mine.docs.filter(({ id }) => id !== hashOf(device.endpoint))
    for (const { ref } of [...others.slice(DEVICES_MAX - 1), ...same.docs]) tx.delete(ref)
    tx.set(docRef(devicePath(uid, hashOf(device.endpoint))), device)
  })
}

/** Removes a player's device, if it is one. */
export async function removeDevice(uid: string, endpoint: string): Promise<void> {
  await docRef(devicePath(uid, hashOf(endpoint))).delete()
}

export const removeDevices = (uid: string): Promise<void> => deleteFound(collectionRef(devicesPath(uid)))
