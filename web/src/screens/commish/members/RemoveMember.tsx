import { useState } from 'react'
import type { MemberResponse } from '#common/api/responses'
import { REASON_MAX } from '#common/game/pick'
import { call } from '#web/api'
import { Button } from '#web/ui/Button'
import { InputField } from '#web/ui/Field'
import { FormProblem, useSubmit } from '#web/ui/Form'
import { Modal } from '#web/ui/Modal'
import { toast } from '#web/ui/toast'
import styles from '../Commish.module.css'

interface Props {
  member: MemberResponse
  onClose: () => void
  onChange: () => void
}

/** Asks for the reason of a removal, which everybody can read. */
export function RemoveMember({ member: { id, name }, onClose, onChange }: Props) {
  const [reason, setReason] = useState('')
  const { busy, problem, onSubmit } = useSubmit(async () => {
    const body = { userId: id, reason }
    const { text } = await call('POST /commish/remove-member', { body, fallbackError: 'The member was not removed.' })
    toast('good', text)
    onClose()
    onChange()
  })
  return (
    <Modal title={`Remove ${name}?`} onClose={onClose}>
      <form className={styles.lines} onSubmit={onSubmit}>
        <p>
          {name} is logged out everywhere, and picks of games that have not revealed are deleted. Weeks already played
          stay as they are. You can let them back later.
        </p>
        <InputField
          label="Reason"
          hint="Everybody can read it."
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <FormProblem>{problem}</FormProblem>
        <div className={styles.buttons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" weight="danger" disabled={busy}>
            {busy ? 'Removing…' : 'Remove'}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
