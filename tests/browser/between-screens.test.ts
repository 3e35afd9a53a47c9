import type { Page } from '@playwright/test'
import { fillLogin } from './arrive'
import { expect, freshLeague, test, WEEK } from './fixture'

freshLeague()

/** Notes every title and heading of a dialog that the page shows, however briefly. @returns them so far, each once. */
async function headings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    const look = () => {
      for (const heading of document.querySelectorAll('h1, dialog h2')) seen.add(heading.textContent)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
    Object.assign(window, { seen })
  })
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
}

const PITCH = 'Pick the games.Beat the spread.Beat your uncle.'

test('a login at the home leads to the dashboard, and shows no other screen before', async ({ page }) => {
  const seen = await headings(page)
  await page.goto('/')
  await fillLogin(page, 'ray')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(await seen()).toEqual([PITCH, 'Dashboard'])
})

test('a logout on the weekly picks does not ask to log in, and leads to the home, whose title names the page', {
  tag: '@long',
}, async ({ page }) => {
  const seen = await headings(page)
  // Opens the question once: with its code loaded, a logout that wrongly asks would show it.
  await page.goto('/weekly-picks')
  await page.getByRole('dialog', { name: 'Please log in' }).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Log in' }).click()
  await fillLogin(page, 'ray')
  await page.getByRole('navigation').getByRole('link', { name: 'Weekly Picks' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: `Week ${WEEK}` })).toBeVisible()
  await page.evaluate(() => (window as unknown as { seen: Set<string> }).seen.clear())
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('main')).toHaveAccessibleName(/^Pick the games/)
  expect(await seen()).not.toContain('Please log in')
})
