import { useState } from 'react'
import type { MemberResponse } from '#common/api/responses'
import { call } from '#web/api'
import { useSession } from '#web/session/session'
import { Button } from '#web/ui/Button'
import { timeText } from '#web/ui/when'
import { useCommand } from '../command'
import styles from './MemberRow.module.css'
import { RemoveMember } from './RemoveMember'

interface Props {
  member: MemberResponse
  onChange: () => void
}

/** A member; opened, what a commissioner can do for them. */
export function MemberRow({ member, onChange }: Props) {
  const { id, name, username, isCommissioner, left } = member
  const me = useSession(({ session }) => session?.uid)
  const { busy, run } = useCommand()
  const [removing, setRemoving] = useState(false)
  const body = { userId: id }

  async function letBack() {
    const back = await run(
      'Not let back',
      () => call('POST /commish/let-back', { body }),
      ({ text }) => text,
    )
    if (back) onChange()
  }
  const mailReset = () =>
    run(
      'Not sent',
      () => call('POST /commish/reset-password', { body }),
      ({ message }) => message,
    )

  return (
    <details className={styles.member}>
      <summary>
        <b>{name}</b>
        <small>
          {left
            ? `left ${timeText(left.at)}`
            : [isCommissioner && 'commissioner', id === me && 'you'].filter(Boolean).join(', ')}
        </small>
      </summary>
      <p>
        Username {username}.{left && ` Removed: ${left.reason}`}
      </p>
      <div className={styles.buttons}>
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
      {removing && <RemoveMember member={member} onClose={() => setRemoving(false)} onChange={onChange} />}
    </details>
  )
}
