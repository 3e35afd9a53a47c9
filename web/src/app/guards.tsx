import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSession } from '#web/session/session'
import { urls } from '#web/urls'

/** Screens for players; others log in first and come back. */
export function ForPlayers() {
  const { session, redirect } = useSession()
  const { pathname, search } = useLocation()
  if (session) return <Outlet key={session.uid} />
  // `redirect` means that the session has just ended: `Main` is on its way there.
  return redirect ? null : <Navigate to={urls.login} replace state={{ from: pathname + search }} />
}

/** Screens for commissioners; everybody else goes home. */
export function ForCommissioners() {
  const { session, redirect } = useSession()
  if (session?.isCommissioner) return <Outlet key={session.uid} />
  return redirect ? null : <Navigate to={urls.home} replace />
}

/**
 * Login and registration. A player who is logged in, or has just logged in here or in another tab, goes on: to where
 * they were headed, or to `next`. The welcome banner is shown only after a login, not to whoever was logged in already.
 */
export function ForVisitors({ next }: { next: string }) {
  const isPlayer = useSession((state) => state.session !== null)
  const [wasPlayer] = useState(isPlayer)
  const from = (useLocation().state as { from?: string } | null)?.from
  return isPlayer ? <Navigate to={from ?? next} replace state={wasPlayer ? null : { banner: 'welcome' }} /> : <Outlet />
}
