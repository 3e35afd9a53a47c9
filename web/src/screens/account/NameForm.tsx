import { useEffect, useState } from 'react'
import { call } from '#web/api'
import { type Session, saveUser } from '#web/session/session'
import { InputField } from '#web/ui/Field'
import { useSubmit } from '#web/ui/Form'
import { toast } from '#web/ui/toast'
import { untilLeft } from '#web/ui/untilLeft'
import { AccountForm } from './AccountForm'

/** The name that the others read. The player logs in with the username, whatever it is. */
export function NameForm({ session: { username } }: { session: Session }) {
  const [name, setName] = useState('')
  useEffect(
    () =>
      untilLeft(
        call('GET /users/me'),
        // What was typed meanwhile stays.
        ({ user }) => setName((typed) => typed || user.displayName || user.username),
      ),
    [],
  )
  const form = useSubmit(async () => {
    const body = { displayName: name }
    saveUser((await call('PUT /users/me', { body, fallbackError: 'The name could not be saved.' })).user)
    toast('good', 'Your name is saved.')
  })
  return (
    <AccountForm title="Name" form={form} isReady={name.trim() !== ''} button={['Save name', 'Saving…']}>
      <InputField
        label="Your name on the boards"
        hint={`You log in as ${username} all the same.`}
        value={name}
        autoComplete="nickname"
        onChange={(event) => setName(event.target.value)}
      />
    </AccountForm>
  )
}
