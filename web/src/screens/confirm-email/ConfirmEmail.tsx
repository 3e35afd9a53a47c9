import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApiFailure, call } from '#web/api'
import { OtherPlayer, useOtherPlayer } from '#web/app/OtherPlayer'
import { endSession, useSession } from '#web/session/session'
import { Button, ButtonLink } from '#web/ui/Button'
import { InputField } from '#web/ui/form/Field'
import { Form, FormProblem, useSubmit } from '#web/ui/form/Form'
import { InvalidLink } from '#web/ui/InvalidLink'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'
import { urls } from '#web/urls'

/** Where the mail to a new address leads: the player's password confirms it. */
export default function ConfirmEmail() {
  const [search] = useSearchParams()
  const [token, uid] = [search.get('token') ?? '', search.get('uid') ?? '']
  const other = useOtherPlayer(uid)
  const [message, setMessage] = useState('')
  const [isInvalid, setInvalid] = useState(!token || !uid)
  /** The token of the session that the change has ended: another login since then stays. */
  const endedToken = useRef<string>(undefined)
  const { busy, problem, onSubmit } = useSubmit(async (fields) => {
    const body = { token, uid, password: String(fields.get('password')) }
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
          {/* Uncontrolled: a browser tells a page of a password that it has filled in only once the page is touched. */}
          <InputField
            label="Your password"
            hint="So that only you can move your account to this address."
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
          <FormProblem>{problem}</FormProblem>
          <Button type="submit" weight="primary" disabled={busy}>
            {busy ? 'Confirming…' : 'Confirm'}
          </Button>
        </Form>
      )}
    </Screen>
  )
}
