import type { Access } from '../../common/api'
import { ApiError } from '../../common/api-error'
import { paths } from '../../common/paths'
import type { User } from '../../common/profile'
import { usernameKey } from '../../common/registration'
import type { Caller } from './call'
import { auth, read } from './firebase'

const NOBODY: Caller = { uid: '', token: '', isCommissioner: false, username: '' }

/** The names that may be commissioners, in the form usernames are compared in. */
export function commissionerKeys(): Set<string> {
  const names = (process.env.COMMISSIONERS ?? 'commish,deputy').split(',')
  return new Set(names.map(usernameKey).filter(Boolean))
}

/** A commissioner has the claim on the account and one of the names. */
export function isCommissioner(claim: unknown, username: string): boolean {
  return claim === true && commissionerKeys().has(usernameKey(username))
}

/** Finds out who calls, and turns away whoever may not. */
export async function admit(access: Access, authorization: string | undefined): Promise<Caller> {
  if (access === 'anyone') return NOBODY
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw new ApiError('signed-out', 'Please log in.')
  const known = await auth.verifyIdToken(token, true).catch(() => {
    throw new ApiError('signed-out', 'Your session has ended. Please log in again.')
  })
  if (access === 'player') return { ...NOBODY, uid: known.uid, token, isCommissioner: known.commissioner === true }
  const user = await read<User>(paths.user(known.uid))
  if (!user || !isCommissioner(known.commissioner, user.username)) {
    throw new ApiError('forbidden', 'Only a commissioner can do that.')
  }
  return { uid: known.uid, token, isCommissioner: true, username: user.username }
}
