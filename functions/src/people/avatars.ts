import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'
import { ApiError } from '#common/api/api-error'
import { paths } from '#common/paths'
import { avatarAddress } from '#common/people/profile'
import { db, read } from '../db/firebase'
import { parseUid } from './uids'

interface Avatar {
  bytes: Buffer
  tag: string
}

/** Keeps a player's picture. @returns its address, which changes with the picture. */
export async function storeAvatar(uid: string, bytes: Buffer): Promise<string> {
  const tag = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  await db.doc(paths.avatar(uid)).set({ bytes, tag } satisfies Avatar)
  return avatarAddress(uid, tag)
}

/** Serves a picture: for good under its own address, since another picture has another. */
export const serveAvatar: RequestHandler = async (request, response) => {
  const avatar = await read<Avatar>(paths.avatar(parseUid(String(request.params.uid))))
  if (!avatar) throw new ApiError('not-found', 'There is no such picture.')
  const lasting = request.query.v === avatar.tag
  response.set('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
  response.type('image/webp').send(avatar.bytes)
}
