import { ApiError } from '#common/api/api-error'
import type { Access } from '#common/api/route'
import { isRecent } from '#common/durations'
import { paths } from '#common/paths'
import { assertMember } from '../db/directory'
import { auth, read } from '../db/firebase'
import { type Caller, claimsOf, isCommissioner, isCurrent } from '../people/identity'
import { sessionsEndedAt } from '../people/passwords'

const ANONYMOUS: Caller = { uid: '', signIn: '', until: Number.POSITIVE_INFINITY, claims: claimsOf() }

/** Whose tokens were checked or are being checked, by token, with the time the check began (epoch ms). */
const cache = new Map<string, { caller: Promise<Caller>; at: number }>()
/** A bound for the memory. A full cache is cleared; each session is then checked again, which costs only time. */
const CACHE_MAX = 2_000

/** Whose token it is, from the cache if it was checked less than `maxAge` ms ago. */
async function callerOf(token: string, maxAge: number): Promise<Caller> {
  const before = cache.get(token)
  if (before && isRecent(before.at, maxAge, Date.now())) {
    const caller = await before.caller
    if (caller.until > Date.now()) return caller
  }
  const caller = checkToken(token)
  if (cache.size >= CACHE_MAX) cache.clear()
  cache.set(token, { caller, at: Date.now() })
  // The call gets the error; it must not be cached.
  caller.catch(() => cache.delete(token))
  return caller
}

/** Checks a token, and asks the sign-in service whether its session has ended. */
async function checkToken(token: string): Promise<Caller> {
  const { decoded, authUser } = await identify(token)
  // First of all, so that a removed player reads that the session is over.
  if (authUser.disabled) throw sessionEnded()
  const claims = claimsOf(authUser.customClaims)
  if (!claims.player) throw new ApiError('forbidden', 'Only players of the league can do that.')
  if (decoded.auth_time * 1000 < sessionsEndedAt(authUser) || !isCurrent(decoded.issuedAt, claims)) throw sessionEnded()
  return { uid: decoded.uid, signIn: String(decoded.signIn ?? ''), until: decoded.exp * 1000, claims }
}

const sessionEnded = () => new ApiError('signed-out', 'Your session has ended. Please log in again.')

/** The decoded token, and its auth user as it is now. */
async function identify(token: string) {
  try {
    const decoded = await auth.verifyIdToken(token)
    return { decoded, authUser: await auth.getUser(decoded.uid) }
  } catch (error) {
    throw refusesToken(error as { code?: string; message?: string }) ? sessionEnded() : error
  }
}

/**
 * Whether an error of the Admin SDK says that a token is invalid or that its account is gone; any other is a failure of
 * the sign-in service, which ends no session. A failure to fetch the keys that tokens are checked with has the code of
 * an invalid token too, so of that code only the SDK's own sentences count, all of which name the token.
 */
const refusesToken = ({ code = '', message = '' }: { code?: string; message?: string }): boolean =>
  /^auth\/(id-token|user-)/.test(code) ||
  (code === 'auth/argument-error' && /verifyIdToken\(\)|Firebase ID token/.test(message))

/**
 * Finds out who calls, and refuses whoever may not.
 * @param maxAge how long (ms) a checked token is valid without asking the sign-in service again.
 * @throws ApiError signed-out or forbidden
 */
export async function authenticate(access: Access, authorization: string | undefined, maxAge = 0): Promise<Caller> {
  if (access === 'anyone') return ANONYMOUS
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw new ApiError('signed-out', 'Please log in.')
  const caller = await callerOf(token, maxAge)
  if (access === 'player') return caller
  const user = await read(paths.user(caller.uid))
  // The auth user of a member who was removed is disabled only after the commit of the removal, and deleted only after
  // that of a deletion.
  assertMember(user)
  if (!isCommissioner(caller.claims, user.username)) throw new ApiError('forbidden', 'Only a commissioner can do that.')
  return caller
}
