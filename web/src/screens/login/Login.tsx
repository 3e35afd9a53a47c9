import { LoginForm } from '#web/ui/LoginForm'
import { Screen } from '#web/ui/Screen'

/** The login page. */
export default function Login() {
  return (
    <Screen title="Log in" narrow>
      <LoginForm />
    </Screen>
  )
}
