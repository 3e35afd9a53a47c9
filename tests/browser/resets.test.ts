import { fillLogin } from './arrive'
import { expect, freshLeague, inspect, test } from './fixture'
import { loseFirstAnswer } from './lose-first-answer'
import { resetLink } from './mailed-link'

freshLeague()
test.use({ complaints: 'expected' })

test('a reset whose answer is lost says at the next try that the password may work', { tag: '@long' }, async ({
  page,
}) => {
  await loseFirstAnswer(page, '**/api/auth/reset')
  await page.goto(await resetLink(page, 'priya@example.com'))
  await page.getByLabel('New password').fill('a new saturday')
  // By this a password manager saves the password under its account.
  await expect(page.locator('form [autocomplete="username"]')).toHaveValue('priya')
  const set = page.getByRole('button', { name: 'Set new password' })
  await set.click()
  await expect(page.getByRole('alert')).toHaveText(/^Failed to reset. The server cannot be reached/)
  const hint = page.getByText('Your new password may already work.')
  await expect(hint).toHaveCount(0)
  await set.click()
  await expect(page.getByRole('alert')).toHaveText('This link is invalid or expired.')
  await expect(hint).toBeVisible()
  await inspect(page)
  await hint.getByRole('link', { name: 'Log in' }).click()
  await fillLogin(page, 'priya', 'a new saturday')
})

test('a link for a new password that is spent, invented or cannot be checked says so', { tag: '@long' }, async ({
  page,
}) => {
  for (const link of ['/reset-password', '/reset-password?token=invented&uid=nobody']) {
    await page.goto(link)
    await expect(page.getByText('This link is invalid or expired.')).toBeVisible()
    await inspect(page)
  }
  const checks = '**/api/auth/reset/verify*'
  await page.route(checks, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await page.goto('/reset-password?token=some&uid=body')
  await expect(page.getByText('Failed to reset.')).toBeVisible()
  await inspect(page)
  await page.unroute(checks)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('This link is invalid or expired.')).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await page.getByLabel('Email').fill('stranger@example.com')
  await page.getByRole('button', { name: 'Look up username' }).click()
  await expect(page.getByRole('alert')).toHaveText('No username was found for that email.')
})

test('a link that becomes invalid while its form is open leads to another one', { tag: '@long' }, async ({ page }) => {
  const link = await resetLink(page, 'tucker@example.com')
  const other = await page.context().newPage()
  for (const each of [page, other]) {
    await each.goto(link)
    await each.getByLabel('New password').fill('a new saturday')
  }
  const set = { name: 'Set new password' }
  await other.getByRole('button', set).click()
  await expect(other).toHaveURL('/login')
  await page.getByRole('button', set).click()
  await expect(page.getByText('This link is invalid or expired.')).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL('/login-help')
})
