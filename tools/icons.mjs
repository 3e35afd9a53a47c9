import { mkdirSync, readFileSync } from 'node:fs'
import { main } from '../scripts/run/main.mjs'
import { inProject } from '../scripts/run/paths.mjs'
import { setUp } from '../scripts/run/setup.mjs'

/** `npm run icons` draws the icons of home screens from web/public/favicon.svg. */
await main(async () => {
  await setUp()
  // Imported here, because this script is loaded before the packages are installed.
  const { default: sharp } = await import('sharp')
  const mark = readFileSync(inProject('web', 'public', 'favicon.svg'), 'utf8')
  // For systems that cut the corners themselves. The ball is within the inner 80 % that all of them keep.
  const fullBleed = mark.replace(' rx="14"', '')
  const icons = [
    { name: 'icons/192.png', svg: mark, size: 192 },
    { name: 'icons/512.png', svg: mark, size: 512 },
    { name: 'icons/maskable-512.png', svg: fullBleed, size: 512 },
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
