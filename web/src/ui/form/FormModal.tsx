import { type ReactNode, useId } from 'react'
import { Button } from '../Button'
import { Modal } from '../Modal'
import { useIsMounted } from '../useIsMounted'
import { FormProblem, useSubmit } from './Form'
import styles from './Form.module.css'

interface Props {
  title: string
  /** What its button does, e.g. `Add game`. */
  submit: string
  weight?: 'primary' | 'danger'
  /** Something is still missing: nothing can be sent. */
  disabled?: boolean
  /** As {@link useSubmit} calls it. The dialog closes afterwards. */
  send: (fields: FormData) => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/**
 * As {@link useSubmit}, in a dialog, which closes once the call has succeeded. A response that arrives after it was
 * closed closes none that was opened since.
 */
export function useSubmitInModal(send: Parameters<typeof useSubmit>[0], onClose: () => void) {
  const isOpen = useIsMounted()
  return useSubmit(async (fields, pressed) => {
    await send(fields, pressed)
    if (isOpen.current) onClose()
    return 'leaving'
  })
}

/** A dialog with a form: a button that sends it, and one that closes it without. */
export function FormModal({ title, submit, weight = 'primary', disabled, send, onClose, children }: Props) {
  const id = useId()
  const { busy, problem, onSubmit } = useSubmitInModal(send, onClose)
  return (
    <Modal
      title={title}
      onClose={onClose}
      actions={
        <>
          <FormProblem>{problem}</FormProblem>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} weight={weight} disabled={busy || disabled}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.inModal} onSubmit={onSubmit}>
        {children}
      </form>
    </Modal>
  )
}
