import { create } from 'zustand'
import { endSession, playerStorage, session, useSession } from '#web/session/session'

interface LogoutQuestion {
  /** Whether the player is asked before a logout. */
  isAsked: boolean
  /** Whether the code that asks is loaded. */
  isReady: boolean
}

export const useLogoutQuestion = create<LogoutQuestion>(() => ({ isAsked: false, isReady: false }))

// A question ends with the session in which it was asked.
session.onPlayerChange(() => useLogoutQuestion.setState({ isAsked: false }))

/** How long a logout waits for the code of its question (ms), which comes after the first screen and may fail to. */
export const QUESTION_TIMEOUT = 3_000

/**
 * The ids of the games whose tap the server has not judged: it is being sent, or waits. Not in the file of its hook,
 * which the first script does without.
 */
export const unsettledGames = (): string[] => playerStorage.names('waiting', useSession.getState().session?.uid ?? '')

/** Logs out, after a question while picks wait to be saved: a logout throws them away. */
export function logOut(): void {
  if (unsettledGames().length > 0) {
    useLogoutQuestion.setState({ isAsked: true })
    setTimeout(() => {
      const { isAsked, isReady } = useLogoutQuestion.getState()
      if (!isAsked || isReady) return
      useLogoutQuestion.setState({ isAsked: false })
      // The browser's own question needs no code that is not there.
      if (unsettledGames().length === 0 || confirm('Picks are not saved yet. If you log out now, they are lost.'))
        endSession('logout')
    }, QUESTION_TIMEOUT)
  } else endSession('logout')
}
