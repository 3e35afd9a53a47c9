import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'
import { ApiError } from '#common/api/api-error'
import { paths } from '#common/paths'
import { avatarAddress } from '#common/people/profile'
import { changeProfile } from '../db/directory'
import { docRef, read } from '../db/firebase'
import { parseUid } from './identity'
import { limitPeer } from './rate-limit'

/**
 * Stores a player's picture together with its address, which changes with the picture; null removes it.
 * @throws ApiError signed-out if the player has been removed, or has deleted the account, meanwhile.
 */
export async function storeAvatar(uid: string, bytes: Buffer | null): Promise<void> {
  const tag = bytes ? createHash('sha256').update(bytes).digest('hex').slice(0, 12) : ''
  const ref = docRef(paths.avatar(uid))
  await changeProfile(uid, { avatar: avatarAddress(uid, tag) }, (tx) => {
    if (bytes) tx.set(ref, { bytes, tag })
    else tx.delete(ref)
  })
}

/**
 * Serves a picture. Browsers may keep the one with the current tag for good, but not what lies between, such as
 * Hosting's own cache, which would go on serving it after it was deleted.
 */
export const serveAvatar: RequestHandler = async (request, response) => {
  limitPeer(request)
  const avatar = await read(paths.avatar(parseUid(String(request.params.uid))))
  if (!avatar) throw new ApiError('not-found', 'There is no such picture.')
  const isPresentVersion = request.query.v === avatar.tag
  response.set('Cache-Control', isPresentVersion ? 'private, max-age=31536000, immutable' : 'no-cache')
  response.type('image/webp').send(Buffer.from(avatar.bytes))
}
