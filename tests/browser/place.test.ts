import type { Page } from '@playwright/test'
import { arrive } from './arrive'
import { expect, freshLeague, test } from './fixture'

freshLeague()
test.use({ viewport: { width: 390, height: 844 } })

/** Waits until the screen has its height. */
async function hasLoaded(page: Page): Promise<void> {
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.getElementById('main')?.scrollHeight)).toBeGreaterThan(1_400)
}

/** How far down the page can be scrolled (px). */
const bottom = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)

/** Scrolls down, and waits until the page has kept its place. */
async function scrollDown(page: Page, top: number): Promise<void> {
  await hasLoaded(page)
  await page.evaluate((y) => scrollTo(0, y), top)
  // Beside what the router keeps there.
  await expect.poll(() => page.evaluate(() => history.state)).toMatchObject({ top, idx: expect.any(Number) })
}

/** The page lies where it was left, and stays there when it has loaded. */
async function isAt(page: Page, top: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  await hasLoaded(page)
  expect(await page.evaluate(() => scrollY)).toBe(top)
}

for (const path of ['/live-scores', '/dashboard', '/leaderboard', '/weekly-picks']) {
  test(`a reload of ${path} keeps the place`, { tag: '@long' }, async ({ page }) => {
    await arrive(page, 'ray', path)
    await scrollDown(page, 500)
    await page.reload()
    await isAt(page, 500)
  })
}

test('Back returns to the place, and a link to the top', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'ray', '/live-scores')
  await scrollDown(page, 700)
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Board' }).click()
  await expect(page).toHaveURL('/leaderboard')
  await isAt(page, 0)
  await page.goBack()
  await expect(page).toHaveURL('/live-scores')
  await isAt(page, 700)
  await page.goForward()
  await isAt(page, 0)
})

test('a choice on a screen stays in place, and a link to another board of it leads to its top', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page, 'ray', '/leaderboard')
  await scrollDown(page, 300)
  // A press of the test itself would scroll to the button.
  await page.getByRole('button', { name: 'Standings' }).dispatchEvent('click')
  await expect(page).toHaveURL('/leaderboard?show=standings')
  await isAt(page, 300)
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Scores' }).click()
  await expect(page).toHaveURL('/live-scores')
  await page.goBack()
  await isAt(page, 300)
  await page.goto('/leaderboard?view=overall')
  await scrollDown(page, 500)
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Board' }).click()
  await expect(page).toHaveURL('/leaderboard')
  await isAt(page, 0)
})

test('Back from a fragment of a page returns to the place', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'ray', '/weekly-picks')
  await scrollDown(page, 600)
  await page.evaluate(() => {
    location.hash = 'main'
  })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(600)
  await page.goBack()
  await isAt(page, 600)
})

test('Back returns to the place also of a page that was left while it moved', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'ray', '/live-scores')
  await hasLoaded(page)
  await page.evaluate(async () => {
    scrollTo(0, 700)
    await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    document.querySelector<HTMLElement>('nav a[href="/leaderboard"]')?.click()
  })
  await expect(page).toHaveURL('/leaderboard')
  await isAt(page, 0)
  await page.goBack()
  await isAt(page, 700)
  await expect.poll(() => page.evaluate(() => document.body.style.minHeight)).toBe('')
})

test('Back to a page that has become shorter ends at its last content', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'ray', '/weekly-picks')
  await hasLoaded(page)
  const folded = await bottom(page)
  await page.getByRole('button', { name: /^Final games/ }).click()
  await expect.poll(() => bottom(page)).toBeGreaterThan(folded + 200)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const unfolded = await bottom(page)
  await expect.poll(() => page.evaluate(() => history.state.top)).toBe(unfolded)
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Scores' }).click()
  // Not at once: a screen that was never left is still unfolded.
  await expect(page.getByRole('heading', { name: 'Live Scores' })).toBeVisible()
  await page.goBack()
  await hasLoaded(page)
  await expect(page.getByRole('link', { name: 'How it works' }).last()).toBeInViewport()
  await expect.poll(() => bottom(page)).toBeLessThan(unfolded)
  expect(await page.evaluate(() => scrollY)).toBe(await bottom(page))
})
