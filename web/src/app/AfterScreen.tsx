import { useEffect } from 'react'
import { browser } from '#web/session/device'
import { useSession } from '#web/session/session'
import { ignoreSecondClick } from './ignoreSecondClick'
import { keepFocus } from './keepFocus'
import { LogoutQuestion } from './LogoutQuestion'
import { NewRelease } from './NewRelease'
import { syncClock } from './syncClock'

/**
 * What works beside all screens, and is loaded after the first: the focus is kept, the second click of a double
 * click presses nothing beneath a dialog, players have the server's time, are asked before a logout throws picks away,
 * and are offered new releases. New releases are also offered to a visitor whose device has the app: nobody can log in
 * with a release whose API key was replaced. All is rendered in the navigation, because the offer of a release stands
 * there; the rest shows nothing, or a dialog.
 */
export default function AfterScreen() {
  const isPlayer = useSession((state) => state.session !== null)
  useEffect(() => keepFocus(document), [])
  useEffect(() => ignoreSecondClick(document), [])
  useEffect(() => (isPlayer ? syncClock(browser) : undefined), [isPlayer])
  const isKept = Boolean(navigator.serviceWorker?.controller)
  return (
    <>
      {(isPlayer || isKept) && <NewRelease />}
      {isPlayer && <LogoutQuestion />}
    </>
  )
}
