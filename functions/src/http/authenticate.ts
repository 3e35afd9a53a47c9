import { ApiError } from '#common/api/api-error'
import type { Access } from '#common/api/routes'
import { paths } from '#common/paths'
import type { User } from '#common/people/profile'
import { auth, read } from '../db/firebase'
import { type Caller, isCommissioner } from '../people/caller'
import { type Claims, claimsOf, isCurrent } from '../people/claims'

const NOBODY: Caller = { uid: '', username: '' }

/** A session that was checked: whose, until when (ms), and what the account's claims were. */
interface Session {
  uid: string
  until: number
  claims: Claims
}

/** The sessions that were checked lately or just are, by token, and since when (ms). */
const trusted = new Map<string, { session: Promise<Session>; at: number }>()
/** Enough for a league that picks all at once; then the memory starts anew. */
const TRUSTED_MAX = 2_000

/** Checks a token, and with the sign-in service that its session has not been ended. */
async function sessionOf(token: string, trust: number): Promise<Session> {
  const before = trusted.get(token)
  if (before && Date.now() - before.at < trust) {
    const session = await before.session
    if (session.until > Date.now()) return session
  }
  const session = checked(token)
  if (trusted.size >= TRUSTED_MAX) trusted.clear()
  trusted.set(token, { session, at: Date.now() })
  session.catch(() => trusted.delete(token))
  return session
}

async function checked(token: string): Promise<Session> {
  const { known, account } = await identified(token)
  const claims = claimsOf(account.customClaims)
  if (!claims.player || !claimsOf(known).player) {
    throw new ApiError('forbidden', 'Only players of the league can do that.')
  }
  const endedBefore = Date.parse(account.tokensValidAfterTime ?? '') || 0
  if (account.disabled || known.auth_time * 1000 < endedBefore || !isCurrent(known.issuedAt, claims)) throw ended()
  return { uid: known.uid, until: known.exp * 1000, claims }
}

const ended = () => new ApiError('signed-out', 'Your session has ended. Please log in again.')

/** What a token says, and the account as it is now. */
async function identified(token: string) {
  try {
    const known = await auth.verifyIdToken(token)
    return { known, account: await auth.getUser(known.uid) }
  } catch (error) {
    const { code = '', message = '' } = error as { code?: string; message?: string }
    // A token that is wrong or of an account that is gone; anything else is the service's own trouble.
    throw /^auth\/(argument-error|id-token|user-)/.test(code) && !/public keys/.test(message) ? ended() : error
  }
}

/**
 * Finds out who calls, and turns away whoever may not.
 * @param trust for how long (ms) a token that was checked is taken without asking the sign-in service again.
 */
export async function authenticate(access: Access, authorization: string | undefined, trust = 0): Promise<Caller> {
  if (access === 'anyone') return NOBODY
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw new ApiError('signed-out', 'Please log in.')
  const { uid, claims } = await sessionOf(token, trust)
  if (access === 'player') return { uid, username: '' }
  const user = await read<User>(paths.user(uid))
  if (!user || !isCommissioner(claims, user.username)) {
    throw new ApiError('forbidden', 'Only a commissioner can do that.')
  }
  return { uid, username: user.username }
}
