import type { BrowserContext, Page } from '@playwright/test'
import { someKeys } from '../fixtures/push-server'
import { expect } from './fixture'

const SUBSCRIPTION = { endpoint: 'https://fcm.googleapis.com/fcm/send/a-test', keys: someKeys() }

/**
 * Gives the pages a push service: the browser of the tests reaches none. The subscription is the browser's, so it is
 * kept between pages.
 */
export const reachPushService = (context: BrowserContext) =>
  context.addInitScript(({ endpoint, keys }) => {
    const NAME = 'subscription of the test'
    const subscription = {
      endpoint,
      get options() {
        const key = (localStorage.getItem(NAME) ?? '').replaceAll('-', '+').replaceAll('_', '/')
        return { applicationServerKey: Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)).buffer }
      },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        localStorage.removeItem(NAME)
        return true
      },
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem(NAME) ? subscription : null),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem(NAME, applicationServerKey)
        return subscription
      },
    })
  }, SUBSCRIPTION)

/** Safari on an iPhone, as it names itself. */
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1'

/** Takes from the pages what Safari lacks in a tab of an iPhone. */
export const removePush = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name)
  })

/** Picks every open game but the last, then the last. */
export async function completeSlip(page: Page): Promise<void> {
  const open = page.getByRole('article').filter({ hasText: 'No pick yet' })
  await expect(open.first()).toBeVisible()
  while ((await open.count()) > 0) {
    await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0)
    const left = await open.count()
    await open.first().getByRole('button').last().click()
    await expect(open).toHaveCount(left - 1)
  }
}
