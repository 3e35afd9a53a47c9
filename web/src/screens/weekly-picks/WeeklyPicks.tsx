import { useLayoutEffect, useState } from 'react'
import { lazyScreen } from '#web/app/lazyScreen'
import { startPicking, usePicking } from '#web/picking/picking'
import { useSession } from '#web/session/session'
import { Button } from '#web/ui/Button'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'
import { Slate } from './Slate'

const LoginModal = lazyScreen(() => import('./LoginModal'))

/** The weekly picks: a visitor is asked to log in, a player picks. */
export default function WeeklyPicks() {
  const session = useSession((state) => state.session)
  // Before anything is on the screen that could be tapped.
  useLayoutEffect(startPicking, [])
  const signedOut = usePicking((state) => state.signedOut)
  const [asking, setAsking] = useState(!session)
  function close() {
    setAsking(false)
    usePicking.setState({ signedOut: false })
  }
  return (
    <>
      {session ? (
        <Slate key={session.uid} uid={session.uid} />
      ) : (
        <Screen title="Weekly Picks">
          <Notice>The week's games are open to players of the league.</Notice>
          <p>
            <Button weight="primary" onClick={() => setAsking(true)}>
              Make your picks
            </Button>
          </p>
        </Screen>
      )}
      {(asking || signedOut) && <LoginModal onClose={close} />}
    </>
  )
}
