import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { addListeners } from '#web/session/device'
import { useSession } from '#web/session/session'
import { Icon } from '#web/ui/Icon'
import { Link, NavLink } from '#web/ui/Link'
import { urls } from '#web/urls'
import { logOut } from './logout'
import styles from './Navbar.module.css'

const links = [
  { name: 'Home', to: urls.home },
  { name: 'Dashboard', to: urls.dashboard },
  { name: 'Weekly Picks', to: urls.weeklyPicks },
  { name: 'Live Scores', to: urls.liveScores },
  { name: 'Leaderboard', to: urls.leaderboard },
  { name: 'Mini Games', to: urls.nickname },
] as const

/**
 * Brand, links, who is logged in. On a phone the links fold into a menu that closes after a click.
 * @param offer takes the greeting's place while there is one.
 */
export function Navbar({ offer }: { offer: ReactNode }) {
  const session = useSession((state) => state.session)
  const [unfolded, setUnfolded] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  function fold(holdsFocus: boolean) {
    setUnfolded(false)
    if (holdsFocus) toggle.current?.focus()
  }
  // By the player's id: the session itself is a new object with every new token, and would close the menu.
  useEffect(() => fold(!!document.activeElement?.closest('#menu')), [key, session?.uid])
  useDismiss(bar, unfolded, fold)
  return (
    <header ref={bar} className={styles.bar} data-screen-only>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <Link to={urls.home} className={styles.brand}>
        CFB <b>Picks</b>
      </Link>
      {offer}
      {session && <span className={styles.hello}>Hello, {session.username}</span>}
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={unfolded}
        aria-controls="menu"
        aria-label="Menu"
        onClick={() => setUnfolded(!unfolded)}
      >
        <Icon shape={unfolded ? 'close' : 'menu'} size={22} />
      </button>
      <nav id="menu" aria-label="Main" className={styles.menu} data-unfolded={unfolded}>
        {links.map(({ name, to }) => (
          <NavLink key={to} to={to}>
            {name}
          </NavLink>
        ))}
        {session?.isCommissioner && <NavLink to={urls.commish}>Commish</NavLink>}
        <NavLink to={urls.howItWorks} className={styles.spare}>
          How it works
        </NavLink>
        {session && (
          <NavLink to={urls.account} className={styles.spare}>
            Account
          </NavLink>
        )}
        {session ? (
          <button
            type="button"
            onClick={() => {
              fold(true)
              logOut()
            }}
          >
            Logout
          </button>
        ) : (
          <NavLink to={urls.login}>Log in</NavLink>
        )}
      </nav>
    </header>
  )
}

const WAYS_OUT = ['pointerdown', 'focusin'] as const

/**
 * While `element` is open: calls `onLeave` at a press outside it, when the focus leaves it, since it covers what gets
 * the focus, or at Escape (`byKey`).
 */
function useDismiss(element: RefObject<HTMLElement | null>, open: boolean, onLeave: (byKey: boolean) => void) {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) leave(false)
    }
    const key = (event: KeyboardEvent) => event.key === 'Escape' && leave(true)
    return addListeners((options) => {
      for (const way of WAYS_OUT) document.addEventListener(way, outside, options)
      document.addEventListener('keydown', key, options)
    })
  }, [open, element])
}
