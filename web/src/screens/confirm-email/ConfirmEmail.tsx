import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApiFailure, call } from '#web/api'
import { OtherPlayer, useOtherPlayer } from '#web/app/OtherPlayer'
import { endSession, useSession } from '#web/session/session'
import { Button, ButtonLink } from '#web/ui/Button'
import { Form, FormProblem, useSubmit } from '#web/ui/Form'
import { InvalidLink } from '#web/ui/InvalidLink'
import { Notice } from '#web/ui/Notice'
import { PasswordField } from '#web/ui/PasswordFields'
import { Screen } from '#web/ui/Screen'
import { urls } from '#web/urls'

/** Where the mail to a new address leads: the player's password confirms it. */
export default function ConfirmEmail() {
  const [search] = useSearchParams()
  const [token, uid] = [search.get('token') ?? '', search.get('uid') ?? '']
  const other = useOtherPlayer(uid)
  const [password, setPassword] = useState('')
  const [message, setMessage] = useState('')
  const [isInvalid, setInvalid] = useState(!token || !uid)
  /** The token of the session that the change has ended: another login since then stays. */
  const endedToken = useRef<string>(undefined)
  const { busy, problem, onSubmit } = useSubmit(async () => {
    const body = { token, uid, password }
    const answer = await call('POST /auth/confirm-email', { body }).catch((failure: unknown) => {
      if (failure instanceof ApiFailure && failure.code === 'bad-input') setInvalid(true)
      throw failure
    })
    endedToken.current = useSession.getState().session?.token
    setMessage(answer.message)
  })
  // The change has ended every session of the player, also the one on this device.
  const leave = () => {
    const { session } = useSession.getState()
    if (session?.uid === uid && session.token === endedToken.current) endSession('expired')
  }
  const onLeave = useEffectEvent(leave)
  // Whatever the player opens next: once the address is confirmed, leaving this page ends the session.
  useEffect(() => (message ? () => onLeave() : undefined), [message])
  if (isInvalid) {
    const isOthers = uid !== '' && other !== null
    return (
      <Screen title="Confirm your address" narrow>
        <InvalidLink to={isOthers ? undefined : urls.account} />
        {isOthers && <OtherPlayer name={other} />}
      </Screen>
    )
  }
  return (
    <Screen title="Confirm your address" narrow>
      {message ? (
        <>
          <Notice tone="good">{message}</Notice>
          {other !== null ? (
            <OtherPlayer name={other} />
          ) : (
            <p>
              <ButtonLink to={urls.login} weight="primary" onClick={leave}>
                Log in
              </ButtonLink>
            </p>
          )}
        </>
      ) : (
        <Form onSubmit={onSubmit}>
          <PasswordField
            label="Your password"
            hint="So that only you can move your account to this address."
            value={password}
            onValue={setPassword}
          />
          <FormProblem>{problem}</FormProblem>
          <Button type="submit" weight="primary" disabled={busy || password === ''}>
            {busy ? 'Confirming…' : 'Confirm'}
          </Button>
        </Form>
      )}
    </Screen>
  )
}
