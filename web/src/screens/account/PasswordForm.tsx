import { useState } from 'react'
import { RESET_PASSWORD_MIN } from '#common/people/registration'
import { call } from '#web/api'
import { UserFacingError } from '#web/errors'
import { beginSession } from '#web/session/session'
import { Button } from '#web/ui/Button'
import { InputField } from '#web/ui/Field'
import { FormProblem, useSubmit } from '#web/ui/Form'
import { toast } from '#web/ui/toast'
import styles from './Account.module.css'

/** A new password. It logs out every other device. */
export function PasswordForm() {
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const { busy, problem, onSubmit } = useSubmit(async () => {
    if (newPassword.length < RESET_PASSWORD_MIN)
      throw new UserFacingError(`Password must be at least ${RESET_PASSWORD_MIN} characters.`)
    const body = { password, newPassword }
    beginSession(await call('PUT /users/me/password', { body, otherwise: 'The password could not be saved.' }))
    setPassword('')
    setNewPassword('')
    toast('good', 'Your password is saved. Your other devices are logged out.')
  })
  return (
    <section className={styles.panel} aria-labelledby="your-password">
      <h2 id="your-password">Password</h2>
      <form onSubmit={onSubmit}>
        <InputField
          label="Present password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <InputField
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={`At least ${RESET_PASSWORD_MIN} characters.`}
          value={newPassword}
          onChange={(event) => setNewPassword(event.target.value)}
        />
        <FormProblem>{problem}</FormProblem>
        <Button type="submit" disabled={busy || password === '' || newPassword === ''}>
          {busy ? 'Saving…' : 'Save password'}
        </Button>
      </form>
    </section>
  )
}
