import { useState } from 'react'
import { call } from '#web/api'
import { Button } from '#web/ui/Button'
import { InputField } from '#web/ui/form/Field'
import { Form, FormElsewhere, FormProblem, fieldText, useSubmit } from '#web/ui/form/Form'
import { Link } from '#web/ui/Link'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'
import { urls } from '#web/urls'
import styles from './LoginHelp.module.css'

/** For players who forgot their username or password. Either needs only the email address. */
export default function LoginHelp() {
  const [username, setUsername] = useState('')
  const [message, setMessage] = useState('')
  const { busy, problem, onSubmit } = useSubmit(async (fields, pressed) => {
    setUsername('')
    setMessage('')
    const body = { email: fieldText(fields, 'email') }
    if (pressed === 'password') {
      setMessage((await call('POST /auth/forgot', { body, errorText: 'Failed to start reset.' })).message)
    } else {
      setUsername((await call('POST /auth/username-reminder', { body, errorText: 'Lookup failed.' })).username)
    }
  })
  return (
    <Screen title="Login help" narrow>
      <Form onSubmit={onSubmit}>
        <InputField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          hint="The address of your account."
          required
        />
        <Button type="submit" weight="primary" value="username" disabled={busy}>
          Look up username
        </Button>
        <Button type="submit" value="password" disabled={busy}>
          Reset password
        </Button>
        {/* Below the buttons, which so stay under the finger. */}
        <FormProblem>{problem}</FormProblem>
        <p role="status" className={styles.answer}>
          {message}
          {username && (
            <>
              Your username is <b>{username}</b>.
            </>
          )}
        </p>
        <FormElsewhere>
          Remembered it? <Link to={urls.login}>Log in</Link>
        </FormElsewhere>
      </Form>
      <Notice>A reset link works once, for an hour. Look into your spam folder if it does not come.</Notice>
    </Screen>
  )
}
