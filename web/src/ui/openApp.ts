import type { Broadcaster } from './broadcasters'

/** How long an app may take to come up (ms) before its web page opens instead. */
export const APP_WAIT = 1_200

/** What of the browser's window takes part. */
interface Page extends Pick<Window, 'addEventListener'> {
  document: Pick<Document, 'addEventListener' | 'visibilityState'>
  location: Pick<Location, 'assign'>
}

/**
 * Opens a broadcaster's app, and its web page in place of this one if the app does not come up. A page that was left
 * or covered, by the app or by the question whether to open it, stays as it is.
 */
export function openApp({ app, web }: Broadcaster, page: Page = window): void {
  const settled = new AbortController()
  const { signal } = settled
  const clock = setTimeout(() => {
    settled.abort()
    if (page.document.visibilityState === 'visible') page.location.assign(web)
  }, APP_WAIT)
  const stay = () => {
    clearTimeout(clock)
    settled.abort()
  }
  page.document.addEventListener('visibilitychange', stay, { signal })
  page.addEventListener('pagehide', stay, { signal })
  page.addEventListener('blur', stay, { signal })
  page.location.assign(app)
}
