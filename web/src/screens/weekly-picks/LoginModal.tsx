import { useLocation, useNavigate } from 'react-router-dom'
import { endSession, useSession } from '#web/session/session'
import { ConfirmModal } from '#web/ui/Modal'
import { urls } from '#web/urls'

/** Asks whoever is not logged in, or no longer, to do so before picking. */
export default function LoginModal({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  function leave() {
    if (useSession.getState().session) endSession('expired')
    else navigate(urls.login, { state: { from: pathname + search } })
  }
  return (
    <ConfirmModal title="Please log in" yes="Go to Login" onYes={leave} onClose={onClose}>
      <p>You need to be logged in to make and save your picks.</p>
    </ConfirmModal>
  )
}
