import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ApiFailure, call, TIMEOUTS } from '#web/api'
import { UserFacingError } from '#web/errors'
import { beginSession } from '#web/session/session'
import { urls } from '#web/urls'
import { Button } from '../Button'
import { Link } from '../Link'
import { InputField } from './Field'
import { Form, FormElsewhere, FormProblem, fieldText, useSubmit } from './Form'

/** Username and password; goes back to where the player was headed, else to the dashboard. */
export function LoginForm() {
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const { busy, problem, onSubmit } = useSubmit(async (fields) => {
    const body = { username: fieldText(fields, 'username'), password: String(fields.get('password')) }
    const options = { body, errorText: 'Login failed.', timeout: TIMEOUTS.short }
    const session = await call('POST /users/login', options).catch((failure: ApiFailure) => {
      if (failure.code === 'signed-out') selectPassword()
      throw failure
    })
    if (!session.token) throw new UserFacingError('Login succeeded, but no token was returned by the server.')
    beginSession(session)
    // Back leads to the page before the login, not to its form.
    const replace = pathname === urls.login
    navigate(state?.from ?? urls.dashboard, { replace, state: { banner: 'welcome' } })
    return 'leaving'
  })
  /** So that what is typed next replaces the wrong one. */
  function selectPassword() {
    const password = form.current?.querySelector<HTMLInputElement>('[name=password]')
    password?.focus()
    password?.select()
  }
  return (
    <Form ref={form} onSubmit={onSubmit}>
      <InputField label="Username" name="username" autoComplete="username" autoCapitalize="none" required />
      <InputField label="Password" name="password" type="password" autoComplete="current-password" required />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" weight="primary" disabled={busy}>
        {busy ? 'Logging in…' : 'Log in'}
      </Button>
      <FormElsewhere>
        <Link to={urls.loginHelp}>Forgot your username or password?</Link>
      </FormElsewhere>
      <FormElsewhere>
        New here? <Link to={urls.register}>Sign up</Link>
      </FormElsewhere>
    </Form>
  )
}
