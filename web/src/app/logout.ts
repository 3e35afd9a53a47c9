import { create } from 'zustand'
import { endSession, playerStorage, useSession } from '#web/session/session'
import { urls } from '#web/urls'

/** How many unsaved picks the player is asked about before a logout: 0 for no question, null while it is not loaded. */
export const useLogoutQuestion = create<{ picks: number | null }>(() => ({ picks: null }))

/** Logs out, after a question while picks wait to be saved: a logout throws them away. */
export function logOut(): void {
  const uid = useSession.getState().session?.uid ?? ''
  const picks = playerStorage.names('waiting', uid).length
  if (picks > 0 && useLogoutQuestion.getState().picks !== null) useLogoutQuestion.setState({ picks })
  else endSession(urls.home)
}
