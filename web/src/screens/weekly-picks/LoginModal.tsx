import { endSession } from '#web/session/session'
import { Button } from '#web/ui/Button'
import { Modal } from '#web/ui/Modal'
import { urls } from '#web/urls'

/** Asks whoever is not logged in to do so before picking. */
export default function LoginModal({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      title="Please log in"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button weight="primary" onClick={() => endSession(urls.login)}>
            Go to Login
          </Button>
        </>
      }
    >
      <p>You need to be logged in to make and save your picks.</p>
    </Modal>
  )
}
