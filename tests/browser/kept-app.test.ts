import type { BrowserContext, Page } from '@playwright/test'
import { MINUTE } from '#common/durations'
import { REGISTER_AFTER } from '#web/app/release'
import { OUT_OF_REACH_AFTER } from '#web/live/reach'
import { arrive } from './arrive'
import { expect, freshLeague, logIn, test } from './fixture'
import { gameAhead, lockIn, picked, says, team } from './game-day'
import { untilKept } from './until-kept'

freshLeague()
// The browser itself speaks of every call that finds no network.
test.use({ hasWorkers: true, complaints: 'expected' })

/** What the worker may keep: the app itself, the same for everybody. */
const KEPT = /^\/(index\.html$|manifest\.webmanifest$|assets\/|logos\/)/
/** What the clock shows at a time, as the pages write it. */
const clockAt = (at: number) =>
  new Date(at)
    .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'America/New_York' })
    .replace(/\s/, ' ')
const rows = (page: Page) => page.getByRole('table').getByRole('row')

/** The addresses of everything that the worker keeps. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Opens an address in a new tab of a device without a network. */
async function openOffline(context: BrowserContext, path: string): Promise<Page> {
  await context.setOffline(true)
  const page = await context.newPage()
  await page.goto(path)
  return page
}

test('the last known board opens without a network, and nothing of it after a logout', async ({ page, context }) => {
  await logIn(page, 'ray')
  await page.goto('/leaderboard')
  await expect(rows(page).nth(12)).toBeVisible()
  const seen = await rows(page).count()
  await untilKept(page)
  const fonts = (await keptIn(page)).filter((path) => path.endsWith('.woff2'))
  expect(fonts.length).toBeGreaterThan(0)
  expect(
    fonts.filter((path) => !/(inter|barlow)-/.test(path)),
    'but those of players’ own cards',
  ).toEqual([])
  for (const [path, type] of [
    ['/api/health', 'json'],
    ['/robots.txt', 'plain'],
  ] as const)
    expect((await page.goto(path))?.headers()['content-type'], 'the server answers').toContain(type)
  await page.close()

  const offline = await openOffline(context, '/leaderboard')
  await expect(rows(offline)).toHaveCount(seen)
  const notice = offline.getByText(/^Can't reach the league\. Showing what we last knew, from /)
  await expect(notice, 'sooner than on a page that has lost its network').toBeVisible({
    timeout: OUT_OF_REACH_AFTER - 1_000,
  })
  await context.setOffline(false)
  await offline.getByRole('button', { name: 'Logout' }).click()
  await expect(offline).toHaveURL('/')
  await offline.close()

  const next = await openOffline(context, '/leaderboard')
  await expect(next.getByLabel('Username')).toHaveValue('')
  await expect(rows(next)).toHaveCount(0)
  expect((await keptIn(next)).filter((path) => !KEPT.test(path))).toEqual([])
})

test('a visitor’s device keeps nothing, and a player’s does', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype
    ServiceWorkerContainer.prototype.register = function (address) {
      Object.assign(window, { hasRegistered: true })
      return register.call(this, address)
    }
  })
  await page.clock.install()
  const hasRegistered = async () => {
    await page.clock.runFor(REGISTER_AFTER)
    return page.evaluate(() => Reflect.get(window, 'hasRegistered') === true)
  }
  // The code that would register the worker is loaded after the screen, and waits for `REGISTER_AFTER` from then on.
  const code = page.waitForResponse(/\/assets\/AfterScreen-.*\.js$/)
  await page.goto('/')
  await expect(page.getByLabel('Username')).toBeVisible()
  await (await code).finished()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  for (const _ of [1, 2]) expect(await hasRegistered()).toBe(false)
  await arrive(page, 'ray', '/leaderboard')
  await expect(rows(page).first()).toBeVisible()
  await expect.poll(hasRegistered).toBe(true)
})

test('a phone whose clock is fast takes a pick without a network while the game is open', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await context.addInitScript((fast) => {
    const { now } = Date
    Date.now = () => now() + fast
  }, 20 * MINUTE)
  await arrive(page, 'wes', '/weekly-picks')
  const game = await gameAhead(page)
  await lockIn(page, game, 300)
  await says(page, game, /^Locks in /)
  await untilKept(page)
  await page.close()

  const offline = await openOffline(context, '/weekly-picks')
  await says(offline, game, /^Locks in /)
  await team(offline, game, 'HOME').click()
  await picked(offline, game, 'HOME')
  await says(offline, game, "You're offline. We'll save this when you're back.")
  const notice = offline.getByText(/^Can't reach the league\. Showing what we last knew, from /)
  const [, known] = /(\d+:\d\d [AP]M)\.$/.exec((await notice.textContent()) ?? '') ?? []
  expect([0, 1, 2, 3].map((minutes) => clockAt(Date.now() - minutes * MINUTE))).toContain(known)
})
