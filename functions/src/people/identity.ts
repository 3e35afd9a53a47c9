import { noSuchPlayer } from '#common/api/api-error'
import { FORMER_MEMBER } from '#common/people/profile'
import { usernameKey } from '#common/people/registration'
import { APP_NAMES } from '#common/week/log-entry'
import { config } from '../config'
import { auth } from '../db/firebase'

/** Who calls, by the token of their session. */
export interface Caller {
  /** Empty for a call without a session. */
  uid: string
  /**
   * Tells the sign-in from others of the same account: refreshing its token keeps it. Empty without a session, and in
   * one from before sign-ins had an id.
   */
  signIn: string
  /** When the token expires (epoch ms). */
  until: number
  /** The account's claims when it was checked. */
  claims: Claims
}

/** What an account's tokens say of it. */
export interface Claims {
  /** The account was made here. One that somebody made at the sign-in service directly is no player. */
  player: boolean
  commissioner: boolean
  /**
   * Sessions that began, and links that were asked for, up to this time (epoch ms) have ended: by a new password, a
   * removal or a restore.
   */
  resetAt: number
  /**
   * The sign-in service's time of the password that was last set here (epoch ms); 0 while one is being set. If the
   * service has another time, the password was changed elsewhere.
   */
  passwordAt: number
}

const timeOf = (value: unknown) => (typeof value === 'number' ? value : 0)

/** The claims of an account's record or a decoded token; those that are missing are false and 0. */
export function claimsOf(record: Record<string, unknown> = {}): Claims {
  const { player, commissioner, resetAt, passwordAt } = record
  return {
    player: player === true,
    commissioner: commissioner === true,
    resetAt: timeOf(resetAt),
    passwordAt: timeOf(passwordAt),
  }
}

/**
 * Changes some of an account's claims; `resetAt` only ever grows. Everything writes claims through here, because the
 * sign-in service replaces them as a whole.
 */
export async function writeClaims(uid: string, change: Partial<Claims>): Promise<void> {
  const was = claimsOf((await auth.getUser(uid)).customClaims)
  const resetAt = Math.max(was.resetAt, change.resetAt ?? 0)
  await auth.setCustomUserClaims(uid, { ...was, ...change, resetAt } satisfies Claims)
}

/**
 * Whether a session was opened, or a link asked for, after the last change of the password, by the account's present
 * claims. `firestore.rules` compares with the copy of `resetAt` in the token, so live documents can be read until the
 * token expires.
 */
export const isCurrent = (issuedAt: unknown, { resetAt }: Claims): boolean =>
  typeof issuedAt === 'number' && issuedAt > resetAt

/** The usernames that may be commissioners, as {@link usernameKey} folds them. */
export function commissionerKeys(): Set<string> {
  const names = config.commissioners().split(',')
  return new Set(names.map(usernameKey).filter(Boolean))
}

/** Names under which a player could be taken for the app, or for whoever runs the league. */
const OFFICIAL_NAMES = ['CFB Picks', 'Commish', 'Commissioner', 'The commissioner', 'A commissioner', 'Referee']

/** The names that stand for nobody who plays: of those who deleted their accounts, official ones, and the log's own. */
const APP_KEYS = [FORMER_MEMBER, ...OFFICIAL_NAMES, ...Object.entries(APP_NAMES).flat()].map(usernameKey)

/** Whether nobody may take a name, by its key: the commissioners', and those of the app. */
export const isReserved = (key: string): boolean => commissionerKeys().has(key) || APP_KEYS.includes(key)

/** Whether an account has both the commissioner's claim and one of the commissioners' usernames. */
export function isCommissioner({ commissioner }: Claims, username: string): boolean {
  return commissioner && commissionerKeys().has(usernameKey(username))
}

/** Whether a text may be a uid in a document's path. Firestore reserves ids of the form `__x__`. */
export const isUid = (text: string): boolean => /^(?!__)[\w-]{1,128}$/.test(text)

/** A uid that came with a call. @throws ApiError not-found if it cannot be one. */
export function parseUid(sent: string | undefined): string {
  if (sent && isUid(sent)) return sent
  throw noSuchPlayer()
}
