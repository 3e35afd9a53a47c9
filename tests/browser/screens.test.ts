import { arrive } from './arrive'
import { atBothSizes, expect, freshLeague, inspect, test } from './stadium'

freshLeague()

const open = [
  '/',
  '/login',
  '/login-help',
  '/reset-password',
  '/register',
  '/weekly-picks',
  '/how-it-works',
  '/nowhere',
]
const screens = [
  ...['/', '/dashboard', '/weekly-picks', '/live-scores'],
  ...['/leaderboard', '/leaderboard?view=overall', '/leaderboard?view=minigames', '/minigames/nickname', '/commish'],
]

test('every screen of a stranger holds up on a phone and at a desk', async ({ page }) => {
  for (const path of open) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await atBothSizes(page, inspect)
  }
})

test('every screen of a commissioner holds up on a phone and at a desk', async ({ page }) => {
  await arrive(page, 'commish')
  for (const path of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await atBothSizes(page, inspect)
  }
})

test('old addresses lead to the new ones, unknown ones say so', async ({ page }) => {
  await arrive(page, 'coach')
  for (const [from, to] of [
    ['/weeklypicks', '/weekly-picks'],
    ['/livescores', '/live-scores'],
  ] as const) {
    await page.goto(from)
    await expect(page).toHaveURL(to)
  }
  await page.goto('/nowhere')
  await expect(page.getByText(/does not exist/)).toBeVisible()
})

test('logging out leaves nothing behind', async ({ page }) => {
  await arrive(page, 'jt', '/weekly-picks')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('Password')).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|username|live:/.test(key))),
  ).toEqual([])
})
