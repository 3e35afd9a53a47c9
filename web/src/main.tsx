import { StrictMode } from 'react'
import { preconnect } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import './tokens.css'
import './base.css'
import './shared.css'
import { refreshTokensWith } from './api'
import { recoverFromFailedChunk, waitForChunks } from './app/loadChunk'
import { secureAddress } from './app/secureAddress'
import { applyTeamTheme } from './app/theme'
import { browser } from './session/device'
import { keepCorrection } from './session/serverTime'
import { playerStorage, type Session, session } from './session/session'

// Safari before 16 and Chrome before 103 lack it, and every call has a time limit.
AbortSignal.timeout ??= (limit) => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), limit)
  return controller.signal
}

const secure = secureAddress(location.href, import.meta.env.VITE_SITE_HOST)
if (secure) location.replace(secure)
else start()

/**
 * Starts the app. Importing a module opens no connection and reads no storage, except in `live/`: that begins here, or
 * with the first screen that needs it. Some modules subscribe to the session when they are imported.
 */
function start(): void {
  // Vite tells of every import that fails, also of those that no screen waits for.
  window.addEventListener('vite:preloadError', ({ payload }) => void recoverFromFailedChunk(payload))
  keepCorrection(playerStorage)
  session.start()
  applyTeamTheme()
  const firebase = () => import('./live/firebase')
  refreshTokensWith(async (force) => (await firebase()).freshToken(force))
  session.onPlayerChange((uid, before) => {
    const leave = () => firebase().then(({ signOut }) => signOut())
    if (!uid) background('The sign-out did not start.', leave())
    if (before && hasNotifications()) background('The notifications were not ended.', endNotifications(before))
    if (uid && hasNotifications()) background('Earlier notifications were not ended.', endLeftoverLater())
  })
  const signInOnce = () => session.customToken.read() && background('The sign-in did not start.', signIn())
  session.useSession.subscribe(signInOnce)
  browser.onReturn(signInOnce)
  signInOnce()
  // Picks that an earlier visit could not send are sent from any screen. If the code for that does not load, the next
  // return to the tab tries again.
  const sendPicks = () => import('./picking/picking').then(({ startPicking }) => startPicking())
  const postRounds = () => import('./screens/nickname/postRound').then(({ startRounds }) => startRounds())
  const sendWaiting = () => playerStorage.hasAny('waiting') && background('Unsent picks wait.', sendPicks())
  sendWaiting()
  // A tap in another tab starts this tab's queue, too, since that tab may be closed first. Both may then send the tap;
  // the server saves it once.
  browser.onOtherTab(sendWaiting)
  browser.onReturn(sendWaiting)
  // Rounds likewise, but tried only once a visit.
  if (playerStorage.hasAny('nickname-unposted')) background('Unposted rounds wait.', postRounds())
  const { session: current } = session.useSession.getState()
  // The listeners start with the screen. The database's name, TCP and TLS take round trips that pass while it is drawn.
  // Its SDK sends its requests with credentials: a browser would open another connection for those.
  if (current && import.meta.env.VITE_SITE_HOST)
    preconnect('https://firestore.googleapis.com', { crossOrigin: 'use-credentials' })
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  if (hasNotifications()) background('Earlier notifications were not ended.', endLeftoverLater())
}

/** Logs the failure of work that no screen waits for. */
function background(message: string, work: Promise<unknown>): void {
  work.catch((cause: unknown) => console.error(message, cause))
}

/**
 * Uses the custom token of a login, after the screen, which it must not delay. The token lasts an hour, and a screen
 * may read no document by then, for which it would be used.
 */
async function signIn(): Promise<void> {
  await waitForChunks()
  const { connect } = await import('./live/firebase')
  // The screen may have used it meanwhile, or the player has logged out.
  if (session.customToken.read()) await connect()
}

/** Whether a player has allowed notifications in this browser. */
function hasNotifications(): boolean {
  return 'Notification' in window && Notification.permission === 'granted'
}

const endNotifications = async ({ uid, token }: Session) =>
  (await import('./push/subscription')).forgetDevice(uid, token)

/** After the screen, which it must not delay. */
async function endLeftoverLater(): Promise<void> {
  await waitForChunks()
  await (await import('./push/subscription')).endLeftover()
}
