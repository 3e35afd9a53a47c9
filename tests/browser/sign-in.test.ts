import type { Page } from '@playwright/test'
import { arrive, fillLogin } from './arrive'
import { expect, freshLeague, logIn, test } from './fixture'
import { holdBack } from './hold-back'

freshLeague()
// The browser itself complains of what is refused or cut off here.
test.use({ complaints: 'expected' })

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
/** ms; the app waits three seconds for the SDK, see `web/src/live/connection.ts`. */
const LONGER_THAN_NOTICED = 4_000
const SIGN_IN = '**/accounts:signInWithCustomToken*'

const logOut = (page: Page) => page.getByRole('button', { name: 'Logout' }).first().click()

const plays = async (page: Page, username: string) => {
  await expect(page.getByText(`Hello, ${username}`).first()).toBeAttached()
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** Lets a sign-in go on to where the SDK would store it: it first asks who it is. */
async function signedInLate(page: Page, letGo: () => void) {
  const known = page.waitForResponse('**/accounts:lookup*')
  letGo()
  await (await known).finished()
  // By the page's own clock, so that a busy machine does not end the wait before the page has read the answer.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
}

/** Who the Firebase SDK has stored, in whichever tab. */
const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('firebase:authUser')))

test('a tab that follows a logout late does not log out who has logged in meanwhile', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await logIn(page, 'ray')
  const late = await context.newPage()
  const letGo = await holdBack(late, /\/assets\/.*firebase.*\.js$/)
  await late.goto('/how-it-works')
  await expect(late.getByRole('heading', { level: 1 })).toBeVisible()
  await logOut(page)
  await fillLogin(page, 'maggie')
  await plays(page, 'maggie')
  const loaded = late.waitForResponse(/\/assets\/.*firebase.*\.js$/)
  letGo()
  await loaded
  await late.goto('/dashboard')
  await plays(late, 'maggie')
  await page.reload()
  await plays(page, 'maggie')
})

test.describe('on a phone, where the SDK notices other tabs a second later', () => {
  test.use({ userAgent: PHONE })

  for (const next of ['maggie', 'ray'])
    test(`a logout and a login as ${next} hold in two open tabs`, { tag: '@long' }, async ({ page, context }) => {
      await logIn(page, 'ray')
      await plays(page, 'ray')
      const other = await context.newPage()
      await other.goto('/dashboard')
      await plays(other, 'ray')
      // The tab follows while its SDK still has who was there before.
      await page.route(/PlayerHome.*\.js/, async (route) => {
        await page.waitForTimeout(300)
        await route.continue()
      })
      await logOut(other)
      await fillLogin(other, next)
      await page.waitForTimeout(LONGER_THAN_NOTICED)
      await plays(other, next)
      await page.goto('/dashboard')
      await plays(page, next)
    })
})

test('a sign-in that comes after another player’s does not replace it', { tag: '@long' }, async ({ page, context }) => {
  const letGo = await holdBack(page, SIGN_IN)
  const asked = page.waitForRequest(SIGN_IN)
  await logIn(page, 'ray')
  await asked
  const other = await context.newPage()
  await other.goto('/')
  await logOut(other)
  await fillLogin(other, 'maggie')
  await plays(other, 'maggie')
  await signedInLate(page, letGo)
  await plays(other, 'maggie')
  await page.goto('/dashboard')
  await plays(page, 'maggie')
  await other.reload()
  await plays(other, 'maggie')
})

test('a screen that reads no document signs in, too, while the login is fresh', async ({ page }) => {
  await arrive(page, 'ray', '/account')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('customToken'))).toBeNull()
  expect(await stored(page)).toHaveLength(1)
})

test('a sign-in that comes after the logout leaves nothing on the device', { tag: '@long' }, async ({ page }) => {
  const letGo = await holdBack(page, SIGN_IN)
  const asked = page.waitForRequest(SIGN_IN)
  await logIn(page, 'ray')
  await asked
  await logOut(page)
  await expect(page).toHaveURL('/')
  await signedInLate(page, letGo)
  expect(await stored(page)).toEqual([])
})

test('a logout removes the sign-in also where the SDK is not there yet', { tag: '@long' }, async ({ page }) => {
  await logIn(page, 'ray')
  await plays(page, 'ray')
  expect(await stored(page)).toHaveLength(1)
  await holdBack(page, /\/assets\/.*firebase.*\.js$/)
  await page.goto('/how-it-works')
  await logOut(page)
  await expect(page).toHaveURL('/')
  expect(await stored(page)).toEqual([])
})

test('what version 1.0.0 kept of a sign-in in IndexedDB is removed', { tag: '@long' }, async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const asked = indexedDB.open('firebaseLocalStorageDb', 1)
        asked.onsuccess = () => resolve(asked.result.close())
      }),
  )
  await arrive(page, 'ray', '/dashboard')
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(names).toEqual([])
})

test('a device whose clock is slow stays logged in once its token has expired', { tag: '@long' }, async ({ page }) => {
  await logIn(page, 'ray')
  await plays(page, 'ray')
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    const [head, body = '', sign] = (localStorage.getItem('token') ?? '').split('.')
    const claims = JSON.parse(atob(body.replace(/-/g, '+').replace(/_/g, '/')))
    const old = btoa(JSON.stringify({ ...claims, exp: Math.floor(Date.now() / 1000) - 600 }))
    const token = [head, old.replace(/=+$/, '').replace(/\+/g, '-').replace(/\//g, '_'), sign].join('.')
    localStorage.setItem('token', token)
    const key = Object.keys(localStorage).find((each) => each.startsWith('firebase:authUser')) ?? ''
    const user = JSON.parse(localStorage.getItem(key) ?? '')
    const tokens = { ...user.stsTokenManager, accessToken: token, expirationTime: Date.now() - 7_800_000 }
    localStorage.setItem(key, JSON.stringify({ ...user, stsTokenManager: tokens }))
  })
  await page.addInitScript(() => {
    const { now } = Date
    Date.now = () => now() - 7_200_000
  })
  await page.goto('/account')
  await expect(page.getByLabel('Your name on the boards')).toHaveValue('Uncle Ray')
})

for (const name of ['refuses its storage', 'has none']) {
  test(`where the browser ${name}, one can log in until the page is closed`, { tag: '@long' }, async ({ page }) => {
    await page.addInitScript((isRefused) => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          if (isRefused) throw new DOMException('Access is denied for this document.', 'SecurityError')
          return null
        },
      })
    }, name === 'refuses its storage')
    await logIn(page, 'ray')
    await plays(page, 'ray')
  })
}

test('whoever is logged in finds no form to log in or sign up, neither at its address nor by Back', async ({
  page,
}) => {
  await page.goto('/how-it-works')
  await page.goto('/leaderboard?view=overall')
  await expect(page).toHaveURL('/login')
  const other = await page.context().newPage()
  await other.goto('/login')
  await page.getByLabel('Username').fill('dee')
  await page.getByLabel('Password').fill('saturday')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/leaderboard?view=overall')
  await expect(other).toHaveURL('/dashboard')
  await page.goBack()
  await expect(page).toHaveURL('/how-it-works')
  await page.goto('/login')
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/register?invite=some')
  await expect(page).toHaveURL('/weekly-picks')
})
