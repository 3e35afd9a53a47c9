import { auth } from '../db/firebase'

/** What an account's tokens say of it. */
export interface Claims {
  /** Made by us: an account that somebody made at the sign-in service itself plays no part. */
  player: boolean
  commissioner: boolean
  /** When the password was last changed (ms): whatever was issued before has ended. */
  resetAt: number
  /** What the sign-in service noted as the time of that change (ms), once it was seen to hold; else 0. */
  passwordAt: number
}

const timeOf = (kept: unknown) => (typeof kept === 'number' ? kept : 0)

/** The claims as an account or a token carries them. */
export function claimsOf(kept: Record<string, unknown> = {}): Claims {
  const { player, commissioner, resetAt, passwordAt } = kept
  return {
    player: player === true,
    commissioner: commissioner === true,
    resetAt: timeOf(resetAt),
    passwordAt: timeOf(passwordAt),
  }
}

/** Writes an account's claims; the only place that does, for they are kept and replaced as a whole. */
export async function writeClaims(uid: string, change: Partial<Claims>): Promise<void> {
  const was = claimsOf((await auth.getUser(uid)).customClaims)
  const resetAt = Math.max(was.resetAt, change.resetAt ?? 0)
  await auth.setCustomUserClaims(uid, { ...was, ...change, resetAt } satisfies Claims)
}

/** Whether a session was begun after the last change of the password. The law of `firestore.rules`. */
export const isCurrent = (issuedAt: unknown, { resetAt }: Claims): boolean =>
  typeof issuedAt === 'number' && issuedAt > resetAt
