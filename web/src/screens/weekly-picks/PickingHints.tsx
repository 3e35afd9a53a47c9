import { useEffect, useState } from 'react'
import { playerStorage } from '#web/session/session'
import { rememberSeen, wasSeen } from '#web/session/shownOnce'
import { Icon } from '#web/ui/Icon'
import { Link } from '#web/ui/Link'
import { urls } from '#web/urls'
import styles from './PickingHints.module.css'

interface Props {
  uid: string
  /** Whether the player has a pick this week, perhaps from another device. */
  hasPicked: boolean
}

/** How picking works in three lines, for a player who has not picked before. The first pick leaves them in place. */
export function PickingHints({ uid, hasPicked }: Props) {
  const [isShown, setShown] = useState(() => !hasPicked && !wasSeen(playerStorage, uid, 'weekly-picks'))
  useEffect(() => {
    if (hasPicked) rememberSeen(playerStorage, uid, 'weekly-picks')
  }, [hasPicked, uid])
  if (!isShown) return null
  function dismiss() {
    rememberSeen(playerStorage, uid, 'weekly-picks')
    setShown(false)
  }
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
      <button type="button" aria-label="Got it" onClick={dismiss}>
        <Icon shape="close" size={18} />
      </button>
    </section>
  )
}
