import { useState } from 'react'
import { Button } from '#web/ui/Button'
import { Link } from '#web/ui/Link'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'
import { urls } from '#web/urls'
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
      <p>
        New here? <Link to={urls.register}>Sign up</Link>
      </p>
      {asking && <LoginModal onClose={() => setAsking(false)} />}
    </Screen>
  )
}
