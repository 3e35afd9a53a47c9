import { useEffect } from 'react'
import { countedAre } from '#common/counted'
import { endSession } from '#web/session/session'
import { ConfirmModal } from '#web/ui/Modal'
import { urls } from '#web/urls'
import { useLogoutQuestion } from './logout'
import { useWaitingGames } from './useWaitingGames'

/**
 * How long this tab waits once nothing is left to save (ms). Where another tab was refused a pick, this one finds out a
 * moment later, and nobody is logged out.
 */
const REFUSAL_ARRIVES = 300

const close = () => useLogoutQuestion.setState({ isAsked: false })

/** Asks whether to log out while picks wait to be saved. */
export function LogoutQuestion() {
  const { isAsked } = useLogoutQuestion()
  useEffect(() => useLogoutQuestion.setState({ isReady: true }), [])
  return isAsked && <LogoutDialog />
}

/** Once all picks are saved, a logout loses nothing, so it goes on without an answer. */
function LogoutDialog() {
  const picks = useWaitingGames().length
  const they = picks === 1 ? 'it is' : 'they are'
  useEffect(() => {
    if (picks > 0) return
    const timer = setTimeout(() => endSession(urls.home), REFUSAL_ARRIVES)
    return () => clearTimeout(timer)
  }, [picks])
  if (picks === 0) return null
  return (
    <ConfirmModal title="Log out?" yes="Log out" weight="danger" onYes={() => endSession(urls.home)} onClose={close}>
      <p>
        {countedAre(picks, 'pick')} not saved yet. If you log out now, {they} lost.
      </p>
      <p>You are logged out once {they} saved.</p>
    </ConfirmModal>
  )
}
