import { useId, useState } from 'react'
import { HAND_NAME_MAX } from '#common/game/by-hand'
import { call } from '#web/api'
import { Button } from '#web/ui/Button'
import { InputField } from '#web/ui/Field'
import { FormProblem, useSubmit } from '#web/ui/Form'
import { Modal } from '#web/ui/Modal'
import { toast } from '#web/ui/toast'
import styles from '../Commish.module.css'

/** Names a week, with its days, where the feed's calendar does not. */
export function WeekByHand({ week, label }: { week: number; label: string }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { busy, problem, onSubmit } = useSubmit(async (fields) => {
    const text = (name: string) => String(fields.get(name) ?? '').trim()
    const body = { week, label: text('label'), firstDay: text('first'), lastDay: text('last') }
    const named = await call('POST /commish/weeks', { body })
    toast('good', `Week ${week} is ${named.label}.`)
    setOpen(false)
  })
  return (
    <>
      <Button onClick={() => setOpen(true)}>Name week {week} by hand</Button>
      {open && (
        <Modal
          title={`Week ${week} by hand`}
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button onClick={() => setOpen(false)}>Cancel</Button>
              <Button type="submit" form={id} weight="primary" disabled={busy}>
                Save week
              </Button>
            </>
          }
        >
          <form id={id} className={styles.column} onSubmit={onSubmit}>
            <InputField
              label="Name"
              name="label"
              required
              maxLength={HAND_NAME_MAX}
              defaultValue={label}
              autoComplete="off"
            />
            <div className={styles.fields}>
              <InputField label="First day" name="first" type="date" required />
              <InputField label="Last day" name="last" type="date" required />
            </div>
            <p className={styles.hint}>
              For a week that the feed’s calendar lacks. Once it has games it keeps its name.
            </p>
            <FormProblem>{problem}</FormProblem>
          </form>
        </Modal>
      )}
    </>
  )
}
