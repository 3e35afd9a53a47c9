import type { Locator } from '@playwright/test'
import type { GameLine } from '#common/game/line'
import { arrive } from './arrive'
import { expect, freshLeague, slate, test } from './fixture'
import { team } from './game-day'

freshLeague()
// The browser itself complains of a save that is cut off.
test.use({ complaints: 'expected' })

const SAVES = '**/api/picks'
let question: Locator
const byLock = (a: GameLine, b: GameLine) => a.kickoff - b.kickoff

/** A pick of a player waits to be saved near its lock, and the player asks to log out. */
test.beforeEach(async ({ page }) => {
  await arrive(page, 'wes', '/weekly-picks')
  const [game] = (await slate(page)).filter(({ phase }) => phase === 'pre').sort(byLock)
  if (!game) throw new Error('the demo has no game to pick')
  await page.route(SAVES, (route) => route.abort())
  await team(page, game, 'HOME').click()
  await expect(page.getByText('1 not saved')).toBeVisible()
  question = page.getByRole('dialog', { name: 'Log out?' })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(question).toContainText('1 pick is not saved yet. If you log out now, it is lost.')
})

test('logging out asks first, and then forgets what waits', { tag: '@long' }, async ({ page }) => {
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('1 not saved')).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // At once: a toast goes by itself.
  expect(await page.getByText(/not saved yet/).count(), 'a warning of a pick that is gone').toBe(0)
  expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('waiting:')))).toBe(false)
})

test('another player who logs in on the same device is not warned of the picks', { tag: '@long' }, async ({ page }) => {
  await question.getByRole('button', { name: 'Cancel' }).click()
  const other = await page.context().newPage()
  await arrive(other, 'maggie')
  await expect(page.getByText('Hello, maggie').first()).toBeAttached()
  await expect(page.getByRole('article').first()).toBeVisible()
  // At once: a toast goes by itself.
  expect(await page.getByText(/not saved/).count()).toBe(0)
})

test('a logout that was asked about goes on by itself once the picks are saved', { tag: '@long' }, async ({ page }) => {
  await expect(question).toContainText('Or wait here: as soon as it is saved, you are logged out.')
  await page.unroute(SAVES)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page).toHaveURL('/')
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Log in' })).toBeVisible()
})
