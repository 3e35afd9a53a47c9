import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { call, sentenceOf } from '#web/api'
import { Button } from '#web/ui/Button'
import { InputField } from '#web/ui/Field'
import { Form, FormElsewhere, FormProblem } from '#web/ui/Form'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'
import { urls } from '#web/urls'
import styles from './LoginHelp.module.css'

/** For whoever forgot the username or the password: both need the email address only. */
export default function LoginHelp() {
  const [username, setUsername] = useState('')
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = { email: String(new FormData(event.currentTarget).get('email')).trim() }
    const { submitter } = event.nativeEvent as SubmitEvent
    const forgotPassword = submitter?.getAttribute('value') === 'password'
    setBusy(true)
    for (const clear of [setUsername, setMessage, setProblem]) clear('')
    try {
      if (forgotPassword) {
        setMessage((await call('POST /auth/forgot', { body, otherwise: 'Failed to start reset.' })).message)
      } else {
        setUsername((await call('POST /auth/username-reminder', { body, otherwise: 'Lookup failed.' })).username)
      }
    } catch (failure) {
      setProblem(sentenceOf(failure))
    }
    setBusy(false)
  }

  return (
    <Screen title="Login help" narrow>
      <Form onSubmit={ask}>
        <InputField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          hint="The address you signed up with."
          required
        />
        <FormProblem>{problem}</FormProblem>
        <p role="status" className={styles.answer}>
          {message}
          {username && (
            <>
              Your username is <b>{username}</b>.
            </>
          )}
        </p>
        <Button type="submit" weight="primary" name="forgot" value="username" disabled={busy}>
          Look up username
        </Button>
        <Button type="submit" name="forgot" value="password" disabled={busy}>
          Reset password
        </Button>
        <FormElsewhere>
          Remembered it? <Link to={urls.login}>Log in</Link>
        </FormElsewhere>
      </Form>
      <Notice>A reset link works once, for an hour. Look into your spam folder if it does not come.</Notice>
    </Screen>
  )
}
