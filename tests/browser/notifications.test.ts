import type { BrowserContext, Page } from '@playwright/test'
import { ask, expect, fitsSideways, freshLeague, inspect, logIn, signUp, test } from './fixture'
import { completeSlip, IPHONE, reachPushService, removePush } from './push-service'

freshLeague()
test.use({ hasWorkers: true, viewport: { width: 390, height: 844 } })

const offer = (page: Page) => page.getByRole('region', { name: 'Notifications' })

const STORED = 'subscription of the test'

/** The server's key that the browser is subscribed with, or null. */
const subscribedWith = (page: Page) => page.evaluate((name) => localStorage.getItem(name), STORED)

/** The requests to the devices' address, as they are made. */
function deviceCalls(context: BrowserContext): string[] {
  const calls: string[] = []
  context.on('request', (request) => {
    const method = request.headers()['x-http-method-override'] ?? request.method()
    if (request.url().endsWith('/users/me/devices')) calls.push(method)
  })
  return calls
}

test('a player is asked after the first complete slip, turns them on, sets the kinds, and logs out', {
  tag: '@long',
}, async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await reachPushService(context)
  const calls = deviceCalls(context)
  await signUp(page, 'nudgeme')
  await completeSlip(page)
  await expect(offer(page)).toBeVisible()
  await expect(offer(page)).toBeInViewport({ ratio: 1 })
  await inspect(page)
  await offer(page).getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText("You'll be notified on this device.")).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  expect(calls).toEqual(['PUT'])
  const { push } = await ask<{ push: { key: string } }>(page, '/users/me')
  expect(await subscribedWith(page)).toBe(push.key)

  await page.goto('/')
  await expect(page.getByLabel('Notify me on this device')).toBeChecked()
  await page.getByLabel('Somebody passed me').click()
  await expect(page.getByLabel('Somebody passed me')).not.toBeChecked()
  await expect(page.getByLabel('Somebody passed me')).toBeEnabled()
  await inspect(page)
  await page.reload()
  await expect(page.getByLabel('Somebody passed me')).not.toBeChecked()
  await expect(page.getByLabel('Picks missing')).toBeChecked()

  // After a change of the server's keys the device takes the new one by itself.
  await page.evaluate((name) => localStorage.setItem(name, btoa('an earlier key')), STORED)
  await page.reload()
  await expect(page.getByLabel('Notify me on this device')).toBeChecked()
  expect(await subscribedWith(page)).toBe(push.key)

  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => calls).toEqual(['PUT', 'PUT', 'DELETE'])
  await expect.poll(() => subscribedWith(page)).toBeNull()
})

test('what a logout left on is turned off at the next visit', { tag: '@long' }, async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await reachPushService(context)
  await signUp(page, 'leftover')
  await page.goto('/')
  await page.getByLabel('Notify me on this device').click()
  await expect(page.getByLabel('Notify me on this device')).toBeChecked()
  await page.reload()
  await expect(page.getByLabel('Notify me on this device')).toBeChecked()
  // As if the page had been closed right after the logout.
  await page.evaluate(() => {
    for (const key of ['token', 'uid']) localStorage.removeItem(key)
  })
  await page.goto('/login')
  await expect.poll(() => subscribedWith(page)).toBeNull()
})

test('a new password, which ends them on all devices, leaves them on where it is set', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'])
  await reachPushService(context)
  const calls = deviceCalls(context)
  await signUp(page, 'newpassword')
  await page.goto('/')
  await page.getByLabel('Notify me on this device').click()
  // They are on once the server has answered.
  await expect(page.getByLabel('Picks missing')).toBeChecked()
  await page.goto('/account')
  await page.getByLabel('Current password').fill('saturday')
  await page.getByLabel('New password').fill('a new saturday')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect.poll(() => calls).toEqual(['PUT', 'PUT'])
  // As if that had failed: the next visit tries again.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.endsWith(':endpoint'))
    localStorage.setItem(key ?? '', '""')
  })
  await page.goto('/weekly-picks')
  await expect.poll(() => calls).toEqual(['PUT', 'PUT', 'PUT'])
})

test('“Not now” is the last word', { tag: '@long' }, async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await reachPushService(context)
  await signUp(page, 'notnow')
  await completeSlip(page)
  await offer(page).getByRole('button', { name: 'Not now' }).click()
  await expect(offer(page)).toHaveCount(0)
  const code = page.waitForResponse(/\/assets\/PushOffer-.*\.js$/)
  await page.reload()
  await code
  // The offer would come before a pick is saved, which takes longer.
  const saved = page.waitForResponse('**/api/picks')
  await page.getByRole('article').getByRole('button', { pressed: false, disabled: false }).first().click()
  await saved
  await expect(page.getByText('All saved')).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  expect(await subscribedWith(page)).toBeNull()
})

test.describe('an iPhone in a browser tab', () => {
  test.use({ userAgent: IPHONE })
  test('is shown the way to the Home Screen', { tag: '@long' }, async ({ page, context }) => {
    await removePush(context)
    await signUp(page, 'iphone')
    await completeSlip(page)
    await expect(offer(page).getByText(/Share.* then Add to Home Screen/)).toBeVisible()
    await inspect(page)
    await offer(page).getByRole('button', { name: 'Got it' }).click()
    await expect(offer(page)).toHaveCount(0)
    await page.goto('/')
    await expect(page.getByText(/Share.* then Add to Home Screen/)).toBeVisible()
    await fitsSideways(page)
  })
})

test('a push shows its notification, whose tap leads nowhere but to this site', { tag: '@long' }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications'])
  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  await logIn(page, 'commish')
  const registrationId = await registered
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const deliver = (data: string) =>
    browser.send('ServiceWorker.deliverPushMessage', { origin: baseURL ?? '', registrationId, data })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const notifications = (await registration.getNotifications()) as (Notification & { renotify: boolean })[]
      return notifications.map(({ title, body, tag, data, renotify }) => ({ title, body, tag, data, renotify }))
    })

  const notification = { title: 'Week 11: 2 picks are still missing', body: 'Tap your teams.', tag: 'missing-11' }
  const navigate = 'https://elsewhere.example/weekly-picks?from=push'
  await deliver(JSON.stringify({ web_push: 8030, notification: { ...notification, navigate } }))
  await expect.poll(shown).toEqual([{ ...notification, data: '/weekly-picks?from=push', renotify: true }])
  // Delivered before the tap: the browser's connection for this belongs to the page that the tap replaces.
  await deliver('no JSON')
  await expect.poll(async () => (await shown()).map(({ title }) => title)).toContain('CFB Picks')

  /** A tap on the notification itself is out of a test's reach; the worker hears of it by this event. */
  const tap = (filter: string) =>
    context.serviceWorkers()[0]?.evaluate(`registration.getNotifications(${filter}).then(([notification]) => {
      dispatchEvent(new NotificationEvent('notificationclick', { notification }))
    })`)
  await test.step('a tap leads the open tab there', async () => {
    await tap(`{ tag: 'missing-11' }`)
    await expect(page).toHaveURL('/weekly-picks?from=push')
    await expect.poll(async () => (await shown()).map(({ title }) => title)).toEqual(['CFB Picks'])
  })

  await test.step('but not a tab that shows the desk, where it would lose what is typed', async () => {
    const desk = await context.newPage()
    await desk.goto('/commish')
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
    await tap('')
    await expect(page).toHaveURL('/')
    await expect(desk).toHaveURL('/commish')
  })
})
