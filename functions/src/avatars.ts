import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'
import sharp from 'sharp'
import { ApiError } from '../../common/api-error'
import { paths } from '../../common/paths'
import { avatarAddress } from '../../common/profile'
import { db, read } from './firebase'
import { uidOf } from './uids'

/** The largest picture that is taken (bytes), and the largest that is kept. */
export const AVATAR_UPLOAD_MAX = 8 * 1024 * 1024
const KEPT_MAX = 60_000
const SIDE = 192
/** Nothing a phone takes is larger; a picture that unfolds to more is a trap. */
const PIXELS_MAX = 100_000_000
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif', 'avif'])

interface Avatar {
  bytes: Buffer
  tag: string
}

/** A small square picture without the metadata of the one that was sent, which may say where it was taken. */
export async function encodeAvatar(sent: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(sent, { limitInputPixels: PIXELS_MAX })
    if (!FORMATS.has((await picture.metadata()).format ?? '')) throw new Error('not a photograph')
    const square = picture.rotate().resize(SIDE, SIDE, { fit: 'cover' })
    for (const quality of [82, 60, 40]) {
      const bytes = await square.clone().webp({ quality }).toBuffer()
      if (bytes.length <= KEPT_MAX) return bytes
    }
    throw new Error('still too large')
  } catch {
    throw new ApiError('bad-input', 'That file is not a picture we can read. Try a JPEG or PNG.')
  }
}

/** Keeps a player's picture. @returns its address, which changes with the picture. */
export async function keepAvatar(uid: string, bytes: Buffer): Promise<string> {
  const tag = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  await db.doc(paths.avatar(uid)).set({ bytes, tag } satisfies Avatar)
  return avatarAddress(uid, tag)
}

/** Serves a picture: for good under its own address, since another picture has another. */
export const serveAvatar: RequestHandler = async (request, response) => {
  const avatar = await read<Avatar>(paths.avatar(uidOf(String(request.params.uid))))
  if (!avatar) throw new ApiError('not-found', 'There is no such picture.')
  const lasting = request.query.v === avatar.tag
  response.set('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
  response.type('image/webp').send(avatar.bytes)
}
