import { useState } from 'react'
import { call } from '#web/api'
import { beginSession } from '#web/session/session'
import { InputField } from '#web/ui/Field'
import { useSubmit } from '#web/ui/Form'
import { checkNewPassword, NewPasswordField } from '#web/ui/NewPasswordField'
import { toast } from '#web/ui/toast'
import { AccountForm } from './AccountForm'

/** A new password. It logs out every other device. */
export function PasswordForm() {
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const form = useSubmit(async () => {
    checkNewPassword(newPassword)
    const body = { password, newPassword }
    beginSession(await call('PUT /users/me/password', { body, fallbackError: 'The password could not be saved.' }))
    setPassword('')
    setNewPassword('')
    toast('good', 'Your password is saved. Your other devices are logged out.')
  })
  return (
    <AccountForm
      title="Password"
      form={form}
      isReady={password !== '' && newPassword !== ''}
      button={['Save password', 'Saving…']}
    >
      <InputField
        label="Current password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <NewPasswordField value={newPassword} onValue={setNewPassword} />
    </AccountForm>
  )
}
