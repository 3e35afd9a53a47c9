import { create } from 'zustand'
import type { SessionResponse, UserResponse } from '#common/api/responses'
import { clearLastKnown } from '#web/live/last-known'
import { forgetWaiting } from '#web/picking/waiting'

/** Who is logged in on this device. */
export interface Session {
  token: string
  uid: string
  username: string
  favoriteTeam: string
  abbr: string
  conference: string
  /** Address of the avatar, or empty. */
  avatar: string
  isCommissioner: boolean
}

/** What the global `auth-change` event says. */
export interface AuthChange {
  isLoggedIn: boolean
  username: string
}

const KEYS = ['token', 'uid', 'username', 'favoriteTeam', 'abbr', 'conference', 'avatar', 'isCommissioner'] as const
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
    avatar: text('avatar'),
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
window.addEventListener('storage', ({ key }) => {
  if (key === null || KEYS.some((kept) => kept === key)) followOtherTab()
})

/** Does here what another tab did to the session: login, logout, or a change of the player. */
function followOtherTab(): void {
  const before = useSession.getState().session
  const session = stored()
  if (before?.uid === session?.uid) {
    reread()
    return
  }
  useSession.setState({ exit: session ? null : '/' })
  announce({ isLoggedIn: session !== null, username: session?.username ?? '' })
}

function announce(change: AuthChange): void {
  window.dispatchEvent(new CustomEvent<AuthChange>('auth-change', { detail: change }))
}

/** Keeps what the server says of the player. An answer that comes after the logout is nobody's. */
export function saveUser(user: UserResponse): void {
  if (!localStorage.getItem('token')) return
  const { id, username, favoriteTeam, abbr, conference, avatar, isCommissioner } = user
  // The id comes last: another tab takes it as the sign that the rest is there.
  const kept = { username, favoriteTeam, abbr, conference, avatar, isCommissioner: String(isCommissioner), uid: id }
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  announce({ isLoggedIn: true, username })
}

/** Logs in with an answer of login or registration. */
export function beginSession({ token, customToken, user }: SessionResponse): void {
  clearLastKnown()
  localStorage.setItem(CUSTOM_TOKEN, customToken)
  useSession.setState({ exit: null })
  localStorage.setItem('token', token)
  saveUser(user)
}

/** Logs out and leaves for `exit`. */
export function endSession(exit: string): void {
  clearLastKnown()
  forgetWaiting()
  for (const key of ['primaryColor', 'secondaryColor', ...KEYS, CUSTOM_TOKEN]) localStorage.removeItem(key)
  useSession.setState({ exit })
  announce({ isLoggedIn: false, username: '' })
}

/** Keeps the token the SDK has just refreshed. */
export function saveToken(token: string): void {
  localStorage.setItem('token', token)
  reread()
}

/** The ticket for Firebase that came with the login; dropped once it has been used. */
export const customToken = {
  read: () => localStorage.getItem(CUSTOM_TOKEN),
  drop: () => localStorage.removeItem(CUSTOM_TOKEN),
}
