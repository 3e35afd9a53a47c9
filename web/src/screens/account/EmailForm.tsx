import { useState } from 'react'
import { call } from '#web/api'
import { InputField } from '#web/ui/Field'
import { useSubmit } from '#web/ui/Form'
import { Notice } from '#web/ui/Notice'
import { AccountForm } from './AccountForm'

/** A new address, which counts once the link of a mail to it was opened. */
export function EmailForm() {
  const [email, setEmail] = useState('')
  const [message, setMessage] = useState('')
  const form = useSubmit(async () => {
    setMessage('')
    const fallbackError = 'The mail could not be sent.'
    setMessage((await call('PUT /users/me/email', { body: { email }, fallbackError })).message)
  })
  return (
    <AccountForm title="E-mail" form={form} isReady={email !== ''} button={['Send the mail', 'Sending…']}>
      <InputField
        label="New e-mail address"
        type="email"
        autoComplete="email"
        hint="We send a mail there. The address changes when you open its link."
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {message && <Notice tone="good">{message}</Notice>}
    </AccountForm>
  )
}
