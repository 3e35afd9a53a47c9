import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyComponent } from '#web/app/lazyComponent'
import { startPicking, usePicking } from '#web/picking/picking'
import { useSession } from '#web/session/session'
import { Slate } from './Slate'

// A player who is logged in needs neither.
const LoginModal = lazyComponent(() => import('./LoginModal'))
const VisitorPicks = lazyComponent(() => import('./VisitorPicks'))

/** The weekly picks: a visitor is asked to log in, a player picks. */
export default function WeeklyPicks() {
  const { session, redirect } = useSession()
  const { search } = useLocation()
  // Before anything is on the screen that could be tapped.
  useLayoutEffect(startPicking, [])
  const loginPrompt = usePicking((state) => state.loginPrompt)
  return (
    <>
      {session ? <Slate key={session.uid + search} uid={session.uid} /> : !redirect && <VisitorPicks />}
      {loginPrompt === 'shown' && <LoginModal onClose={() => usePicking.setState({ loginPrompt: 'dismissed' })} />}
    </>
  )
}
