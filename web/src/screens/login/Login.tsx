import { useLocation } from 'react-router-dom'
import { LoginForm } from '#web/ui/LoginForm'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'

/** The login page. Whose session has ended reads so. */
export default function Login() {
  const { ended } = (useLocation().state ?? {}) as { ended?: boolean }
  return (
    <Screen title="Log in" narrow>
      {ended && <Notice tone="warn">You have been logged out. Please log in again.</Notice>}
      <LoginForm />
    </Screen>
  )
}
