import type { Page } from '@playwright/test'
import { expect, freshLeague, logIn, PHONE, test } from './fixture'

freshLeague()

/** Holds timers of exactly these times (ms) until the test lets them run. Negative ids: clearing one stops no other. */
async function heldTimers(page: Page, ...held: number[]) {
  type Held = { timers: Record<number, (() => void)[]> }
  await page.addInitScript((times) => {
    const later = window.setTimeout
    const timers: Held['timers'] = Object.fromEntries(times.map((ms) => [ms, []]))
    const hold = (work: () => void, ms = 0) => (timers[ms] ? -timers[ms].push(work) : later(work, ms))
    Object.assign(window, { timers, setTimeout: hold })
  }, held)
  return {
    count: (ms: number) => page.evaluate((ms) => (window as unknown as Held).timers[ms]?.length, ms),
    up: (ms: number) =>
      page.evaluate((ms) => {
        for (const work of (window as unknown as Held).timers[ms] ?? []) work()
      }, ms),
  }
}

test('the chosen week is in the address, and survives a reload and the banner, which goes after 8 s', {
  tag: '@long',
}, async ({ page }) => {
  const timers = await heldTimers(page, 8_000)
  await logIn(page, 'maggie')
  const banner = page.getByText('Welcome back, Maggie!', { exact: true })
  const week = page.getByRole('button', { name: 'Week 10' })
  await week.click()
  await expect(page).toHaveURL(/\/dashboard\?season=\d{4}&week=10$/)
  await expect(week).toHaveAttribute('aria-pressed', 'true')
  expect(await timers.count(8_000), 'another week does not begin its time again').toBe(1)
  const opacityAt = (ms: number) =>
    banner.evaluate((element, ms) => {
      const [fading] = element.getAnimations()
      if (fading) fading.currentTime = ms
      return Number(getComputedStyle(element).opacity)
    }, ms)
  expect(await opacityAt(6_900)).toBe(1)
  expect(await opacityAt(7_500), 'it fades from the seventh second on').toBeLessThan(1)
  expect(await opacityAt(7_999)).toBeLessThan(0.1)
  await timers.up(8_000)
  await expect(banner).toHaveCount(0)
  await expect(page).toHaveURL(/\/dashboard\?season=\d{4}&week=10$/)
  await page.reload()
  await expect(week).toHaveAttribute('aria-pressed', 'true')
  await page.setViewportSize(PHONE)
  await page.goto('/dashboard?week=1')
  await expect(page.getByRole('button', { name: 'Week 1', exact: true })).toBeInViewport({ ratio: 1 })
  await page.goto('/login')
  await expect(page, 'whoever is logged in goes on').toHaveURL('/dashboard')
  await expect(page.getByRole('button', { name: 'Share picks' })).toBeVisible()
  await expect(banner, 'and is not greeted, without a login').toHaveCount(0)
  await expect(page.getByText(/^(Tied for )?\d+(st|nd|rd|th) of \d+/)).toBeVisible()
})

test('the banner leaves an open menu open when it goes, and does not come again with Back', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const timers = await heldTimers(page, 8_000)
  await logIn(page, 'maggie')
  const banner = page.getByText('Welcome back, Maggie!', { exact: true })
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: 'Share picks' }).click()
  const toast = page.locator('[data-tone]').filter({ has: page.getByRole('button', { name: 'Dismiss' }) })
  await expect(toast).toContainText('Your picks are saved')
  const [above, below] = [await toast.boundingBox(), await banner.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0), 'a toast stands above it').toBeLessThanOrEqual(below?.y ?? 0)
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await timers.up(8_000)
  await expect(banner).toHaveCount(0)
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await menu.click()

  await page.evaluate(() => localStorage.clear())
  await logIn(page, 'maggie')
  await expect(banner).toBeVisible()
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Scores' }).click()
  await expect(page).toHaveURL('/live-scores')
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText("Week's points")).toBeVisible()
  await expect(banner).toHaveCount(0)
})
