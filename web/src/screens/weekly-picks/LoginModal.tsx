import { endSession } from '../../store'
import { Button } from '../../ui/Button'
import { Modal } from '../../ui/Modal'
import { urls } from '../../urls'

/** Asks whoever is not logged in to do so before picking. */
export function LoginModal({ onClose }: { onClose: () => void }) {
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
