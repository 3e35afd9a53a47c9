import type { Page } from '@playwright/test'
import { arrive, fillLogin } from './arrive'
import { expect, freshLeague, inspect, send, test } from './fixture'
import { mailedLink, resetLink } from './mailed-link'

freshLeague()
// The browser itself complains of the calls of a session that has ended.
test.use({ complaints: 'expected' })

/** Logs another player in from another tab of the same browser, which the first one follows. */
async function logInBeside(page: Page, username: string): Promise<void> {
  const other = await page.context().newPage()
  await arrive(other, username)
  await expect(page.getByText(`Hello, ${username}`).first()).toBeAttached()
}

test('a login in another tab leaves nothing of the player before in the forms of this one', { tag: '@long' }, async ({
  page,
}) => {
  await arrive(page, 'wes', '/account')
  const name = page.getByLabel('Your name on the boards')
  await expect(name).toHaveValue('Cousin Wes')
  await logInBeside(page, 'maggie')
  await expect(page.getByText('You log in as maggie.')).toBeVisible()
  await expect(name).not.toHaveValue('Cousin Wes')
  await page.getByRole('link', { name: 'Home' }).first().click()
  const mail = page.getByLabel(/Remind me by e-?mail/)
  await expect(mail).toBeChecked()
  await mail.click()
  await expect(mail).toBeEnabled()
  await expect(mail).not.toBeChecked()
  await logInBeside(page, 'dee')
  await expect(mail).toBeChecked()
})

test('a password that is reset where another player is logged in leads to a logout, not to their dashboard', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page, 'wes', await resetLink(page, 'dee@example.com'))
  await page.getByLabel('New password').fill('a new saturday')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Your password has been changed. Please log in.')).toBeVisible()
  await expect(page.getByText('This device is logged in as Cousin Wes.')).toBeVisible()
  await inspect(page)
  // It would have left by now.
  await page.waitForTimeout(1_500)
  await expect(page).toHaveURL(/\/reset-password/)
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await fillLogin(page, 'dee', 'a new saturday')
})

test('a password that is reset while logged in leads to the dashboard, not back to its used link', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page, 'ray', '/dashboard')
  await page.goto(await resetLink(page, 'ray@example.com'))
  await page.getByLabel('New password').fill('a new saturday')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Username').fill('ray')
  await page.getByLabel('Password').fill('a new saturday')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})

test('a login in another tab stays when the page is left that has confirmed an address', { tag: '@long' }, async ({
  page,
}) => {
  await arrive(page, 'maggie', '/dashboard')
  const email = 'maggie.new@example.com'
  await send(page, 'PUT', '/users/me/email', { email })
  await page.evaluate(() => localStorage.clear())
  await page.goto(await mailedLink(email, '/confirm-email'))
  await page.getByLabel('Your password').fill('saturday')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Your email address is changed. Please log in.')).toBeVisible()
  await logInBeside(page, 'maggie')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible()
  await expect(page.getByText('Hello, maggie').first()).toBeVisible()
})
