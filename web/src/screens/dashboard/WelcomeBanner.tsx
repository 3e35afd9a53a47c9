import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styles from './Dashboard.module.css'

/** When the banner is removed (ms after it came); its style has it fade for the last second. */
const GONE_AFTER = 8_000

/** How the player came here. */
type Arrival = { banner?: 'welcome' | 'ready' } | null

/** Greets a player who has just logged in or finished picking, then disappears. */
export function WelcomeBanner({ name }: { name: string }) {
  const arrival = useLocation().state as Arrival
  const [banner] = useState(arrival?.banner)
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    if (!banner) return
    // Cleared at once, so that Back does not bring the banner again. Not by the router: the menu closes at each new
    // entry.
    history.replaceState({ ...history.state, usr: null }, '')
    const timer = setTimeout(() => setGone(true), GONE_AFTER)
    return () => clearTimeout(timer)
  }, [banner])
  if (!banner || isGone) return null
  return (
    <p data-screen-only className={styles.banner} role="status">
      {banner === 'ready' ? 'Picks ready to go!' : `Welcome back, ${name}!`}
    </p>
  )
}
