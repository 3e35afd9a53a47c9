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
    const fallbackError = 'The e-mail could not be sent.'
    setMessage((await call('PUT /users/me/email', { body: { email }, fallbackError })).message)
  })
  return (
    <AccountForm title="E-mail" form={form} isReady={email !== ''} button={['Send the link', 'Sending…']}>
      <InputField
        label="New e-mail address"
        type="email"
        autoComplete="email"
        hint="We'll e-mail a link there. Your address changes when you open it."
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {message && <Notice tone="good">{message}</Notice>}
    </AccountForm>
  )
}
