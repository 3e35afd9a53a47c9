import { expect, freshLeague, inspect, logIn, test } from './stadium'

freshLeague()

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } }
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

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('every screen of a stranger holds up', async ({ page }) => {
      for (const path of open) {
        await page.goto(path)
        await expect(page.getByRole('heading').first()).toBeVisible()
        await inspect(page)
      }
    })

    test('every screen of a commissioner holds up', async ({ page }) => {
      await logIn(page, 'commish')
      for (const path of screens) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await inspect(page)
      }
    })
  })
}

test('old addresses lead to the new ones, unknown ones say so', async ({ page }) => {
  await logIn(page, 'coach')
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
  await logIn(page, 'jt')
  await page.goto('/weekly-picks')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('Password')).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|username|live:/.test(key))),
  ).toEqual([])
})
