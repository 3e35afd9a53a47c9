import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { RESET_PASSWORD_MIN } from '#common/people/registration'
import { call, sentenceOf } from '#web/api'
import { endSession, useSession } from '#web/session/session'
import { Button } from '#web/ui/Button'
import { InputField } from '#web/ui/Field'
import { Form, FormProblem } from '#web/ui/Form'
import { Notice } from '#web/ui/Notice'
import { urls } from '#web/urls'
import type { ResetLink } from './useResetLink'

/** How long the good news stays before the login (ms). */
const LEAVES_AFTER = 1_200

/** Asks for the new password, says that it is set, and goes to the login. */
export function NewPasswordForm({ link }: { link: ResetLink }) {
  const navigate = useNavigate()
  const [newPassword, setNewPassword] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')

  useEffect(() => {
    if (!message) return
    // The reset has ended every session of the player, the one on this device too.
    const mine = useSession.getState().session?.uid === link.uid
    const leave = () => (mine ? endSession(urls.login) : navigate(urls.login))
    const clock = setTimeout(leave, LEAVES_AFTER)
    return () => clearTimeout(clock)
  }, [message, link.uid, navigate])

  async function reset(event: FormEvent) {
    event.preventDefault()
    if (newPassword.length < RESET_PASSWORD_MIN) {
      return setProblem(`Password must be at least ${RESET_PASSWORD_MIN} characters.`)
    }
    setBusy(true)
    setProblem('')
    try {
      const answer = await call('POST /auth/reset', { body: { ...link, newPassword }, otherwise: 'Failed to reset.' })
      setMessage(answer.message)
    } catch (failure) {
      setProblem(sentenceOf(failure))
      setBusy(false)
    }
  }

  if (message) return <Notice tone="good">{message}</Notice>
  return (
    <Form onSubmit={reset}>
      <InputField
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${RESET_PASSWORD_MIN} characters.`}
        value={newPassword}
        onChange={(event) => setNewPassword(event.target.value)}
      />
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" weight="primary" disabled={busy || newPassword === ''}>
        {busy ? 'Saving…' : 'Set new password'}
      </Button>
    </Form>
  )
}
