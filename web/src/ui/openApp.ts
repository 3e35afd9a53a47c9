import type { Broadcaster } from './game/broadcasters'

/** How long an app may take to come up (ms) before its web page opens instead. */
const APP_WAIT = 1_200

/** What of the browser's window takes part. */
interface Page extends Pick<Window, 'addEventListener'> {
  document: Pick<Document, 'addEventListener' | 'visibilityState'>
  location: Pick<Location, 'assign'>
}

/**
 * Opens a broadcaster's app, and its web page in place of this one if the app does not come up. A page that was left
 * stays as it is; while the browser asks whether to open the app the wait stands still, and a no starts it again.
 */
export function openApp({ app, web }: Broadcaster, page: Page = window): void {
  const settled = new AbortController()
  const { signal } = settled
  let clock: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(clock)
    clock = setTimeout(() => {
      settled.abort()
      if (page.document.visibilityState === 'visible') page.location.assign(web)
    }, APP_WAIT)
  }
  const stay = () => {
    clearTimeout(clock)
    settled.abort()
  }
  page.document.addEventListener('visibilitychange', stay, { signal })
  page.addEventListener('pagehide', stay, { signal })
  page.addEventListener('blur', () => clearTimeout(clock), { signal })
  page.addEventListener('focus', wait, { signal })
  wait()
  page.location.assign(app)
}
