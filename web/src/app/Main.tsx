import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '#web/session/session'
import { ErrorBoundary } from './ErrorBoundary'
import styles from './Main.module.css'

/** The place of the current screen. Takes the focus to a new screen, and leaves when the session ends. */
export function Main({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const exit = useSession((state) => state.exit)
  const stage = useRef<HTMLElement>(null)
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    // A screen that has put the focus somewhere itself keeps it.
    if (!stage.current?.contains(document.activeElement)) stage.current?.focus({ preventScroll: true })
  }, [pathname])

  useEffect(() => {
    if (exit === null) return
    if (pathname === exit) useSession.setState({ exit: null })
    else navigate(exit, { replace: true })
  }, [exit, pathname, navigate])

  return (
    <main id="stage" ref={stage} tabIndex={-1} className={styles.stage}>
      <ErrorBoundary place={pathname}>{children}</ErrorBoundary>
    </main>
  )
}
