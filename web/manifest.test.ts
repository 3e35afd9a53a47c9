import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { manifest, previewPicture } from './manifest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const picture = (src: string) => sharp(readFileSync(new URL(`public${src}`, import.meta.url)))

const icons = [
  ...(manifest.icons ?? []).map(({ src, sizes = '', purpose = 'any' }) => ({
    src,
    sizes,
    isCut: purpose === 'maskable',
  })),
  { src: '/apple-touch-icon.png', sizes: '180x180', isCut: true },
]

describe.each(icons)('the icon $src', ({ src, sizes, isCut }) => {
  it(`is ${sizes}`, async () => {
    const { width, height } = await picture(src).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  })
  it(isCut ? 'fills its corners' : 'has round corners', async () => {
    const corner = await picture(src).ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
    expect(corner[3]).toBe(isCut ? 255 : 0)
  })
})

test('the colours around the app are those of the page', () => {
  const night = /--night: (#\w{6});/.exec(read('src/tokens.css'))?.[1]
  const theme = /name="theme-color" content="([^"]+)"/.exec(read('index.html'))?.[1]
  expect([manifest.theme_color, manifest.background_color, theme]).toEqual([night, night, night])
})

test('browsers are asked not to translate the page', () => {
  expect(read('index.html')).toMatch(/<html [^>]*translate="no"/)
  expect(read('index.html')).toContain('<meta name="google" content="notranslate" />')
})

test('the app on a home screen is the same for every release, and the whole site without the browser around it', () =>
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' }))

test('the page has its icons, and reaches to the edges of a screen with round corners', () => {
  const page = read('index.html')
  const icons = [...page.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(([, href]) => href)
  expect(icons).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])
  for (const href of icons) expect(existsSync(new URL(`public${href}`, import.meta.url)), href).toBe(true)
  expect(page).toMatch(/name="viewport" content="[^"]*viewport-fit=cover"/)
  expect(page).toContain('<meta name="apple-mobile-web-app-title" content="CFB Picks" />')
})

test('a link in a chat shows what the app is, with its icon, and nothing of the league', () => {
  const page = read('index.html')
  const previews = [...page.matchAll(/<meta property="og:(\w+)" content="([^"]+)"/g)].map(([, of, says]) => [of, says])
  expect(previews).toEqual([
    ['title', 'CFB Picks'],
    ['description', 'Pick college football games against the spread with family and friends.'],
    ['type', 'website'],
  ])
  expect(previewPicture('picks.example.com')).toMatchObject([
    { attrs: { property: 'og:image', content: 'https://picks.example.com/icons/512.png' } },
  ])
  expect(previewPicture(undefined)).toEqual([])
})

test('the mark of a notification is a white shape on nothing', async () => {
  const { data, info } = await picture('/icons/badge-96.png').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = Array.from({ length: info.width * info.height }, (_, index) => [
    ...data.subarray(4 * index, 4 * index + 4),
  ])
  const drawn = pixels.filter(([, , , alpha]) => alpha === 255)
  expect([info.width, info.height, pixels[0]?.[3]]).toEqual([96, 96, 0])
  expect(drawn.length).toBeGreaterThan(1_500)
  expect(drawn.filter(([red, green, blue]) => red !== 255 || green !== 255 || blue !== 255)).toEqual([])
})
