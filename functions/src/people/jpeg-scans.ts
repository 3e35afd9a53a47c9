/** The markers of a JPEG, each after a byte 0xFF. */
const [START, END, SCAN, FIRST_KNOWN] = [0xd8, 0xd9, 0xda, 0xc0]
/** What ends the tables of one part of a scan; like the start of the picture, nothing belongs to it. */
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/** Whether a file begins as a JPEG does. */
const isJpeg = (file: Buffer) => file.readUInt16BE(0) === 0xff00 + START

/**
 * How many scans a JPEG has: a progressive one comes as several, each of which is decoded over the whole picture,
 * however few its bytes are. What else the file carries is skipped, as a small picture for previews or a video after
 * the end. Reserved markers are not skipped with what they claim, because decoders, too, read on behind them.
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
