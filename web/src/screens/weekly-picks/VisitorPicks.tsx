import { useState } from 'react'
import { Button } from '#web/ui/Button'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'
import LoginModal from './LoginModal'

/** What a visitor finds where players pick. */
export default function VisitorPicks() {
  const [asking, setAsking] = useState(true)
  return (
    <Screen title="Weekly Picks">
      <Notice>The week's games are open to players of the league.</Notice>
      <p>
        <Button weight="primary" onClick={() => setAsking(true)}>
          Make your picks
        </Button>
      </p>
      {asking && <LoginModal onClose={() => setAsking(false)} />}
    </Screen>
  )
}
