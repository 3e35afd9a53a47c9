import { useState } from 'react'
import { call } from '#web/api'
import { Button } from '#web/ui/Button'
import { InputField } from '#web/ui/Field'
import { FormProblem, useSubmit } from '#web/ui/Form'
import { Notice } from '#web/ui/Notice'
import styles from './Account.module.css'

/** A new address, which counts once the link of a letter to it was opened. */
export function EmailForm() {
  const [email, setEmail] = useState('')
  const [message, setMessage] = useState('')
  const { busy, problem, onSubmit } = useSubmit(async () => {
    setMessage('')
    const otherwise = 'The letter could not be sent.'
    setMessage((await call('PUT /users/me/email', { body: { email }, otherwise })).message)
  })
  return (
    <section className={styles.panel} aria-labelledby="your-email">
      <h2 id="your-email">E-mail</h2>
      <form onSubmit={onSubmit}>
        <InputField
          label="New e-mail address"
          type="email"
          autoComplete="email"
          hint="We send a letter there. The address changes when you open its link."
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <FormProblem>{problem}</FormProblem>
        {message && <Notice tone="good">{message}</Notice>}
        <Button type="submit" disabled={busy || email === ''}>
          {busy ? 'Sending…' : 'Send the letter'}
        </Button>
      </form>
    </section>
  )
}
