import type { Page } from '@playwright/test'
import { releaseOf, twoReleases } from './deploy'
import { expect, freshLeague, inspect, logIn, test } from './fixture'
import { untilKept } from './until-kept'

freshLeague()
const { deploy, laterScript } = twoReleases()
// The browser itself speaks of every call that finds no network.
test.use({ hasWorkers: true, complaints: 'expected' })

const SAVES = '**/api/picks'
const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' })
const update = (page: Page) => page.getByRole('button', { name: 'Update' })

/**
 * Waits for what the app loads after its screen. If a deploy comes before, the tab loads itself again for that, and a
 * press on a link meanwhile is lost.
 */
async function isLoaded(page: Page): Promise<void> {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect.poll(loaded).toContainEqual(expect.stringMatching(/AfterScreen-.*[.]js$/))
}

for (const width of [390, 1280]) {
  test(`a tab from before a deploy goes on, and offers the new version (${width} px)`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await logIn(page, 'wes')
    await untilKept(page)
    const before = await releaseOf(page)
    // As after a release was taken back: the browser remembers for a year that Hosting did not have the file.
    expect(await page.evaluate(async (path) => (await fetch(path)).status, laterScript())).toBe(404)
    deploy()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(bar(page)).toBeVisible()
    // A screen that this tab has never opened, whose files Hosting no longer has.
    await page
      .getByRole('link', { name: /^Weekly Picks$|^Picks/ })
      .first()
      .click()
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await releaseOf(page)).toBe(before)
    await inspect(page)
    const [above, title, save] = [
      await update(page).boundingBox(),
      await page.getByRole('heading', { level: 1 }).boundingBox(),
      await page.getByRole('button', { name: 'Save', exact: true }).boundingBox(),
    ]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(title?.y ?? 0)
    expect(title?.y).toBeLessThan(save?.y ?? 0)
    expect((await update(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)

    await page.route(SAVES, (route) => route.abort())
    const open = page.getByRole('article').getByRole('button', { pressed: false, disabled: false })
    await open.first().click()
    await expect(update(page)).toBeDisabled()
    await page.unroute(SAVES)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await update(page).click()
    await expect.poll(() => releaseOf(page)).not.toBe(before)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(bar(page)).toHaveCount(0)
  })
}

test('a tab beside the one that was updated loads itself again for a screen whose file is gone', {
  tag: '@long',
}, async ({ page, context }) => {
  await logIn(page, 'dee')
  await expect(page.getByRole('article').first()).toBeVisible()
  await untilKept(page)
  const before = await releaseOf(page)
  const other = await context.newPage()
  await other.goto('/how-it-works')
  deploy()
  await other.evaluate(() => window.dispatchEvent(new Event('online')))
  await update(other).click()
  await expect.poll(() => releaseOf(other)).not.toBe(before)
  await expect(bar(page)).toBeVisible()
  // The old worker's files are gone; only the browser's own cache may have them still.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await page.getByRole('link', { name: 'Mini Games' }).click()
  await expect.poll(() => releaseOf(page)).not.toBe(before)
  await expect(page).toHaveURL('/minigames/nickname')
  await expect(bar(page)).toHaveCount(0)
})

test('a device that has the app is offered the new version before the login, too', { tag: '@long' }, async ({
  page,
}) => {
  await logIn(page, 'ray')
  await untilKept(page)
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
  deploy()
  await page.goto('/login')
  const before = await releaseOf(page)
  await expect(bar(page)).toBeVisible({ timeout: 20_000 })
  await inspect(page)
  await update(page).click()
  await expect.poll(() => releaseOf(page)).not.toBe(before)
  await expect(page.getByLabel('Username')).toBeVisible()
})

test.describe('without workers', () => {
  test.use({ hasWorkers: false })

  test('a tab from before a deploy loads itself again for a screen whose file is gone, once', { tag: '@long' }, async ({
    page,
  }) => {
    await logIn(page, 'maggie')
    await expect(page.getByRole('article').first()).toBeVisible()
    await isLoaded(page)
    const before = await releaseOf(page)
    let loads = 0
    page.on('load', () => (loads += 1))
    deploy()
    await page.getByRole('link', { name: 'Live Scores' }).click()
    // The screen that one leaves has cards as well, so the new release comes first.
    await expect.poll(() => releaseOf(page)).not.toBe(before)
    await expect(page).toHaveURL('/live-scores')
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(loads).toBe(1)
  })
})
