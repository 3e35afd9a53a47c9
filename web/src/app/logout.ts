import { create } from 'zustand'
import { endSession, playerStorage, useSession } from '#web/session/session'
import { urls } from '#web/urls'

/** Whether the player is asked before a logout; undefined while the question is not loaded. */
export const useLogoutQuestion = create<{ isAsked?: boolean | undefined }>(() => ({}))

/** How many picks of a player wait to be saved. */
export const waitingPicks = (uid = useSession.getState().session?.uid ?? ''): number =>
  playerStorage.names('waiting', uid).length

/** Logs out, after a question while picks wait to be saved: a logout throws them away. */
export function logOut(): void {
  const canAsk = useLogoutQuestion.getState().isAsked !== undefined
  if (canAsk && waitingPicks() > 0) useLogoutQuestion.setState({ isAsked: true })
  else endSession(urls.home)
}
