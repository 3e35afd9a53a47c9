import type { Page } from '@playwright/test'
import { OUT_OF_REACH_AFTER } from '#web/live/reach'
import { NOTICED_WITHIN } from '#web/live/signIn'
import { arrive } from './arrive'
import { expect, freshLeague, test } from './fixture'

freshLeague()
// The browser itself speaks of every call that finds no network.
test.use({ complaints: 'expected' })

const LISTENS = /google\.firestore\.v1\.Firestore\/Listen/
/** How long until the notice is shown, with the time that a busy machine takes. */
const SOON = { timeout: OUT_OF_REACH_AFTER + 2_000 }
const cards = (page: Page) => page.getByRole('article')
const notice = (page: Page) => page.getByText(/^Can't reach the league\./)

/** Takes the network away, or gives it back. This browser changes its state without the event that comes with it. */
async function setNetwork(page: Page, isOnline: boolean): Promise<void> {
  await page.context().setOffline(!isOnline)
  await page.evaluate((name) => window.dispatchEvent(new Event(name)), isOnline ? 'online' : 'offline')
}

test.beforeEach(async ({ page }) => {
  // Without a worker, the code of the notice cannot come any more once the network is gone.
  const notices = page.waitForResponse(/OutOfReach-.*\.js$/)
  await arrive(page, 'ray', '/weekly-picks')
  await notices
  await expect(cards(page).first()).toBeVisible()
})

test('without a network the league says so, shows what was last known, and recovers by itself', async ({ page }) => {
  const count = await cards(page).count()
  await setNetwork(page, false)
  await expect(page.getByText(/^Can't reach the league\. Showing what we last knew, from /)).toBeVisible(SOON)
  await expect(cards(page)).toHaveCount(count)
  await setNetwork(page, true)
  await expect(notice(page)).toBeHidden({ timeout: 10_000 })
})

for (const scrolled of [0, 700]) {
  test(`the notice is in sight ${scrolled} px down the page, and moves no card when it comes or goes`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate((top) => scrollTo(0, top), scrolled)
    const places = () => cards(page).evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().y)))
    const before = await places()
    await setNetwork(page, false)
    await expect(notice(page)).toBeInViewport(SOON)
    expect(await places()).toEqual(before)
    await setNetwork(page, true)
    await expect(notice(page)).toBeHidden({ timeout: 10_000 })
    expect(await places()).toEqual(before)
  })
}

test('a database that is down leaves the last known cards after a reload, and the notice goes once it is back', {
  tag: '@long',
}, async ({ page }) => {
  const count = await cards(page).count()
  await page.route(LISTENS, (route) => route.abort())
  await page.reload()
  await expect(cards(page)).toHaveCount(count)
  await expect(notice(page)).toBeVisible(SOON)
  // At once, and without waiting as a click does: the page also tries again by itself, which takes the button away.
  await Promise.all([page.unroute(LISTENS), page.getByRole('button', { name: 'Retry' }).dispatchEvent('click')])
  await expect(notice(page)).toBeHidden({ timeout: 10_000 })
})

for (const path of ['/leaderboard', '/live-scores', '/dashboard']) {
  test(`${path} that was never seen says once that it is not kept, and invents no number`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('live:')) localStorage.removeItem(key)
    })
    await page.route(LISTENS, (route) => route.abort())
    await page.goto(path)
    const unkept = page.getByText('This page is not on your device yet.').filter({ visible: true })
    await expect(page.getByText(/^Loading/).first()).toBeAttached()
    expect(await unkept.count(), 'while it may still come').toBe(0)
    await expect(page.getByText("Can't reach the league.", { exact: true })).toBeVisible(SOON)
    await expect(unkept).toHaveCount(1)
    const loading = await page.getByText(/^Loading/).all()
    expect(loading.length).toBeGreaterThan(0)
    for (const each of loading) await expect(each).toBeHidden()
    await expect(page.getByRole('main')).not.toContainText(/\d/, { useInnerText: true })
  })
}

test('an error of the sign-in service while a page loads ends no session', { tag: '@long' }, async ({ page }) => {
  const headers = { 'access-control-allow-origin': '*' }
  const down = { status: 503, headers, json: { error: { code: 503, message: 'UNAVAILABLE' } } }
  await page.route('**/accounts:lookup*', (route) => route.fulfill(down))
  const answered = page.waitForResponse('**/accounts:lookup*')
  await page.goto('/dashboard')
  await (await answered).finished()
  await page.waitForTimeout(NOTICED_WITHIN + 1_000)
  await expect(page.getByText('Hello, ray')).toBeAttached()
  await expect(cards(page).first()).toBeVisible()
  const stored = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('firebase:authUser')),
  )
  expect(stored).toHaveLength(1)
})
