import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { type ApiFailure, call, isOutcomeUnknown, sentenceOf } from '#web/api'
import { OtherPlayer, useOtherPlayer } from '#web/app/OtherPlayer'
import { endSession, useSession } from '#web/session/session'
import { Button, ButtonLink } from '#web/ui/Button'
import { Form, FormElsewhere, FormProblem, useSubmit } from '#web/ui/Form'
import { Link } from '#web/ui/Link'
import { Notice } from '#web/ui/Notice'
import { checkNewPassword, NewPasswordField } from '#web/ui/PasswordFields'
import { Screen } from '#web/ui/Screen'
import { Skeleton } from '#web/ui/Skeleton'
import { toast } from '#web/ui/toast'
import { whileMounted } from '#web/ui/whileMounted'
import { urls } from '#web/urls'

/** What the mailed link carries. */
interface ResetLink {
  token: string
  uid: string
}

/** What is known of a link; `failed` when the check did not succeed, which says nothing of the link. */
type LinkState = 'checking' | 'valid' | 'invalid' | { failed: string }

/** The link in the address, and what the server says about it. */
function useResetLink(): { link: ResetLink; state: LinkState; check: () => void } {
  const [search] = useSearchParams()
  const [token, uid] = [search.get('token') ?? '', search.get('uid') ?? '']
  const [state, setState] = useState<LinkState>('checking')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!token || !uid) return
    setState('checking')
    return whileMounted(
      call('GET /auth/reset/verify', { query: { token, uid }, errorText: 'Failed to reset.' }),
      ({ valid }) => setState(valid ? 'valid' : 'invalid'),
      (failure) => setState({ failed: sentenceOf(failure) }),
    )
  }, [token, uid, tries])
  return { link: { token, uid }, state: token && uid ? state : 'invalid', check: () => setTries(tries + 1) }
}

/** Where the mailed link leads: checks the link, then asks for the new password. */
export default function ResetPassword() {
  const { link, state, check } = useResetLink()
  return (
    <Screen title="Reset password" narrow>
      {state === 'checking' && <Skeleton height={240} label="Checking the link" />}
      {state === 'valid' && <NewPasswordForm link={link} />}
      {state === 'invalid' && (
        <>
          <Notice tone="bad">This link is invalid or expired.</Notice>
          <p>
            <ButtonLink to={urls.loginHelp} weight="primary">
              Ask for a new link
            </ButtonLink>
          </p>
        </>
      )}
      {typeof state === 'object' && (
        <>
          <Notice tone="bad">{state.failed}</Notice>
          <p>
            <Button weight="primary" onClick={check}>
              Try again
            </Button>
          </p>
        </>
      )}
    </Screen>
  )
}

/** How long the confirmation stays before the login (ms). */
const CONFIRMATION_STAYS = 1_200

/**
 * Asks for the new password, confirms it, and goes to the login. Where another player is logged in it stays: the login
 * would lead on to their dashboard.
 */
function NewPasswordForm({ link }: { link: ResetLink }) {
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
      setMayBeSet(unanswered.current && failure.code === 'bad-input')
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
      if (isOwn) endSession(urls.login)
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
      <NewPasswordField value={newPassword} onValue={setNewPassword} />
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
