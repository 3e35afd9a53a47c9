import { useState } from 'react'
import type { MemberResponse } from '#common/api/responses'
import { REASON_MAX, REASON_MIN } from '#common/game/pick'
import { call } from '#web/api'
import { useUid } from '#web/session/session'
import { Button } from '#web/ui/Button'
import { InputField } from '#web/ui/form/Field'
import { fieldText } from '#web/ui/form/Form'
import { FormModal } from '#web/ui/form/FormModal'
import { toast } from '#web/ui/toast'
import { dayTimeText } from '#web/ui/when'
import { useCommand } from '../command'
import styles from './MemberRow.module.css'

interface Props {
  member: MemberResponse
  /** Whether the league has an invite link. */
  hasInvite: boolean
  onChange: () => void
}

/** A member; opened, what a commissioner can do for them. */
export function MemberRow({ member, hasInvite, onChange }: Props) {
  const { id, name, username, isCommissioner, left } = member
  const me = useUid()
  const { busy, run } = useCommand()
  const [removing, setRemoving] = useState(false)
  const body = { userId: id }

  async function letBack() {
    const send = () => call('POST /commish/let-back', { body })
    await run('Error letting them back', send, { done: ({ text }) => text, warns: ({ isLate }) => isLate })
    // Also after a failure: without an answer it may have been done.
    onChange()
  }
  const mailReset = () =>
    run('Error sending the mail', () => call('POST /commish/reset-password', { body }), {
      done: ({ message }) => message,
    })

  return (
    <details className={styles.member}>
      <summary>
        <b>{name}</b>
        <small>
          {left
            ? `removed ${dayTimeText(left.at)}`
            : [isCommissioner && 'commissioner', id === me && 'you'].filter(Boolean).join(', ')}
        </small>
      </summary>
      <p>
        Username {username}.{left && ` Removed: ${left.reason}`}
      </p>
      <div className="wraps">
        {left ? (
          // Not the same button as the one that takes its place, which Enter would press if it is still held down.
          <Button key="back" disabled={busy} onClick={letBack}>
            Let back
          </Button>
        ) : (
          <>
            <Button disabled={busy} onClick={mailReset}>
              Mail a reset link
            </Button>
            {id !== me && (
              <Button weight="danger" disabled={busy} onClick={() => setRemoving(true)}>
                Remove
              </Button>
            )}
          </>
        )}
      </div>
      {removing && <RemoveMember {...{ member, hasInvite, onChange }} onClose={() => setRemoving(false)} />}
    </details>
  )
}

/** Asks for the reason of a removal. */
export function RemoveMember({ member, hasInvite, onClose, onChange }: Props & { onClose: () => void }) {
  const { id, name, isCommissioner } = member
  async function send(fields: FormData) {
    const body = { userId: id, reason: fieldText(fields, 'reason') }
    // Also after a failure: without an answer it may have been done.
    const { text, isLate } = await call('POST /commish/remove-member', { body }).finally(onChange)
    toast(isLate ? 'warn' : 'good', text)
  }
  return (
    <FormModal title={`Remove ${name}?`} submit="Remove" weight="danger" send={send} onClose={onClose}>
      <p>
        {name} is logged out everywhere, and picks that nobody else sees yet are deleted. Weeks already played stay as
        they are. You can let them back later{isCommissioner && ', but not as a commissioner'}.
      </p>
      <p>
        {hasInvite ? 'Whoever knows the invite link' : 'Everybody who knows the address'} can join again under another
        name: {hasInvite ? 'renew it' : 'make a link'} on this page, under “Invite link”.
      </p>
      <InputField
        label="Reason"
        name="reason"
        required
        hint={`${REASON_MIN} to ${REASON_MAX} characters. Everybody can read it while a week is open.`}
        minLength={REASON_MIN}
        maxLength={REASON_MAX}
      />
    </FormModal>
  )
}
