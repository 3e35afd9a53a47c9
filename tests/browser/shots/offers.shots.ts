import { twoReleases } from '../deploy'
import { expect, freshLeague, logIn, signUp, test } from '../fixture'
import { completeSlip, IPHONE, reachPushService, removePush } from '../push-service'
import { shoot, shootAll } from './shoot'

freshLeague()
// The browser itself speaks of every call that finds no network.
test.use({ hasWorkers: true, complaints: 'expected' })
const { deploy } = twoReleases()

test('notifications are offered', async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await reachPushService(context)
  await signUp(page, 'nudgeme')
  await completeSlip(page)
  const offer = page.getByRole('region', { name: 'Notifications' })
  await expect(offer).toBeVisible()
  await shoot(page, 'offer-push', { whole: false })
  await offer.getByRole('button', { name: 'Turn on' }).click()
  await expect(offer).toHaveCount(0)
  await shoot(page, 'offer-push-taken', { whole: false })
  await page.goto('/')
  await expect(page.getByLabel('Notify me on this device')).toBeChecked()
  await shoot(page, 'home-notifications')
})

test.describe('an iPhone in a browser tab', () => {
  test.use({ userAgent: IPHONE })
  test('the way to the Home Screen', async ({ page, context }) => {
    await removePush(context)
    await signUp(page, 'iphone')
    await completeSlip(page)
    await expect(page.getByText(/Share.* then Add to Home Screen/)).toBeVisible()
    await shoot(page, 'offer-install', { whole: false })
    await page.goto('/')
    await expect(page.getByText(/Share.* then Add to Home Screen/)).toBeVisible()
    await shoot(page, 'home-install')
  })
})

test('a new version, and a board without a network', async ({ page, context }) => {
  await logIn(page, 'wes')
  await page.goto('/leaderboard')
  await expect(page.getByRole('rowheader')).toHaveCount(14)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.close()
  await context.setOffline(true)
  const offline = await context.newPage()
  await offline.goto('/leaderboard')
  await expect(offline.getByText(/^Can't reach the league/)).toBeVisible({ timeout: 20_000 })
  await expect(offline.getByRole('rowheader')).toHaveCount(14)
  await shoot(offline, 'board-offline')
  await context.setOffline(false)
  await offline.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(offline.getByText(/^Can't reach the league/)).toBeHidden({ timeout: 20_000 })
  deploy()
  // The check of the first return may still be under way; it would answer for the second as well, with the old release.
  await expect(async () => {
    await offline.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(offline.getByText('A new version is ready')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await shootAll(offline, [['update', null]], { whole: false })
  await offline.getByRole('link', { name: 'Weekly Picks' }).first().click()
  await expect(offline.getByRole('article').first()).toBeVisible()
  await shoot(offline, 'update-picks', { whole: false })
  await context.setOffline(true)
  await offline.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(offline.getByText(/^Can't reach the league/)).toBeVisible({ timeout: 20_000 })
  await shoot(offline, 'update-unreachable', { whole: false })
})
