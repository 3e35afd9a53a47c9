import type { Page } from '@playwright/test'
import { expect, freshLeague, test } from '../fixture'
import { mailedLink } from '../mailed-link'
import { press, shootAll } from './shoot'

freshLeague()
test.use({ complaints: 'expected' })

async function wrongPassword(page: Page) {
  await page.getByLabel('Username').fill('maggie')
  await page.getByLabel('Password').fill('not saturday')
  await press('Log in')(page)
  await expect(page.getByRole('alert')).toBeVisible()
}

async function takenName(page: Page) {
  await page.getByLabel('Username').fill('maggie')
  await page.getByLabel('Email').fill('other@example.com')
  await page.getByLabel('Password').fill('saturday')
  await page.getByLabel('Favorite team').selectOption('OSU')
  await press('Sign up')(page)
  await expect(page.getByText(/^That username is taken/)).toBeVisible()
}

async function lookUp(page: Page) {
  await page.getByLabel('Email').fill('maggie@example.com')
  await press('Look up username')(page)
  await expect(page.getByText(/^Your username is|^No username/)).toBeVisible()
}

async function reset(page: Page) {
  await press('Reset password')(page)
  await expect(page.getByText(/a reset link is on its way/)).toBeVisible()
}

test('what a visitor sees', async ({ page }) => {
  await shootAll(page, [
    ['visitor-home', '/'],
    ['visitor-login', '/login'],
    ['visitor-login-wrong', null, wrongPassword],
    ['visitor-register', '/register'],
    ['visitor-register-taken', null, takenName],
    ['visitor-login-help', '/login-help'],
    ['visitor-login-help-found', null, lookUp],
    ['visitor-reset-asked', null, reset],
    ['visitor-reset-invalid', '/reset-password'],
    ['visitor-picks', '/weekly-picks'],
    ['visitor-how-it-works', '/how-it-works'],
    ['visitor-not-found', '/nowhere'],
  ])
  await page.setViewportSize({ width: 390, height: 844 })
  await press('Menu')(page)
  await page.screenshot({ path: 'shots/390/visitor-menu.png' })
  await expect.poll(() => mailedLink('maggie@example.com')).not.toBe('')
  await shootAll(page, [
    ['visitor-reset-form', await mailedLink('maggie@example.com')],
    [
      'visitor-reset-short',
      null,
      async () => {
        await page.getByLabel('New password').fill('seven77')
        await press('Set new password')(page)
      },
    ],
  ])
})
