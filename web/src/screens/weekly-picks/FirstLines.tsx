import { Icon } from '#web/ui/Icon'
import { Link } from '#web/ui/Link'
import { urls } from '#web/urls'
import styles from './FirstLines.module.css'

/** How picking works in three lines, for a player's first visit. */
export function FirstLines({ onDismiss }: { onDismiss: () => void }) {
  return (
    <section className={styles.lines} aria-label="Picking in three lines">
      <ul>
        <li>Tap one team per game.</li>
        <li>
          <b>+</b> gets points, <b>−</b> gives them. <b>×2</b> counts double.
        </li>
        <li>
          Every tap is saved. <Link to={urls.howItWorks}>How it works</Link>
        </li>
      </ul>
      <button type="button" aria-label="Got it" onClick={onDismiss}>
        <Icon shape="close" size={18} />
      </button>
    </section>
  )
}
