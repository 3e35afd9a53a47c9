import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession, useUid } from '#web/session/session'
import { urls } from '#web/urls'
import { ErrorBoundary } from './ErrorBoundary'
import { useScrollRestoration } from './useScrollRestoration'

/** What holds the current screen. Takes the focus to a new screen, and leaves when the session ends. */
export function Main({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const redirect = useSession((state) => state.redirect)
  const uid = useUid()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)

  useScrollRestoration()

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // A screen that has put the focus somewhere itself keeps it.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname])

  useEffect(() => {
    if (redirect === null) return
    if (pathname === redirect) useSession.setState({ redirect: null })
    // Whoever has to log in reads why, and comes back to where they were, but not to a mailed link that is used up.
    else {
      const comesBack = redirect === urls.login && !search.includes('token=')
      navigate(redirect, { replace: true, state: comesBack ? { from: pathname + search, ended: true } : null })
    }
  }, [redirect, pathname, search, navigate])

  return (
    // Named by its title (`Screen`): screen readers read the name of what the focus goes to.
    <main id="main" ref={main} tabIndex={-1} aria-labelledby="title">
      <ErrorBoundary resetKey={`${uid} ${pathname}${search}`}>{children}</ErrorBoundary>
    </main>
  )
}
