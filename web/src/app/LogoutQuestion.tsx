import { useEffect } from 'react'
import { picksAre } from '#common/counted'
import { endSession } from '#web/session/session'
import { ConfirmModal } from '#web/ui/Modal'
import { unsettledGames, useLogoutQuestion } from './logout'
import { useUnsettledGames } from './useUnsettledGames'

/** The wait before the logout (ms), because another tab's refusal arrives a moment after its pick is gone. */
const REFUSAL_WAIT = 300

const close = () => useLogoutQuestion.setState({ isAsked: false })

/** Asks whether to log out while picks wait to be saved. */
export function LogoutQuestion() {
  const { isAsked } = useLogoutQuestion()
  useEffect(() => useLogoutQuestion.setState({ isReady: true }), [])
  return isAsked && <LogoutDialog />
}

/** Once all picks are saved, a logout loses nothing, so it goes on without an answer. */
function LogoutDialog() {
  const picks = useUnsettledGames().length
  const they = picks === 1 ? 'it is' : 'they are'
  useEffect(() => {
    if (picks > 0) return
    const timer = setTimeout(() => unsettledGames().length === 0 && endSession('logout'), REFUSAL_WAIT)
    return () => clearTimeout(timer)
  }, [picks])
  if (picks === 0) return null
  return (
    <ConfirmModal title="Log out?" yes="Log out" weight="danger" onYes={() => endSession('logout')} onClose={close}>
      <p>
        {picksAre(picks)} not saved yet. If you log out now, {they} lost.
      </p>
      <p>Or wait here: as soon as {they} saved, you are logged out.</p>
    </ConfirmModal>
  )
}
