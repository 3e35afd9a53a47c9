import { type FormEvent, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { call, sentenceOf } from '#web/api'
import { UserFacingError } from '#web/errors'
import { beginSession } from '#web/session/session'
import { urls } from '#web/urls'
import { Button } from './Button'
import { InputField } from './Field'
import { Form, FormElsewhere, FormProblem } from './Form'

/** Username and password; goes back to where the player was headed, else to the dashboard. */
export function LoginForm() {
  const navigate = useNavigate()
  const from = (useLocation().state as { from?: string } | null)?.from
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  async function logIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setProblem('')
    try {
      const body = { username: String(form.get('username')).trim(), password: String(form.get('password')) }
      const answer = await call('POST /users/login', { body, otherwise: 'Login failed.' })
      if (!answer.token) throw new UserFacingError('Login succeeded, but no token was returned by the server.')
      beginSession(answer)
      navigate(from ?? urls.dashboard, { state: { banner: 'welcome' } })
    } catch (failure) {
      setProblem(sentenceOf(failure))
      setBusy(false)
    }
  }

  return (
    <Form onSubmit={logIn}>
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
