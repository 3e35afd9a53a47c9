import { Button } from '#web/ui/Button'
import { Modal } from '#web/ui/Modal'
import type { CommandQuestion } from './useCommand'

/** Asks for the officer's word on what a command would cost; nothing while there is nothing to ask. */
export function Confirmation({ question }: { question: CommandQuestion | undefined }) {
  if (!question) return null
  const { sentence, answer } = question
  return (
    <Modal
      title="Are you sure?"
      onClose={() => answer(false)}
      actions={
        <>
          <Button onClick={() => answer(false)}>Cancel</Button>
          <Button weight="primary" onClick={() => answer(true)}>
            Go on
          </Button>
        </>
      }
    >
      <p>{sentence}</p>
    </Modal>
  )
}
