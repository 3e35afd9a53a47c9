import sharp from 'sharp'
import { ApiError } from '#common/api/api-error'
import { BAD_PICTURE_TEXT } from '#common/people/picture'

// Imported only with `import()`: sharp takes as long to load as a fifth of the API, and few requests bring a picture.

/** The largest picture that is decoded (pixels), and the largest that is stored (bytes). */
const PIXELS_MAX = 25_000_000
const STORED_MAX = 60_000
/** Width and height of a stored picture (pixels). */
const SIDE = 192
/** How long decoding one picture may take. */
const TIMEOUT_SECONDS = 15
/** How many pictures may wait in the queue, each with its bytes in memory. */
const WAITING_MAX = 8

/** Decoding wider pixels takes many times the memory that their number suggests. */
const CHANNELS_MAX = 4
/** Cameras and editors write about ten scans. Each costs as much as the picture has pixels, and may have 40 bytes. */
const SCANS_MAX = 100

// Only bitmap formats are decoded: an SVG can run code, and a PDF can load other files. Nor is AVIF: its head tells the
// size that the picture is cropped to, while what it is cropped from, or its transparency, may take gigabytes. Nor is
// TIFF: to read its head alone may take seconds.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
})
sharp.cache(false)
sharp.concurrency(1)

let waiting = 0
let queue: Promise<unknown> = Promise.resolve()

/**
 * Makes a small square WebP of a picture, without its metadata, which may say where it was taken. Pictures are read
 * one at a time, because one of the largest takes some hundred megabytes.
 * @throws ApiError bad-input for a file that is no picture or too large; not-ready when too many wait already.
 */
export async function encodeAvatar(sent: Buffer): Promise<Buffer> {
  if (waiting >= WAITING_MAX)
    throw new ApiError('not-ready', 'Too many pictures at once. Please try again in a minute.')
  waiting += 1
  const mine = queue.then(() => encode(withoutTexts(sent)))
  // The caller gets the error; the next in the queue must not.
  queue = mine.catch(() => undefined)
  try {
    return await mine
  } finally {
    waiting -= 1
  }
}

async function encode(sent: Buffer): Promise<Buffer> {
  // First, because sharp's time limit does not hold while it reads the scans.
  if (countScans(sent) > SCANS_MAX) throw unreadablePicture()
  await refuseLarge(sent)
  // Whatever sharp reports about the file, the player can only send another one. It is not logged: anybody may send
  // such files.
  return square(sent).catch(() => {
    throw unreadablePicture()
  })
}

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const PNG_TEXTS = new Set(['tEXt', 'zTXt', 'iTXt'])

/** A PNG without its texts: they are not stored, and compressed ones unfold to a thousand times what was sent. */
function withoutTexts(sent: Buffer): Buffer {
  if (!sent.subarray(0, PNG.length).equals(PNG)) return sent
  const kept: Uint8Array[] = [PNG]
  // A chunk is its length, its type of four letters, that many bytes, and a checksum.
  for (let offset = PNG.length; offset + 12 <= sent.length; ) {
    const end = offset + 12 + sent.readUInt32BE(offset)
    if (!PNG_TEXTS.has(sent.toString('latin1', offset + 4, offset + 8))) kept.push(sent.subarray(offset, end))
    offset = end
  }
  return Buffer.concat(kept)
}

/** The markers of a JPEG, each after a byte 0xFF. */
const [START, END, SCAN, FIRST_KNOWN] = [0xd8, 0xd9, 0xda, 0xc0]
/** Whether a marker divides a scan into parts. It stands alone: no length follows it. */
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/**
 * How many scans a JPEG has: a progressive one comes as several, each of which is decoded over the whole picture,
 * however few its bytes are. What else the file carries is skipped, as a small picture for previews or a video after
 * the end. Of a reserved marker only its two bytes are skipped, not the length that it claims: decoders read on there.
 */
export function countScans(file: Buffer): number {
  if (file[0] !== 0xff || file[1] !== START) return 0
  let scans = 0
  let offset = 2
  for (;;) {
    offset = file.indexOf(0xff, offset)
    const marker = offset < 0 ? undefined : file[offset + 1]
    if (marker === undefined || marker === END) return scans
    if (marker === SCAN) scans += 1
    // Of several bytes 0xFF the last one begins the marker.
    if (marker === 0xff) offset += 1
    else if (marker < FIRST_KNOWN || isRestart(marker) || offset + 4 > file.length) offset += 2
    else offset += 2 + file.readUInt16BE(offset + 2)
  }
}

const unreadablePicture = () => new ApiError('bad-input', BAD_PICTURE_TEXT)

/** Checks what the picture's header declares, before anything is decoded. */
async function refuseLarge(sent: Buffer): Promise<void> {
  const { width, height, channels } = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadablePicture()
    })
  if (width * height > PIXELS_MAX) throw new ApiError('bad-input', 'That picture has more than 25 megapixels.')
  if (channels > CHANNELS_MAX) throw unreadablePicture()
}

async function square(sent: Buffer): Promise<Buffer> {
  const picture = sharp(sent, { limitInputPixels: PIXELS_MAX }).timeout({ seconds: TIMEOUT_SECONDS })
  const { data, info } = await picture.rotate().resize(SIDE, SIDE, { fit: 'cover' }).raw().toBuffer({
    resolveWithObject: true,
  })
  for (const quality of [82, 60, 40]) {
    const bytes = await sharp(data, { raw: info }).webp({ quality }).toBuffer()
    if (bytes.length <= STORED_MAX) return bytes
  }
  throw new Error('still too large')
}
