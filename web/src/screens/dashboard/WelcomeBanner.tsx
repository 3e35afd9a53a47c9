import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import styles from './WelcomeBanner.module.css'

/** When the banner fades, and when it is removed (ms after it came). */
const FADES_AFTER = 7_000
const GONE_AFTER = 8_000

/** How the player came here. */
type Arrival = { banner?: 'welcome' | 'ready' } | null

/** Greets a player who has just logged in or finished picking, then disappears and clears the navigation state. */
export function WelcomeBanner({ name }: { name: string }) {
  const navigate = useNavigate()
  const banner = (useLocation().state as Arrival)?.banner
  const [fading, setFading] = useState(false)
  const leave = useEffectEvent(() => {
    // Read from the window: `useLocation` still has the old address while React has not drawn the next page yet.
    const { pathname, search, hash } = window.location
    navigate(pathname + search + hash, { replace: true, state: null })
  })
  useEffect(() => {
    if (!banner) return
    const timers = [setTimeout(() => setFading(true), FADES_AFTER), setTimeout(() => leave(), GONE_AFTER)]
    return () => timers.forEach(clearTimeout)
  }, [banner])
  if (!banner) return null
  return (
    <p data-screen-only className={styles.banner} role="status" data-fading={fading}>
      {banner === 'ready' ? 'Picks ready to go!' : `Welcome back, ${name}!`}
    </p>
  )
}
