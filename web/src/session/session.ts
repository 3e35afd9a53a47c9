import { create } from 'zustand'
import type { SessionResponse, UserResponse } from '#common/api/responses'
import { UserFacingError } from '#web/errors'
import { urls } from '#web/urls'
import { browser, type Device } from './device'
import { createPlayerStorage, type PlayerStorage } from './playerStorage'

/** The fields of a session, each kept as a text under its own name. */
const KEYS = [
  'token',
  'uid',
  'username',
  'name',
  'favoriteTeam',
  'abbr',
  'conference',
  'avatar',
  'isCommissioner',
] as const
type Key = (typeof KEYS)[number]

/**
 * Who is logged in on this device. `name` is what everybody else reads: the one of the player's own choice, or the
 * username. `avatar` is the address of the picture, or empty.
 */
export type Session = Record<Exclude<Key, 'isCommissioner'>, string> & { isCommissioner: boolean }

const CUSTOM_TOKEN = 'customToken'
/**
 * The accent of the team, which `app/theme` keeps for the first paint of the next visit. It is made for the
 * `--card` of this release: if that changes, so must this key.
 */
export const TEAM_ACCENT = 'teamLine'
/** What a logout removes beside the fields. Earlier releases kept the team's two colours. */
const OTHER_KEYS = [TEAM_ACCENT, 'primaryColor', 'secondaryColor', CUSTOM_TOKEN]

/**
 * Why a session ends. `logout`: the player wants it, and what waits to be saved is deleted. `expired`: it is no longer
 * valid, so the player has to log in again, for whom {@link KEPT_FOR_LOGIN} stay.
 */
type SessionEnd = 'logout' | 'expired'

/**
 * What stays for the player's next login where the session has expired: picks that wait or were refused, and a
 * round half played.
 */
const KEPT_FOR_LOGIN = ['waiting', 'refused', 'round'] as const

interface SessionState {
  session: Session | null
  /** Where the app goes because the session ended; null once there. Until then screens for visitors stay empty. */
  redirect: string | null
}

/** Holds the session of one tab, kept in the storage that the tabs of a device share. It is empty until `start`. */
export function createSessionStore(device: Device, storage: PlayerStorage) {
  const useSession = create<SessionState>(() => ({ session: null, redirect: null }))

  function stored(): Session | null {
    const entries = KEYS.map((key) => [key, device.storage().getItem(key) ?? ''])
    const texts = Object.fromEntries(entries) as Record<Key, string>
    if (!texts.token || !texts.uid) return null
    // A session of an older release has no name.
    return { ...texts, name: texts.name || texts.username, isCommissioner: texts.isCommissioner === 'true' }
  }

  const reread = () => useSession.setState({ session: stored() })

  /** Reads the stored session, and reads it again at every `auth-change` and whenever another tab changes it. */
  function start(): void {
    reread()
    device.onAnnounced(reread)
    device.onOtherTab((key) => {
      if (key === null || KEYS.some((each) => each === key)) followOtherTab()
    })
    // A page that was kept for Back, or asleep, gets no event of what other tabs did meanwhile.
    device.onReturn(() => {
      if (stored()?.token !== useSession.getState().session?.token) followOtherTab()
    })
  }

  /** Does here what another tab did to the session: login, logout, or a change of the player. */
  function followOtherTab(): void {
    const before = useSession.getState().session
    const session = stored()
    if (before?.uid === session?.uid) {
      reread()
      return
    }
    useSession.setState({ redirect: session ? null : urls.home })
    device.announce({ isLoggedIn: session !== null, username: session?.username ?? '' })
  }

  function keep(user: UserResponse): void {
    const { id, username, displayName: name = username, favoriteTeam, abbr, conference, avatar } = user
    const isCommissioner = String(user.isCommissioner)
    // The id comes last: another tab takes it as the sign that the rest is there.
    const fields = { username, name, favoriteTeam, abbr, conference, avatar, isCommissioner, uid: id }
    for (const [key, value] of Object.entries(fields)) storage.writeTextOrThrow(key, value)
    device.announce({ isLoggedIn: true, username })
  }

  /** Keeps what the server says of the player. Ignores responses that come after a logout or for an earlier player. */
  function saveUser(user: UserResponse): void {
    if (stored()?.uid === user.id) keep(user)
  }

  /**
   * Logs in with the response of login or registration.
   * @throws UserFacingError when the storage is full.
   */
  function beginSession({ token, customToken, user }: SessionResponse): void {
    storage.removeAll('live')
    try {
      storage.writeTextOrThrow(CUSTOM_TOKEN, customToken)
      useSession.setState({ redirect: null })
      storage.writeTextOrThrow('token', token)
      keep(user)
    } catch (cause) {
      // Without a session nobody would use it.
      device.storage().removeItem(CUSTOM_TOKEN)
      throw new UserFacingError('This browser has no room left to keep you logged in.', { cause })
    }
    // Only now: a login that fails takes nothing from the player before.
    for (const kind of KEPT_FOR_LOGIN) storage.removeOthers(kind, user.id)
  }

  /**
   * Takes over the tokens that a new password brings.
   * @returns false, and changes nothing, after a logout or for an earlier player.
   */
  function renewSession(response: SessionResponse): boolean {
    if (stored()?.uid !== response.user.id) return false
    beginSession(response)
    return true
  }

  /**
   * Ends the session, and goes to the home or to the login. If another tab has logged another player in, this tab
   * follows that login instead.
   */
  function endSession(why: SessionEnd): void {
    const current = stored()
    if (current && current.uid !== useSession.getState().session?.uid) {
      followOtherTab()
      return
    }
    storage.removeAtLogout(why === 'logout' ? [] : KEPT_FOR_LOGIN)
    for (const key of [...OTHER_KEYS, ...KEYS]) device.storage().removeItem(key)
    // Last: other tabs' SDKs notice it, and would end the session if one were still stored.
    storage.removeSdkUser()
    useSession.setState({ redirect: why === 'logout' ? urls.home : urls.login })
    device.announce({ isLoggedIn: false, username: '' })
  }

  /** Keeps a token that the SDK has refreshed. Ignores one that arrives after a logout or for an earlier player. */
  function saveToken(uid: string, token: string): void {
    if (stored()?.uid !== uid) return
    storage.writeTextOrThrow('token', token)
    reread()
  }

  /**
   * Calls the listener whenever another player is logged in than before: with their id, or null after a logout, and
   * with the session that was before.
   */
  const onPlayerChange = (listener: (uid: string | null, before: Session | null) => void) =>
    useSession.subscribe(({ session }, before) => {
      if (session?.uid !== before.session?.uid) listener(session?.uid ?? null, before.session)
    })

  return {
    useSession,
    start,
    /** Whether this player is logged in on the device, whatever this tab has noticed. */
    isLoggedIn: (uid: string) => stored()?.uid === uid,
    saveUser,
    beginSession,
    renewSession,
    endSession,
    saveToken,
    onPlayerChange,
    /** The custom token that came with the login; removed once it has been used. */
    customToken: {
      read: () => device.storage().getItem(CUSTOM_TOKEN),
      drop: () => device.storage().removeItem(CUSTOM_TOKEN),
    },
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>

export const playerStorage = createPlayerStorage(browser.storage)
/** The session of this tab; `main.tsx` starts it. */
export const session = createSessionStore(browser, playerStorage)
export const { useSession, saveUser, beginSession, renewSession, endSession } = session

/** The id of the player who is logged in; undefined for a visitor. */
export const useUid = (): string | undefined => useSession(({ session }) => session?.uid)
