import { expect, type Page } from '@playwright/test'
import type { SessionResponse } from '#common/api/responses'
import { browser, storageIn } from '#web/session/device'
import { createPlayerStorage } from '#web/session/playerStorage'
import { createSessionStore } from '#web/session/session'

/** What a device keeps of a login. */
function keptOf(login: SessionResponse): [key: string, value: string][] {
  const values = new Map<string, string>()
  const device = { ...browser, storage: () => storageIn(values), announce: () => {} }
  createSessionStore(device, createPlayerStorage(device.storage)).beginSession(login)
  return [...values]
}

/**
 * Opens a screen as a player who has logged in before: the API is asked directly, and the app is loaded once. Without a
 * path no screen is opened. A test of the form itself, or of what follows it, uses `logIn`.
 */
export async function arrive(page: Page, username: string, path?: string, password = 'saturday'): Promise<void> {
  const answer = await page.request.post('/api/users/login', { data: { username, password } })
  if (!answer.ok()) throw new Error(await answer.text())
  // A page of the site without the app, for what is kept belongs to the site.
  await page.goto('/robots.txt')
  await page.evaluate(
    (kept) => {
      for (const [key, value] of kept) localStorage.setItem(key, value)
    },
    keptOf(await answer.json()),
  )
  if (path) await page.goto(path)
}

/** Opens the desk and waits for its games: until they are there, what is below moves away from beneath a press. */
export async function arriveAtDesk(page: Page): Promise<void> {
  await arrive(page, 'commish', '/commish')
  const games = page.getByRole('region', { name: /^Games of/ })
  await expect(games.getByRole('checkbox').first()).toBeVisible()
}

/** Logs in through the form that the page shows. */
export async function fillLogin(page: Page, username: string, password = 'saturday'): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/dashboard')
}
