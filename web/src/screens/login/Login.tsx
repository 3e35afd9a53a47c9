import { LoginForm } from '../../ui/LoginForm'
import { Screen } from '../../ui/Screen'

/** The login page. */
export default function Login() {
  return (
    <Screen title="Log in" narrow>
      <LoginForm />
    </Screen>
  )
}
