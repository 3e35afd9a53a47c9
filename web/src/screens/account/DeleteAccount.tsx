import { useState } from 'react'
import { call } from '#web/api'
import { endSession } from '#web/session/session'
import { Button } from '#web/ui/Button'
import { InputField } from '#web/ui/Field'
import { FormProblem, useSubmit } from '#web/ui/Form'
import { Modal } from '#web/ui/Modal'
import { toast } from '#web/ui/toast'
import { urls } from '#web/urls'
import styles from './Account.module.css'

/** The way out, for good. */
export function DeleteAccount() {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button weight="quiet" onClick={() => setAsked(true)}>
        Delete my account
      </Button>
      {asked && <Question onClose={() => setAsked(false)} />}
    </>
  )
}

function Question({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('')
  const { busy, problem, onSubmit } = useSubmit(async () => {
    const { message } = await call('DELETE /users/me', {
      body: { password },
      fallbackError: 'The account could not be deleted.',
    })
    toast('good', message)
    endSession(urls.home)
    return 'leaving'
  })
  return (
    <Modal title="Delete your account?" onClose={onClose}>
      <form className={styles.fields} onSubmit={onSubmit}>
        <p>
          Your name, address, picture and open picks are gone for good. The boards keep your points, as those of a
          “Former member”. There is no way back.
        </p>
        <InputField
          label="Your password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <FormProblem>{problem}</FormProblem>
        <div className={styles.buttons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" weight="danger" disabled={busy || password === ''}>
            {busy ? 'Deleting…' : 'Delete for good'}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
