import { Fragment, type MouseEvent } from 'react'
import { type Broadcaster, channelsOf } from './broadcasters'
import styles from './ChannelLinks.module.css'

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

/** A phone has the broadcasters' apps; a desk gets their pages. */
const onPhone = () => matchMedia('(hover: none) and (pointer: coarse)').matches

function watch(click: MouseEvent, broadcaster: Broadcaster): void {
  if (!onPhone()) return
  click.preventDefault()
  openApp(broadcaster)
}

/** The channels a game is on, each a way to watch it. */
export function ChannelLinks({ broadcast }: { broadcast: string }) {
  return channelsOf(broadcast).map(({ name, broadcaster }, at) => (
    <Fragment key={name}>
      {at > 0 && ', '}
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
