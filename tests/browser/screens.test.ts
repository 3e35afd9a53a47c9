import sharp from 'sharp'
import { arrive } from './arrive'
import { violations, visitAll } from './every-address'
import { atBothSizes, DESKTOP, expect, freshLeague, inspect, PHONE, test } from './fixture'

freshLeague()

/** The screens of a stranger, and of a commissioner, that are looked at on a phone and on a desktop. */
const open = [
  ...['/', '/login', '/login-help', '/reset-password', '/register'],
  ...['/weekly-picks', '/how-it-works', '/nowhere'],
]
const screens = [
  ...['/', '/dashboard', '/weekly-picks', '/live-scores'],
  ...['/leaderboard', '/leaderboard?view=overall', '/leaderboard?view=minigames', '/minigames/nickname', '/commish'],
]

test.describe('in a browser with workers', () => {
  test.use({ hasWorkers: true })

  test('every screen of a stranger holds up on a phone and on a desktop, and is refused nothing', {
    tag: '@long',
  }, async ({ page, context }) => {
    const refused = await violations(context)
    await visitAll(page, async (path) => {
      if (open.includes(path)) await atBothSizes(page, inspect)
    })
    await page.goto('/register')
    const avatar = sharp({ create: { width: 40, height: 40, channels: 3, background: '#bb0000' } }).png()
    const file = { name: 'me.png', mimeType: 'image/png', buffer: await avatar.toBuffer() }
    await page.getByLabel('Picture (optional)').setInputFiles(file)
    await expect(page.getByAltText('Your avatar')).toBeVisible()
    expect(refused).toEqual([])
  })

  for (const size of [PHONE, DESKTOP])
    test(`every screen of a commissioner holds up ${size.width} px wide, and is refused nothing`, {
      tag: size === PHONE ? [] : '@long',
    }, async ({ page, context }) => {
      await page.setViewportSize(size)
      const refused = await violations(context)
      await arrive(page, 'commish')
      await visitAll(page, async (path) => {
        if (screens.includes(path)) await inspect(page)
      })
      expect(refused).toEqual([])
    })
})

test('old addresses lead to the new ones, unknown ones say so', { tag: '@long' }, async ({ page }) => {
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

test('the card to try the rules on follows the tap', { tag: '@long' }, async ({ page }) => {
  await page.goto('/how-it-works')
  const task = page.getByText(/has to win/)
  const endings = page.getByRole('list', { name: 'If it ends like this' }).getByRole('listitem')
  await expect(task).toContainText('Oklahoma +6½ has to win, or lose by 6 or less.')
  await expect(endings).toContainText(['LOSS', 'WIN +1', 'WIN +1'])
  await page.getByRole('button', { name: /Alabama/ }).click()
  await expect(task).toContainText('Alabama −6½ has to win by 7 or more.')
  await expect(endings).toContainText(['WIN +1', 'LOSS', 'LOSS'])
})

test('logging out leaves nothing behind', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'jt', '/weekly-picks')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('Hello, jt', { exact: true })).toBeVisible()
  await page.evaluate(() =>
    addEventListener('auth-change', (event) => Object.assign(window, { said: (event as CustomEvent).detail })),
  )
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('Password')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'said'))).toEqual({ isLoggedIn: false, username: '' })
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|username|live:/.test(key))),
  ).toEqual([])
})

test("in the colours of the player's device it is still seen what is chosen, won and lost", { tag: '@long' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await arrive(page, 'maggie', '/leaderboard')
  const square = page.locator('tbody [data-inked]').first()
  await expect(square).toBeVisible()
  const grounds = await page
    .locator('tbody [data-inked]')
    .evaluateAll((all) =>
      all.map((each) => getComputedStyle(each)).map((is) => is.backgroundColor + is.backgroundImage),
    )
  expect(new Set(grounds).size, 'kinds of squares').toBeGreaterThan(2)
  const border = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(border('Standings')).toHaveCSS('border-top-width', '3px')
  await expect(border('Picks grid')).toHaveCSS('border-top-width', '1px')
  const borders = await border('Dee').evaluate((name) =>
    [getComputedStyle(name), getComputedStyle(name, '::after')].map((is) => is.borderTopWidth),
  )
  expect(borders, 'not the name has a border, but its row').toEqual(['0px', '1px'])
  await page.goto('/')
  for (const name of ['Weekly Picks', 'Dashboard'])
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveCSS('border-top-width', '1px')
  await page.goto('/weekly-picks')
  const bar = page.getByRole('button', { name: 'Save' }).locator('xpath=../..')
  await expect(bar, 'the cards do not shine through').not.toHaveCSS('background-color', /rgba\(.*, 0\)/)
  await expect(page.getByRole('article').first()).toHaveCSS('border-top-style', 'solid')
})
