import { create } from 'zustand'
import type { SessionAnswer, UserAnswer } from '../../common/answers'
import { forgetKnown } from './live/last-known'

/** Who is logged in on this device. */
export interface Session {
  token: string
  uid: string
  username: string
  favoriteTeam: string
  abbr: string
  conference: string
  isCommissioner: boolean
}

/** What the global `auth-change` event says. */
export interface AuthChange {
  isLoggedIn: boolean
  username: string
}

const KEYS = ['token', 'uid', 'username', 'favoriteTeam', 'abbr', 'conference', 'isCommissioner'] as const
const CUSTOM_TOKEN = 'customToken'

function stored(): Session | null {
  const token = localStorage.getItem('token')
  const uid = localStorage.getItem('uid')
  if (!token || !uid) return null
  const text = (key: (typeof KEYS)[number]) => localStorage.getItem(key) ?? ''
  return {
    token,
    uid,
    username: text('username'),
    favoriteTeam: text('favoriteTeam'),
    abbr: text('abbr'),
    conference: text('conference'),
    isCommissioner: text('isCommissioner') === 'true',
  }
}

interface SessionStore {
  session: Session | null
  /** Where to go because the session ended; null once the app has gone there. */
  exit: string | null
}

/** The session, kept in local storage and re-read at every `auth-change`, from this tab or another. */
export const useSession = create<SessionStore>(() => ({ session: stored(), exit: null }))

const reread = () => useSession.setState({ session: stored() })
window.addEventListener('auth-change', reread)
window.addEventListener('storage', (change) => {
  if (change.key === 'token' || change.key === null) reread()
})

function announce(change: AuthChange): void {
  window.dispatchEvent(new CustomEvent<AuthChange>('auth-change', { detail: change }))
}

/** Keeps what the server says of the player. */
export function keepUser(user: UserAnswer): void {
  const { id, username, favoriteTeam, abbr, conference, isCommissioner } = user
  const kept = { uid: id, username, favoriteTeam, abbr, conference, isCommissioner: String(isCommissioner) }
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  announce({ isLoggedIn: true, username })
}

/** Logs in with an answer of login or registration. */
export function beginSession({ token, customToken, user }: SessionAnswer): void {
  forgetKnown()
  localStorage.setItem('token', token)
  localStorage.setItem(CUSTOM_TOKEN, customToken)
  useSession.setState({ exit: null })
  keepUser(user)
}

/** Logs out and leaves for `exit`. */
export function endSession(exit: string): void {
  forgetKnown()
  for (const key of [...KEYS, CUSTOM_TOKEN, 'primaryColor', 'secondaryColor']) localStorage.removeItem(key)
  useSession.setState({ exit })
  announce({ isLoggedIn: false, username: '' })
}

/** Keeps the token the SDK has just refreshed. */
export function renewToken(token: string): void {
  localStorage.setItem('token', token)
  reread()
}

/** The ticket for Firebase that came with the login; dropped once it has been used. */
export const customToken = {
  read: () => localStorage.getItem(CUSTOM_TOKEN),
  drop: () => localStorage.removeItem(CUSTOM_TOKEN),
}
