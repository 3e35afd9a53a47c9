import { usernameKey } from '#common/people/registration'
import type { Claims } from './claims'

/** Who makes a call. */
export interface Caller {
  uid: string
  /** A commissioner's name, for the open log; empty for everybody else. */
  username: string
}

/** The names that may be commissioners, in the form usernames are compared in. */
export function commissionerKeys(): Set<string> {
  const names = (process.env.COMMISSIONERS ?? 'commish,deputy').split(',')
  return new Set(names.map(usernameKey).filter(Boolean))
}

/** A commissioner has the claim on the account and one of the names. */
export function isCommissioner({ commissioner }: Claims, username: string): boolean {
  return commissioner && commissionerKeys().has(usernameKey(username))
}
