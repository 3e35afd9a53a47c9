import { setInterval as every } from 'node:timers/promises'
import { brotliDecompressSync, crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { BAD_PICTURE_TEXT } from '#common/people/picture'
import { countScans, encodeAvatar } from './encode-avatar'

const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#841617' } })

/** The markers of a progressive JPEG's head, and of each scan. */
const [FRAME, SCAN] = [Buffer.from([0xff, 0xc2]), Buffer.from([0xff, 0xda])]

/** A progressive JPEG whose head declares this size, whatever its few bytes hold. */
async function declaring(width: number, height: number): Promise<Buffer> {
  const bytes = await flat(16, 16).jpeg({ progressive: true }).toBuffer()
  const frame = bytes.indexOf(FRAME)
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

/** The highest memory use during some work, above the use before it (MB). */
async function peak(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss()
  let most = before
  const stop = new AbortController()
  const watching = (async () => {
    for await (const _ of every(2, null, { signal: stop.signal })) most = Math.max(most, process.memoryUsage.rss())
  })().catch(() => undefined)
  await work()
  stop.abort()
  await watching
  return (most - before) / 1_000_000
}

test.each([
  ['10,000 × 10,000', 10_000, 10_000],
  ['one pixel too wide', 6_251, 4_000],
])('a picture that declares %s is refused before anything is decoded', async (_size, width, height) => {
  const sent = await declaring(width, height)
  const refused = expect.objectContaining({ status: 400, message: 'That picture has more than 25 megapixels.' })
  const used = await peak(async () => {
    const four = await Promise.allSettled([1, 2, 3, 4].map(() => encodeAvatar(sent)))
    for (const each of four) expect(each).toEqual({ status: 'rejected', reason: refused })
  })
  expect(used).toBeLessThan(60)
})

test('pictures are decoded one at a time', async () => {
  const sent = await flat(6_250, 4_000).jpeg({ progressive: true }).toBuffer()
  await encodeAvatar(sent)
  const one = await peak(() => encodeAvatar(sent))
  const four = await peak(() => Promise.all([1, 2, 3, 4].map(() => encodeAvatar(sent))))
  expect(four).toBeLessThan(one + 100)
})

/** A chunk of a PNG. */
function chunk(type: string, bytes: Buffer): Buffer {
  const [length, check, typed] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(type), bytes])]
  length.writeUInt32BE(bytes.length)
  check.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, check])
}

test('the texts of a PNG are not unfolded', async () => {
  const text = chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(50_000_000))]))
  const plain = await flat(16, 16).png().toBuffer()
  const afterHead = 33
  const sent = Buffer.concat([
    plain.subarray(0, afterHead),
    ...Array<Uint8Array>(40).fill(text),
    plain.subarray(afterHead),
  ])
  await encodeAvatar(plain)
  const used = await peak(async () => expect((await encodeAvatar(sent)).length).toBeGreaterThan(0))
  expect(used).toBeLessThan(60)
})

test('a picture is refused for now while too many wait', async () => {
  const sent = await flat(2_000, 2_000).jpeg().toBuffer()
  const all = await Promise.allSettled(Array.from({ length: 12 }, () => encodeAvatar(sent)))
  const refused = all.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(refused).toHaveLength(4)
  expect(refused[0]).toMatchObject({ status: 503, code: 'not-ready' })
})

test('while too many wait, not even the head of another is read', async () => {
  const sent = await flat(2_000, 2_000).jpeg().toBuffer()
  const large = await declaring(10_000, 10_000)
  const waiting = Promise.all(Array.from({ length: 8 }, () => encodeAvatar(sent)))
  await expect(encodeAvatar(large)).rejects.toMatchObject({ status: 503, code: 'not-ready' })
  await waiting
})

test('a picture with pixels wider than four colours is refused', async () => {
  const sent = await declaring(16, 16)
  const frame = sent.indexOf(FRAME)
  // A marker, the length, and for each of the three colours three bytes.
  const end = frame + 2 + sent.readUInt16BE(frame + 2)
  const head = Buffer.concat([sent.subarray(frame, end), Buffer.from([4, 0x11, 0, 5, 0x11, 0])])
  head.writeUInt16BE(head.length - 2, 2)
  head.writeUInt8(5, 9)
  const wide = Buffer.concat([sent.subarray(0, frame), head, sent.subarray(end)])
  expect((await sharp(wide).metadata()).channels).toBe(5)
  await expect(encodeAvatar(wide)).rejects.toMatchObject({ status: 400 })
})

/** A JPEG with its last scan so many times more, and these bytes before them. */
function withScans(jpeg: Buffer, more: number, before = Buffer.alloc(0)): Buffer {
  const scan = jpeg.subarray(jpeg.lastIndexOf(SCAN), -2)
  return Buffer.concat([jpeg.subarray(0, -2), before, ...Array<Uint8Array>(more).fill(scan), jpeg.subarray(-2)])
}

test.each([
  ['2,600 scans', undefined],
  ['2,600 scans behind a reserved marker that claims to hold them', Buffer.from([0xff, 0x02, 0xff, 0xff])],
])('a JPEG of %s is refused before its head is read', async (_what, before) => {
  // The head declares too many pixels, and is what would be refused, if it had been read.
  const sent = withScans(await declaring(10_000, 10_000), 2_600, before)
  await expect(encodeAvatar(sent)).rejects.toMatchObject({ status: 400, message: BAD_PICTURE_TEXT })
})

test('what only looks like a scan does not count: in a preview, or in a video behind the picture', async () => {
  const sent = await declaring(16, 16)
  const scans = Buffer.concat(Array<Uint8Array>(200).fill(SCAN))
  const preview = Buffer.concat([Buffer.from([0xff, 0xef, 0, 0]), scans])
  preview.writeUInt16BE(preview.length - 2, 2)
  const carrying = Buffer.concat([sent.subarray(0, 2), preview, sent.subarray(2), scans])
  expect(countScans(carrying)).toBe(countScans(sent))
  expect((await encodeAvatar(carrying)).length).toBeGreaterThan(0)
})

test('of a picture the middle is stored, turned as the camera was held', async () => {
  const blue = { width: 300, height: 100, channels: 3, background: '#0000ff' } as const
  // In the middle the left half is red. The camera was held so that its left is the top.
  const sent = await sharp({ create: blue })
    .composite([{ input: { create: { ...blue, width: 50, background: '#ff0000' } }, left: 100, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { data, info } = await sharp(await encodeAvatar(sent))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isRed = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 128
  expect([isRed(40, 20), isRed(150, 20), isRed(40, 170), isRed(150, 170)]).toEqual([true, true, false, false])
})

test('a JPEG that ends inside the head of a part is read to its end', () =>
  expect(countScans(Buffer.concat([Buffer.from([0xff, 0xd8]), SCAN]))).toBe(1))

/** An AVIF of 1,009 bytes, packed: 100 × 100 pixels, whose transparency has 8,000 × 8,000 and unfolds to a gigabyte. */
const UNFOLDS = [
  'G/ADII7URjUMv1lEZ9UBxMYdzulhsAECBIQOnFMXLZolMvEJdepA6m+aHeTEJy1kuHar1xxxMa7VqL69BcBR1NmTcd1IBICCRGF9pyBOBGpDvm6U',
  'SJWbRCBvhxMjfidEkSRX8SHOTMUQGLUVCF45APrCDVCPiSVSigBkViiFytfAdQsNQx1Xv4cxo04FhgCHibUzEeYR46sshly3sIyBruq0JXUw4QQI',
  'KDXdgOpBrYZuJksoF8faeDpXwxzLdfXIiF1XuzJewYRivk+P5xOfxd9IFi+7Jjlx7T3j3+Ej49EllQ5wIqY4zx/VkcZAdQ1Mc4iO1jCAPbULRW02',
  '5rp6yFX/D4tAvUwh4DrNoa8Xa7fxMakZaU8ID7PYMGNlwv//f+p+mJ4/5f/drudJ1lqxqoO9XGg+ZHGZ/dutH65vKhkoHB9+9FndttFp8weYQ1/H',
  '5XNy/8//rMJ/a5g6Dvz/aAD+NVI/Kvb266q446tP97QaqbPDdMXYvL/xJYWFvFW39cddHRSVvqDoUWdXj63qquVzLPf4tftNrcg9T90XCPd88bUN',
  'z1g6IPVrpN6VFPfjtseXDJn9QHlm56PKu/fafrc8qJ2/ebpbXcXU0nPZQRF5IbEeVdt3Xd++8NPAnuYLvJwdR1uUNTTr2r1JbU39GvHu1KgXu+cH',
  'Gl9sztAKrBw/l9P7ueKZ2+oGj8f+Y8cMeqe8MbTlUnTdobohzxZ0Ooxdnx5ybd2WkgfLRO9Pjez25+mB2K8ePbcsqGgqtS9NeGUwcvVlzV4Nzf49',
  'es4bWipu/uB61mOAoCs4yP91+Li3Paxf37j/3XdV+fs3zhVbQu3tS3pCd+u8FA==',
].join('')

test.each([
  ['of any kind', () => flat(16, 16).avif().toBuffer()],
  ['whose transparency is larger than itself', () => brotliDecompressSync(Buffer.from(UNFOLDS, 'base64'))],
])('an AVIF %s is refused', async (_kind, sent) => {
  await expect(encodeAvatar(await sent())).rejects.toMatchObject({ status: 400, message: BAD_PICTURE_TEXT })
})
