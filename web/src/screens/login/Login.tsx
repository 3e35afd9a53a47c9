import { useLocation } from 'react-router-dom'
import { LoginForm } from '#web/ui/form/LoginForm'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'

/** The login page. It says that a session has ended, and to a visitor that the page they asked for is for players. */
export default function Login() {
  const { ended, from } = (useLocation().state ?? {}) as { ended?: boolean; from?: string }
  return (
    <Screen title="Log in" narrow>
      {ended && <Notice tone="warn">You have been logged out. Please log in again.</Notice>}
      {from && !ended && <Notice>The page you asked for is for players of the league. Log in, and it opens.</Notice>}
      <LoginForm />
    </Screen>
  )
}
