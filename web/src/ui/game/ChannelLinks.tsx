import { Fragment, type MouseEvent } from 'react'
import { isWebKit } from '#web/session/device'
import { type Broadcaster, channelsOf } from './broadcasters'
import styles from './ChannelLinks.module.css'

/** How long an app may take to open (ms) before the web page opens instead. */
const APP_WAIT = 1_200

/** The parts of `window` that are used, for the tests. */
interface Page extends Pick<Window, 'addEventListener'> {
  document: Pick<Document, 'addEventListener' | 'visibilityState'>
  location: Pick<Location, 'assign'>
}

/**
 * Opens a broadcaster's app, or its web page if the app does not open in time. If this page is left meanwhile, nothing
 * more happens. While the browser asks whether to open the app (`blur`), the timer is stopped; a no starts it again.
 */
export function openApp({ app, web }: Broadcaster, page: Page = window): void {
  const settled = new AbortController()
  const { signal } = settled
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      settled.abort()
      if (page.document.visibilityState === 'visible') page.location.assign(web)
    }, APP_WAIT)
  }
  const stay = () => {
    clearTimeout(timer)
    settled.abort()
  }
  page.document.addEventListener('visibilitychange', stay, { signal })
  page.addEventListener('pagehide', stay, { signal })
  page.addEventListener('blur', () => clearTimeout(timer), { signal })
  page.addEventListener('focus', wait, { signal })
  wait()
  page.location.assign(app)
}

/**
 * Phones have the broadcasters' apps; other devices get the web pages. So do iPhones, which open an app by the address
 * of its web page: for the address of an app that is not there Safari shows an error.
 */
const opensApps = () => !isWebKit() && matchMedia('(hover: none) and (pointer: coarse)').matches

function watch(click: MouseEvent, broadcaster: Broadcaster): void {
  if (!opensApps()) return
  click.preventDefault()
  openApp(broadcaster)
}

/** The channels a game is on, each a way to watch it. */
export function ChannelLinks({ broadcast }: { broadcast: string }) {
  return channelsOf(broadcast).map(({ name, broadcaster }, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      {broadcaster ? (
        <a
          className={styles.channel}
          href={broadcaster.web}
          target="_blank"
          rel="noopener"
          onClick={(click) => watch(click, broadcaster)}
        >
          <span className="unseen">Watch on </span>
          {name}
        </a>
      ) : (
        name
      )}
    </Fragment>
  ))
}
