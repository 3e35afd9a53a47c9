import { addPlugins, cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { APPLY_UPDATE } from './messages'

declare const self: ServiceWorkerGlobalScope & {
  /** The files of this release, written in by the build. */
  __WB_MANIFEST: { url: string; revision: string | null }[]
}

// Hosting lets the browser keep the 404 of a missing file as long as the file. A release that brings it back must not
// fail by that, so a response that is not ok is asked for again, past the browser's cache.
addPlugins([
  { fetchDidSucceed: async ({ request, response }) => (response.ok ? response : fetch(request, { cache: 'reload' })) },
])

// Everything that is not named here goes to the network as if there were no worker: above all /api and Firestore.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '' })
cleanupOutdatedCaches()

/** Every address of a page is answered with the app. A path with a dot is a file, and /api is the server's. */
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api\//, /^[^?]*\./] }))

/** Logos are kept as they are seen: there is a known number of them. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/logos/'),
  new StaleWhileRevalidate({ cacheName: 'logos' }),
)

// A tab that was open before there was a worker is served as well.
self.addEventListener('activate', () => void self.clients.claim())

// A new release waits until the player wants it: an open tab still loads files of the old one.
self.addEventListener('message', ({ data }) => {
  if (data === APPLY_UPDATE) void self.skipWaiting()
})
