import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import styles from './WelcomeBanner.module.css'

/** When the banner fades, and when it is removed (ms after it came). */
const FADES_AFTER = 7_000
const GONE_AFTER = 8_000

/** How the player came here. */
type Arrival = { banner?: 'welcome' | 'ready' } | null

/** Greets a player who has just logged in or finished picking, then disappears and clears the navigation state. */
export function WelcomeBanner({ name }: { name: string }) {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const banner = (state as Arrival)?.banner
  const [fading, setFading] = useState(false)
  useEffect(() => {
    if (!banner) return
    const fade = setTimeout(() => setFading(true), FADES_AFTER)
    const leave = setTimeout(() => {
      // React may not have drawn yet where a press has led meanwhile; this would lead back.
      if (window.location.pathname + window.location.search !== pathname + search) return
      navigate(pathname + search, { replace: true, state: null })
    }, GONE_AFTER)
    return () => {
      clearTimeout(fade)
      clearTimeout(leave)
    }
  }, [banner, pathname, search, navigate])
  if (!banner) return null
  return (
    <p data-screen-only className={styles.banner} role="status" data-fading={fading}>
      {banner === 'ready' ? 'Picks ready to go!' : `Welcome back, ${name}!`}
    </p>
  )
}
