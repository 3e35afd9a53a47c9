import sharp from 'sharp'
import { ApiError } from '#common/api/api-error'

/** The largest picture that is taken, in bytes and in pixels; and the largest that is kept (bytes). */
export const AVATAR_UPLOAD_MAX = 8 * 1024 * 1024
const PIXELS_MAX = 24_000_000
const KEPT_MAX = 60_000
const SIDE = 192
/** No picture takes longer to read (s). */
const PATIENCE = 15
/** So many may wait for their turn, each with its bytes in memory. */
const WAITING_MAX = 8

/** At most four colours of two bytes: a picture of wider pixels takes many times the memory their number tells. */
const DEPTHS = new Set(['uchar', 'ushort'])
const CHANNELS_MAX = 4

// Only photographs are read: a drawing can run code, and a document can load another.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff', 'Heif'].map((format) => `VipsForeignLoad${format}`),
})
sharp.cache(false)
sharp.concurrency(1)

let waiting = 0
let turn: Promise<unknown> = Promise.resolve()

/**
 * A small square picture without the metadata of the one that was sent, which may say where it was taken. Pictures are
 * read one at a time: one of the largest takes some hundred megabytes.
 * @throws ApiError bad-input for what is no picture or too large a one; not-ready when too many wait already.
 */
export async function encodeAvatar(sent: Buffer): Promise<Buffer> {
  await refuseLarge(sent)
  if (waiting >= WAITING_MAX)
    throw new ApiError('not-ready', 'Too many pictures at once. Please try again in a minute.')
  waiting += 1
  const mine = turn.then(() => square(sent))
  turn = mine.catch(() => undefined)
  try {
    return await mine
  } catch {
    throw unreadable()
  } finally {
    waiting -= 1
  }
}

const unreadable = () => new ApiError('bad-input', 'That file is not a picture we can read. Try a JPEG or PNG.')

/** Judges a picture by what its head declares, before anything is unpacked. */
async function refuseLarge(sent: Buffer): Promise<void> {
  const { width, height, depth, channels } = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable()
    })
  if (width * height > PIXELS_MAX) throw new ApiError('bad-input', 'That picture has more than 24 megapixels.')
  if (!DEPTHS.has(depth) || channels > CHANNELS_MAX) throw unreadable()
}

async function square(sent: Buffer): Promise<Buffer> {
  const picture = sharp(sent, { limitInputPixels: PIXELS_MAX }).timeout({ seconds: PATIENCE })
  const { data, info } = await picture.rotate().resize(SIDE, SIDE, { fit: 'cover' }).raw().toBuffer({
    resolveWithObject: true,
  })
  for (const quality of [82, 60, 40]) {
    const bytes = await sharp(data, { raw: info }).webp({ quality }).toBuffer()
    if (bytes.length <= KEPT_MAX) return bytes
  }
  throw new Error('still too large')
}
