import { type ReactNode, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { addListeners } from '#web/session/device'
import { useSession } from '#web/session/session'
import { NavLink } from '#web/ui/Link'
import { urls } from '#web/urls'
import styles from './TabBar.module.css'

const tabs = [
  {
    name: 'Picks',
    to: urls.weeklyPicks,
    shape: 'M3 5h10v2.4H3zm0 6h8v2.4H3zm0 6h7v2.4H3zM13 15l2-2 2.5 2.5L22 9.8l2 1.8-6.5 7.6z',
  },
  { name: 'Scores', to: urls.liveScores, shape: 'M2 5h20v14H2zm2.4 2.4v9.2h6.4V7.4zm8.8 0v9.2h6.4V7.4z' },
  { name: 'Board', to: urls.leaderboard, shape: 'M9 4h6v16H9zM2 11h5.5v9H2zm14.5 3H22v6h-5.5z' },
  {
    name: 'Me',
    to: urls.home,
    shape: 'M12 3a4.6 4.6 0 1 1 0 9.2A4.6 4.6 0 0 1 12 3zM3 21c.4-4.6 4-7.2 9-7.2s8.6 2.6 9 7.2z',
  },
] as const

/** The screens that Home, behind the last tab, leads to: there the tab is lit, too. */
const UNDER_HOME: readonly string[] = [urls.dashboard, urls.account]

/**
 * Below 900 px, where the links are folded (Navbar.module.css). In em, as in the stylesheets: letters of twice the size
 * take the layout of a screen half as wide.
 */
const narrow = matchMedia('(max-width: 56.248em)')
const onChange = (tell: () => void) => addListeners((options) => narrow.addEventListener('change', tell, options))

/**
 * A player's navigation at the foot of a phone or an upright tablet, and in the bar at the top of a phone on its side;
 * the menu has the rest of the links. On a desktop neither it nor the dot is rendered, so the dot reads nothing.
 */
export function TabBar({ dot }: { dot: ReactNode }) {
  const isPlayer = useSession((state) => state.session !== null)
  const isNarrow = useSyncExternalStore(onChange, () => narrow.matches)
  const isUnderHome = UNDER_HOME.includes(useLocation().pathname)
  if (!isPlayer || !isNarrow) return null
  return (
    <nav aria-label="Tabs" className={styles.bar} data-screen-only>
      {tabs.map(({ name, to, shape }) => (
        <NavLink key={to} to={to} aria-current={(isUnderHome && to === urls.home) || undefined}>
          <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor">
            <path d={shape} fillRule="evenodd" />
          </svg>
          {name}
          {to === urls.weeklyPicks && dot}
        </NavLink>
      ))}
    </nav>
  )
}
