import { type ReactNode, useId, useState } from 'react'
import { call, isOutcomeUnknown } from '#web/api'
import { registerDeviceAgain } from '#web/push/subscription'
import { renewSession, type Session, saveUser, useSession } from '#web/session/session'
import { Button } from '#web/ui/Button'
import { AvatarField, avatarProblem } from '#web/ui/form/AvatarField'
import { InputField } from '#web/ui/form/Field'
import { FormProblem, useSubmit } from '#web/ui/form/Form'
import { checkNewPassword, NewPasswordField, PasswordField } from '#web/ui/form/PasswordFields'
import { Notice } from '#web/ui/Notice'
import { toast } from '#web/ui/toast'
import styles from './Account.module.css'

interface Props {
  title: string
  form: ReturnType<typeof useSubmit>
  /** Whether the fields hold what the server may take. */
  isReady: boolean
  /** The words of the button, before it is pressed and until the response is here. */
  button: readonly [idle: string, busy: string]
  /** Another button, beside the first. */
  beside?: ReactNode
  children: ReactNode
}

/** A part of the account with a form of its own. */
export function AccountForm({ title, form: { busy, problem, onSubmit }, isReady, button, beside, children }: Props) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <form className={styles.fields} onSubmit={onSubmit}>
        {children}
        <FormProblem>{problem}</FormProblem>
        <div className={styles.buttons}>
          <Button type="submit" disabled={busy || !isReady}>
            {button[busy ? 1 : 0]}
          </Button>
          {beside}
        </div>
      </form>
    </section>
  )
}

/** The player's picture: another one, or none. */
export function PictureForm({ session: { avatar } }: { session: Session }) {
  const [chosen, setChosen] = useState<File | null>(null)
  const wrong = chosen ? avatarProblem(chosen) : ''
  const form = useSubmit(async (_fields, pressed) => {
    if (pressed === 'remove') {
      saveUser((await call('DELETE /users/me/picture')).user)
      toast('good', 'Your picture is removed.')
      return
    }
    const body = new FormData()
    if (chosen) body.set('avatar', chosen)
    saveUser((await call('PUT /users/me/picture', { body })).user)
    // Unless another was chosen meanwhile.
    setChosen((current) => (current === chosen ? null : current))
    toast('good', 'Your picture is saved.')
  })
  const removal = (
    <Button type="submit" value="remove" weight="quiet" disabled={form.busy}>
      Remove picture
    </Button>
  )
  return (
    <AccountForm
      title="Picture"
      form={form}
      isReady={chosen !== null && !wrong}
      button={['Save picture', 'Saving…']}
      beside={avatar && !chosen && removal}
    >
      <AvatarField
        label="New picture"
        avatar={chosen}
        present={avatar}
        problem={wrong || undefined}
        onChoose={(file) => {
          // What was wrong with the last picture says nothing of this one.
          form.clearProblem()
          setChosen(file)
        }}
      />
    </AccountForm>
  )
}

/** A new address, which counts once the link mailed to it is opened. @param present the one until then, if known. */
export function EmailForm({ present }: { present: string | undefined }) {
  const [email, setEmail] = useState('')
  const [message, setMessage] = useState('')
  const form = useSubmit(async () => {
    setMessage('')
    setMessage((await call('PUT /users/me/email', { body: { email } })).message)
  })
  return (
    <AccountForm title="Email" form={form} isReady={email !== ''} button={['Send the link', 'Sending…']}>
      {present && <p className={styles.present}>Now: {present}</p>}
      <InputField
        label="New email address"
        type="email"
        autoComplete="email"
        hint="We'll email a link there. It asks for your password, changes your address and logs you out everywhere."
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {/* There before its words: screen readers announce only what changes in a status. */}
      <div role="status">{message && <Notice>{message}</Notice>}</div>
    </AccountForm>
  )
}

/** A new password. It logs out every other device. */
export function PasswordForm({ session: { uid, username } }: { session: Session }) {
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const form = useSubmit(async () => {
    checkNewPassword(newPassword)
    const body = { password, newPassword }
    const send = call('PUT /users/me/password', { body })
    const answer = await send.catch((failure: unknown) => {
      // If it is saved, this session has ended, and the login comes in place of this screen.
      if (isOutcomeUnknown(failure)) toast('warn', 'No answer: your new password may already work.')
      throw failure
    })
    if (!renewSession(answer)) {
      // A call of another tab, with the former password, may have ended the session.
      if (!useSession.getState().session) toast('good', 'Your password is saved. Please log in with it.')
      return
    }
    // A new password ends the notifications of all devices; this device keeps its own.
    registerDeviceAgain(uid).catch((cause: unknown) => console.info('The notifications were not kept.', cause))
    // Unless another was typed meanwhile.
    setPassword((now) => (now === password ? '' : now))
    setNewPassword((now) => (now === newPassword ? '' : now))
    toast('good', 'Your password is saved. Your other devices are logged out.')
  })
  return (
    <AccountForm
      title="Password"
      form={form}
      isReady={password !== '' && newPassword !== ''}
      button={['Save password', 'Saving…']}
    >
      {/* Tells a password manager whose password it is. */}
      <input hidden readOnly autoComplete="username" value={username} />
      <PasswordField label="Current password" value={password} onValue={setPassword} />
      <NewPasswordField value={newPassword} onValue={setNewPassword} problem={form.problem} />
    </AccountForm>
  )
}
