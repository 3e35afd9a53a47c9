import type { SessionStore } from './session'

export type PlayerSession = Pick<SessionStore, 'useSession' | 'onPlayerChange'>

/**
 * Opens something for the player logged in at the start and for each later one; what `open` returns closes it.
 * @returns what starts it. A second start does nothing.
 */
export function perSession({ useSession, onPlayerChange }: PlayerSession, open: (uid: string) => () => void) {
  const openFor = (uid: string | null | undefined) => (uid ? open(uid) : undefined)
  let isStarted = false
  return (): void => {
    if (isStarted) return
    isStarted = true
    let close = openFor(useSession.getState().session?.uid)
    onPlayerChange((uid) => {
      close?.()
      close = openFor(uid)
    })
  }
}
