import type { DeclarativePush } from '#common/people/push'

declare const self: ServiceWorkerGlobalScope

/** The notification in a message. Every push must show one, so a message that cannot be read shows the app's name. */
function notificationIn(data: PushMessageData | null): Partial<DeclarativePush['notification']> {
  try {
    const { notification } = (data?.json() ?? {}) as Partial<DeclarativePush>
    return notification ?? {}
  } catch (cause) {
    console.warn('A push message could not be read.', cause)
    return {}
  }
}

self.addEventListener('push', (event) => {
  const { title = 'CFB Picks', body = '', tag = '', navigate = '/' } = notificationIn(event.data)
  // One that replaces another of its tag alerts the player again. Without a tag the browser refuses that.
  const pictures = { icon: '/icons/192.png', badge: '/icons/badge-96.png' }
  const options = { body, tag, renotify: tag !== '', ...pictures, data: pathOf(navigate) }
  event.waitUntil(self.registration.showNotification(title, options))
})

/** The path of an address, on this site: a tap leads nowhere else. */
function pathOf(navigate: string): string {
  const { pathname, search } = new URL(navigate, self.location.origin)
  return pathname + search
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(String(event.notification.data)))
})

/**
 * Shows an address in a tab that is open, or else in a new one. No other page is shown in place of the commissioners'
 * desk: what is ticked or typed there would be lost.
 */
async function show(path: string): Promise<void> {
  const { href } = new URL(path, self.location.origin)
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const isDesk = ({ url }: Client) => new URL(url).pathname.startsWith('/commish')
  const tab = tabs.find(({ url }) => url === href) ?? tabs.find((each) => !isDesk(each))
  try {
    const there = tab && (tab.url === href ? tab : await tab.navigate(href))
    if (there) return void (await there.focus())
  } catch (cause) {
    // A tab from before this worker cannot be led elsewhere.
    console.info('A new tab is opened.', cause)
  }
  await self.clients.openWindow(href)
}

// The push service has ended the subscription. A page tells the server of the new one, for only a page has the session.
self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription } = event as Event & { oldSubscription?: PushSubscription | null }
  if (!oldSubscription) return
  const { applicationServerKey } = oldSubscription.options
  const renewed = self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  ;(event as ExtendableEvent).waitUntil(renewed)
})
