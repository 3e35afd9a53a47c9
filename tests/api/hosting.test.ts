import { expect, test } from 'vitest'
import { ALL_TEAMS, altLogoPath } from '#common/teams/teams'
import { movedUrls, urls } from '#web/urls'
import { headers } from '../../scripts/hosting/headers.mjs'
import { SITE } from './support/client'

/** What Hosting says of an address, without following where it leads. */
async function visit(path: string) {
  const { status, headers } = await fetch(SITE + path, { redirect: 'manual' })
  return { status, type: headers.get('content-type')?.split(';')[0], cache: headers.get('cache-control') }
}

const page = { status: 200, type: 'text/html', cache: 'no-cache' }

test.each([...Object.values(urls), ...Object.keys(movedUrls), '/nowhere', '/dashboard/', '/minigames/nowhere'])(
  'the page %s is asked for again on every visit',
  async (path) => expect(await visit(path)).toEqual(page),
)

test('a built file is kept for a year', async () => {
  const home = await (await fetch(SITE)).text()
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(home) ?? []
  expect(await visit(script)).toEqual({
    status: 200,
    type: 'application/javascript',
    cache: 'public, max-age=31536000, immutable',
  })
})

test.each([
  ['/worker.js', 'application/javascript'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/index.html', 'text/html'],
])('%s is asked for again whenever it is needed', async (path, type) =>
  expect(await visit(path)).toEqual({ status: 200, type, cache: 'no-cache' }),
)

test('the file that tells pages the time is kept by no cache', async () => {
  expect(await visit('/robots.txt')).toEqual({ status: 200, type: 'text/plain', cache: 'private, no-store' })
  const { headers } = await fetch(`${SITE}/robots.txt`, { method: 'HEAD' })
  expect(Math.abs(Date.parse(headers.get('date') ?? '') - Date.now())).toBeLessThan(10_000)
})

test.each([
  ['/favicon.svg', 'image/svg+xml'],
  ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/icons/maskable-512.png', 'image/png'],
])('%s is a file of its own', async (path, type) => expect(await visit(path)).toMatchObject({ status: 200, type }))

test.each([
  ...['/assets/Home-gone1234.js', '/assets/gone', '/logos/GONE.png', '/logos/alt/gone', '/gone.woff2'],
  ...['/index.php', '/.env', '/no/such/page'],
])('%s is not found', async (path) => expect(await visit(path)).toMatchObject({ status: 404 }))

test.each(['/', '/api/health', '/robots.txt', '/assets/Home-gone1234.js'])(
  '%s has the headers of every answer',
  async (path) => {
    const answer = await fetch(SITE + path)
    const [wanted] = headers(['http://127.0.0.1:9099', 'http://127.0.0.1:8080'])
    expect(wanted?.headers.length).toBeGreaterThan(3)
    for (const { key, value } of wanted?.headers ?? []) expect(answer.headers.get(key), key).toBe(value)
  },
)

test('an answer of the API says itself how long it may be kept', async () =>
  expect(await visit('/api/health')).toMatchObject({ status: 200, cache: 'no-store' }))

test('both logos of every team are pictures, and so is an address that escapes the code', async () => {
  const addresses = ALL_TEAMS.flatMap((team) => [team.teamLogo, altLogoPath(team)])
  const paths = [
    ...addresses,
    ...addresses.filter((path) => path.includes('&')).map((path) => path.replace('&', '%26')),
  ]
  const answers = await Promise.all(paths.map(async (path) => ({ path, ...(await visit(path)) })))
  const picture = { status: 200, type: 'image/png', cache: 'public, max-age=86400' }
  expect(answers).toEqual(paths.map((path) => ({ path, ...picture })))
})
