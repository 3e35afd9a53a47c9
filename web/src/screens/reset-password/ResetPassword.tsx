import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { type ApiFailure, call, isOutcomeUnknown } from '#web/api'
import { OtherPlayer, useOtherPlayer } from '#web/app/OtherPlayer'
import { endSession, useSession } from '#web/session/session'
import { Button } from '#web/ui/Button'
import { Failed } from '#web/ui/Failed'
import { Form, FormElsewhere, FormProblem, useSubmit } from '#web/ui/form/Form'
import { checkNewPassword, NewPasswordField } from '#web/ui/form/PasswordFields'
import { InvalidLink } from '#web/ui/InvalidLink'
import { Link } from '#web/ui/Link'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'
import { Skeleton } from '#web/ui/Skeleton'
import { toast } from '#web/ui/toast'
import { useResponse } from '#web/ui/useResponse'
import { urls } from '#web/urls'

/** What the mailed link carries. */
type ResetLink = Record<'token' | 'uid', string>

/** Where the mailed link leads: checks the link, then asks for the new password. */
export default function ResetPassword() {
  const [search] = useSearchParams()
  const [token, uid] = [search.get('token') ?? '', search.get('uid') ?? '']
  return (
    <Screen title="Reset password" narrow>
      {token && uid ? (
        <CheckedLink key={`${token} ${uid}`} link={{ token, uid }} />
      ) : (
        <InvalidLink to={urls.loginHelp} />
      )}
    </Screen>
  )
}

/** What the server says about the link. That the check has failed says nothing of the link. */
function CheckedLink({ link }: { link: ResetLink }) {
  const { value, failure, reload } = useResponse(() =>
    call('GET /auth/reset/verify', { query: link, errorText: 'Failed to reset.' }),
  )
  if (failure !== undefined) return <Failed text={failure} onRetry={reload} />
  if (!value) return <Skeleton height={240} label="Checking the link" />
  return value.valid ? (
    <NewPasswordForm link={link} username={value.username} onRefused={reload} />
  ) : (
    <InvalidLink to={urls.loginHelp} />
  )
}

interface FormProps {
  link: ResetLink
  username: string
  onRefused: () => void
}

/** How long the confirmation stays before the login (ms). */
const CONFIRMATION_STAYS = 1_200

/**
 * Asks for the new password, confirms it, and goes to the login. Where another player is logged in it stays: the login
 * would lead on to their dashboard.
 * @param onRefused called when the link may have become invalid.
 */
function NewPasswordForm({ link, username, onRefused }: FormProps) {
  const navigate = useNavigate()
  const [newPassword, setNewPassword] = useState('')
  const [message, setMessage] = useState('')
  const other = useOtherPlayer(link.uid)
  /** Whether a try got no answer: it may have changed the password, and used the link. */
  const unanswered = useRef(false)
  const [mayBeSet, setMayBeSet] = useState(false)
  const { busy, problem, onSubmit } = useSubmit(async () => {
    setMayBeSet(false)
    checkNewPassword(newPassword)
    const body = { ...link, newPassword }
    const send = call('POST /auth/reset', { body, errorText: 'Failed to reset.' })
    const response = await send.catch((failure: ApiFailure) => {
      const isRefused = failure.code === 'bad-input'
      setMayBeSet(unanswered.current && isRefused)
      if (isRefused && !unanswered.current) onRefused()
      if (isOutcomeUnknown(failure)) unanswered.current = true
      throw failure
    })
    setMessage(response.message)
  })

  useEffect(() => {
    if (!message || other !== null) return
    // The reset has ended every session of the player, also the one on this device.
    const isOwn = useSession.getState().session?.uid === link.uid
    const timer = setTimeout(() => {
      // So short a time is not enough to read it.
      toast('good', message)
      if (isOwn) endSession('expired')
      else navigate(urls.login)
    }, CONFIRMATION_STAYS)
    return () => clearTimeout(timer)
  }, [message, other, link.uid, navigate])

  if (message)
    return (
      <>
        <Notice tone="good">{message}</Notice>
        {other !== null && <OtherPlayer name={other} />}
      </>
    )
  return (
    <Form onSubmit={onSubmit}>
      {/* Tells a password manager whose password it is. */}
      <input hidden readOnly autoComplete="username" value={username} />
      <NewPasswordField value={newPassword} onValue={setNewPassword} problem={problem} />
      <FormProblem>{problem}</FormProblem>
      {mayBeSet && (
        <FormElsewhere>
          Your new password may already work. <Link to={urls.login}>Log in</Link>
        </FormElsewhere>
      )}
      <Button type="submit" weight="primary" disabled={busy || newPassword === ''}>
        {busy ? 'Saving…' : 'Set new password'}
      </Button>
    </Form>
  )
}
