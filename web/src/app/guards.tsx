import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSession } from '#web/session/session'
import { urls } from '#web/urls'

/** Screens for players; others log in first and come back. */
export function ForPlayers() {
  const { session, exit } = useSession()
  const { pathname, search } = useLocation()
  if (session) return <Outlet key={session.uid} />
  // While the session is ending, `Main` is already navigating elsewhere.
  return exit ? null : <Navigate to={urls.login} replace state={{ from: pathname + search }} />
}

/** Screens for commissioners; everybody else goes home. */
export function ForCommissioners() {
  const { session, exit } = useSession()
  if (session?.isCommissioner) return <Outlet key={session.uid} />
  return exit ? null : <Navigate to={urls.home} replace />
}
