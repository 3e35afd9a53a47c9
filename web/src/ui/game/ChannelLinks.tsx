import { Fragment, type MouseEvent } from 'react'
import { openApp } from '../openApp'
import { type Broadcaster, channelsOf } from './broadcasters'
import styles from './ChannelLinks.module.css'

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
