/** The markers of a JPEG, each after a byte 0xFF. */
const [START, END, SCAN, FIRST_KNOWN] = [0xd8, 0xd9, 0xda, 0xc0]
/** Whether a marker divides a scan into parts. It stands alone: no length follows it. */
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/** Whether a file begins as a JPEG does. */
const isJpeg = (file: Buffer) => file.readUInt16BE(0) === 0xff00 + START

/**
 * How many scans a JPEG has: a progressive one comes as several, each of which is decoded over the whole picture,
 * however few its bytes are. What else the file carries is skipped, as a small picture for previews or a video after
 * the end. Of a reserved marker only its two bytes are skipped, not the length that it claims: decoders read on there.
 */
export function countScans(file: Buffer): number {
  if (file.length < 2 || !isJpeg(file)) return 0
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
