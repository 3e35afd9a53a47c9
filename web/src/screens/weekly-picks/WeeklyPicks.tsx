import { useState } from 'react'
import { usePicking } from '#web/picking/picking'
import { endSession, useSession } from '#web/session/session'
import { Button } from '#web/ui/Button'
import { Modal } from '#web/ui/Modal'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'
import { urls } from '#web/urls'
import { Slate } from './Slate'

/** The weekly picks: a visitor is asked to log in, a player picks. */
export default function WeeklyPicks() {
  const session = useSession((state) => state.session)
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

/** Asks whoever is not logged in to do so before picking. */
function LoginModal({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      title="Please log in"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button weight="primary" onClick={() => endSession(urls.login)}>
            Go to Login
          </Button>
        </>
      }
    >
      <p>You need to be logged in to make and save your picks.</p>
    </Modal>
  )
}
