import type { DecodedIdToken } from 'firebase-admin/auth'
import type { Access } from '../../common/api'
import { ApiError } from '../../common/api-error'
import { paths } from '../../common/paths'
import type { User } from '../../common/profile'
import { usernameKey } from '../../common/registration'
import type { Caller } from './call'
import { auth, read } from './firebase'

const NOBODY: Caller = { uid: '', username: '' }

/** The names that may be commissioners, in the form usernames are compared in. */
export function commissionerKeys(): Set<string> {
  const names = (process.env.COMMISSIONERS ?? 'commish,deputy').split(',')
  return new Set(names.map(usernameKey).filter(Boolean))
}

/** A commissioner has the claim on the account and one of the names. */
export function isCommissioner(claim: unknown, username: string): boolean {
  return claim === true && commissionerKeys().has(usernameKey(username))
}

/** What a checked token said, by token. */
const trusted = new Map<string, { known: DecodedIdToken; at: number }>()
/** Enough for a league that picks all at once; then the memory starts anew. */
const TRUSTED_MAX = 2_000

/** Checks a token, and with the sign-in service that its session has not been ended. */
async function known(token: string, trust: number): Promise<DecodedIdToken> {
  const before = trusted.get(token)
  if (before && Date.now() - before.at < trust && before.known.exp * 1000 > Date.now()) return before.known
  const checked = await auth.verifyIdToken(token, true).catch(() => {
    trusted.delete(token)
    throw new ApiError('signed-out', 'Your session has ended. Please log in again.')
  })
  if (trusted.size >= TRUSTED_MAX) trusted.clear()
  trusted.set(token, { known: checked, at: Date.now() })
  return checked
}

/**
 * Finds out who calls, and turns away whoever may not.
 * @param trust for how long (ms) a token that was checked is taken without asking the sign-in service again.
 */
export async function admit(access: Access, authorization: string | undefined, trust = 0): Promise<Caller> {
  if (access === 'anyone') return NOBODY
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw new ApiError('signed-out', 'Please log in.')
  const { uid, player, commissioner } = await known(token, trust)
  if (player !== true) throw new ApiError('forbidden', 'Only players of the league can do that.')
  if (access === 'player') return { uid, username: '' }
  const user = await read<User>(paths.user(uid))
  if (!user || !isCommissioner(commissioner, user.username)) {
    throw new ApiError('forbidden', 'Only a commissioner can do that.')
  }
  return { uid, username: user.username }
}
