import { useCallback, useState } from 'react'
import { useSession } from '../../store'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { Screen } from '../../ui/Screen'
import { LoginModal } from './LoginModal'
import { Slate } from './Slate'

/** The weekly picks: a stranger is asked to log in, a player picks. */
export default function WeeklyPicks() {
  const session = useSession((state) => state.session)
  const [asking, setAsking] = useState(!session)
  const ask = useCallback(() => setAsking(true), [])
  return (
    <>
      {session ? (
        <Slate onSignedOut={ask} />
      ) : (
        <Screen title="Weekly Picks">
          <Notice>The week's games are open to players of the league.</Notice>
          <p>
            <Button weight="primary" onClick={ask}>
              Make your picks
            </Button>
          </p>
        </Screen>
      )}
      {asking && <LoginModal onClose={() => setAsking(false)} />}
    </>
  )
}
