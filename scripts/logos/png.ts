import sharp from 'sharp'

/** An SVG as a PNG of 16 colours: a badge is flat and has six of them, the others smooth its edges. */
export function png(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer()
}
