import { mkdirSync, readFileSync } from 'node:fs'
import { main } from '../scripts/run/main.mjs'
import { inProject } from '../scripts/run/paths.mjs'
import { setUp } from '../scripts/run/setup.mjs'

/** `npm run icons` draws the icons of home screens and notifications from web/public/favicon.svg. */
await main(async () => {
  await setUp()
  // Imported here, because this script is loaded before the packages are installed.
  const { default: sharp } = await import('sharp')
  const mark = readFileSync(inProject('web', 'public', 'favicon.svg'), 'utf8')
  // For systems that cut the corners themselves. The ball is within the inner 80 % that all of them keep.
  const fullBleed = mark.replace(' rx="14"', '')
  // Android's bar of notifications shows only the shape of a picture, in white: the ball, with its laces cut out.
  const [ball = '', laces = ''] = mark.match(/<path[^>]*>/g) ?? []
  const cut = `<mask id="cut"><rect width="64" height="64" fill="#fff"/>${laces.replace('#16265a', '#000')}</mask>`
  const shape = ball.replace('#ffc53d', '#fff').replace('/>', ' mask="url(#cut)"/>')
  const icons = [
    { name: 'icons/192.png', svg: mark, size: 192 },
    { name: 'icons/512.png', svg: mark, size: 512 },
    { name: 'icons/maskable-512.png', svg: fullBleed, size: 512 },
    { name: 'icons/badge-96.png', svg: mark.replace(/<title>.*(?=<\/svg>)/, cut + shape), size: 96 },
    { name: 'apple-touch-icon.png', svg: fullBleed, size: 180 },
  ]
  mkdirSync(inProject('web', 'public', 'icons'), { recursive: true })
  for (const { name, svg, size } of icons) {
    await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
      .resize(size, size)
      .png({ palette: true, effort: 10, compressionLevel: 9 })
      .toFile(inProject('web', 'public', name))
  }
})
