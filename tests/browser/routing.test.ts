import type { Page } from '@playwright/test'
import { arrive } from './arrive'
import { expect, freshLeague, test } from './fixture'
import { holdBack } from './hold-back'

freshLeague()

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu closes after a link, with Escape and with a press beside it', { tag: '@long' }, async ({ page }) => {
    await page.goto('/')
    const toggle = page.getByRole('button', { name: 'Menu' })
    const login = page.getByRole('link', { name: 'Log in' })
    await toggle.click()
    await page.keyboard.press('Escape')
    await expect(login).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.click()
    await page.mouse.click(200, 780)
    await expect(login).toBeHidden()
    await toggle.click()
    await login.click()
    await expect(page).toHaveURL('/login')
    await expect(login).toBeHidden()
  })

  test('the menu stays open while a new token is stored', { tag: '@long' }, async ({ page }) => {
    await arrive(page, 'wes', '/dashboard')
    const toggle = page.getByRole('button', { name: 'Menu' })
    await toggle.click()
    await page.evaluate(() => {
      dispatchEvent(new CustomEvent('auth-change'))
    })
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  })

  test('the tabs lead through a Saturday, and stand under the Save button', async ({ page }) => {
    const tabs = page.getByRole('navigation', { name: 'Tabs' })
    const tab = (name: string | RegExp) => tabs.getByRole('link', { name })
    await page.goto('/')
    await expect(page.getByLabel('Username')).toBeVisible()
    await expect(tabs).toHaveCount(0)
    await arrive(page, 'wes')
    for (const path of ['/account', '/dashboard']) {
      await page.goto(path)
      await expect(tab(/^Me$/), `leads back to where ${path} is`).toHaveAttribute('aria-current', 'true')
    }
    for (const [name, path] of [
      [/^Picks/, '/weekly-picks'],
      ['Scores', '/live-scores'],
      ['Board', '/leaderboard'],
      [/^Me$/, '/'],
    ] as const) {
      await tab(name).click()
      await expect(page).toHaveURL(path)
      await expect(tab(name)).toHaveAttribute('aria-current', 'page')
      const { width = 0, height = 0 } = (await tab(name).boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await expect(page.getByRole('link', { name: /\d+ picks missing\. .+ locks at / })).toHaveAttribute(
      'href',
      '/weekly-picks',
    )
    await tab('Picks (some missing)').click()
    const save = page.getByRole('button', { name: 'Save', exact: true })
    const saveBar = page.locator('[class*="SaveBar_bar"]')
    await expect(page.getByRole('article').first()).toBeVisible()
    for (const top of [0, 100_000]) {
      await page.evaluate((y) => scrollTo(0, y), top)
      const [above, bar, below] = [await save.boundingBox(), await saveBar.boundingBox(), await tabs.boundingBox()]
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
      expect((bar?.y ?? 0) + (bar?.height ?? 0), 'no slit between the bars').toBeCloseTo(below?.y ?? 0, 0)
    }
  })

  test('a screen is shown as soon as its code is there, and waits for no timer', { tag: '@long' }, async ({ page }) => {
    await arrive(page, 'wes', '/live-scores')
    await expect(page.getByRole('article').first()).toBeVisible()
    // Before the page is loaded, whose scripts keep the timers they find.
    await page.clock.install()
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await page.clock.pauseAt(Date.now() + 2_000)
    await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Scores' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  /** Holds the code of a screen back. @returns what delivers it. */
  const holdScreen = (page: Page, chunk: string) => holdBack(page, `**/assets/${chunk}-*.js`)

  test('a tap is answered before the code of its screen is there', { tag: '@long' }, async ({ page }) => {
    await arrive(page, 'wes', '/dashboard')
    const tabs = page.getByRole('navigation', { name: 'Tabs' })
    const deliver = await holdScreen(page, 'LiveScores')
    await tabs.getByRole('link', { name: 'Scores' }).click()
    await expect(page.getByRole('heading', { name: 'Live Scores' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toHaveCount(0)
    deliver()
    await expect(page.getByRole('article').first()).toBeVisible()
    const deliverRare = await holdScreen(page, 'RareScreens')
    await tabs.getByRole('link', { name: 'Me', exact: true }).click()
    await page.getByRole('link', { name: 'Account' }).last().click()
    await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible()
    deliverRare()
    await expect(page.getByLabel('Your name on the boards')).toBeVisible()
  })
})

test('whoever has to log in comes back to where they were', async ({ page }) => {
  await page.goto('/weekly-picks?from=a-friend')
  await page.getByRole('button', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Username').fill('maggie')
  await page.getByLabel('Password').fill('saturday')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/weekly-picks?from=a-friend')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a session that the server no longer knows ends at the login', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    for (const [key, value] of Object.entries({ token: 'spent', uid: 'nobody', username: 'ghost', abbr: 'OSU' })) {
      localStorage.setItem(key, value)
    }
  })
  await page.goto('/leaderboard?view=overall')
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.getByLabel('Username').fill('maggie')
  await page.getByLabel('Password').fill('saturday')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page, 'the login leads back').toHaveURL('/leaderboard?view=overall')
})

test('a screen that cannot be loaded is loaded again once, then says so, and can be tried again', async ({
  browser,
}) => {
  const page = await browser.newPage()
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.route('**/assets/Register-*.js', (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }))
  await page.goto('/register')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText('Loading chunk failed (missing)')).toBeVisible()
  expect(loads).toBe(2)
  await page.unroute('**/assets/Register-*.js')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
  await page.close()
})

test.describe('without the code of what stands beside the cards', () => {
  // The browser itself speaks of every file that it does not get.
  test.use({ complaints: 'expected', viewport: { width: 390, height: 844 } })

  test('the games can be picked, and a reload asks for it again', { tag: '@long' }, async ({ page }) => {
    const extras = /assets\/(YourPicks|PushOffer|MissingDot)-.*\.js$/
    await page.route(extras, (route) => route.abort())
    const asked = ['YourPicks', 'PushOffer', 'MissingDot'].map((name) => page.waitForRequest(new RegExp(`/${name}-`)))
    await arrive(page, 'wes', '/weekly-picks')
    await expect(page.getByRole('article').first()).toBeVisible()
    await Promise.all(asked)
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0)
    await page.unroute(extras)
    // The next screen asks for it, too, but a browser may keep the failure of a module for as long as the page lives.
    await page.reload()
    const tabs = page.getByRole('navigation', { name: 'Tabs' })
    await expect(tabs.getByRole('link', { name: 'Picks (some missing)' })).toBeVisible()
  })
})

test.describe('with kept values of another form', () => {
  test.use({ complaints: 'expected' })

  test('a screen that they stop can be tried again without them', { tag: '@long' }, async ({ page }) => {
    await arrive(page, 'wes', '/dashboard')
    const place = page.getByText('behind the lead')
    await expect(place).toBeVisible()
    await page.evaluate(() => {
      const kept = Object.keys(localStorage).filter((key) => key.startsWith('live:'))
      for (const key of kept) localStorage.setItem(key, '{"value":{},"at":1}')
    })
    await page.reload()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(place).toBeVisible()
  })
})
