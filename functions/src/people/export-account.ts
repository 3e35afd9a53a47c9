import { Timestamp } from 'firebase-admin/firestore'
import { paths } from '#common/paths'
import { read } from '../db/firebase'
import { findAuthUser } from './auth-users'
import { PLAYER_DOCUMENTS } from './player-documents'

/** What is kept about a player, as JSON for them to read: every time as ISO text, the picture as base64. */
export async function exportAccount(uid: string): Promise<Record<string, unknown>> {
  const [account, authUser] = await Promise.all([read(paths.account(uid)), findAuthUser(uid)])
  const player = { uid, email: account?.email ?? '' }
  const parts = await Promise.all(
    Object.entries(PLAYER_DOCUMENTS).map(async ([name, { exported }]) =>
      typeof exported === 'function' ? [[name, await exported(player)] as const] : [],
    ),
  )
  const { email, metadata, disabled } = authUser ?? {}
  const times = { createdAt: metadata?.creationTime, lastUsedAt: metadata?.lastSignInTime }
  const all = { ...Object.fromEntries(parts.flat()), signIn: { email, disabled, ...times } }
  return plain(all) as Record<string, unknown>
}

/** From here on (2001) a number is a time in epoch ms: nothing else that is stored of a player is as large. */
const EARLIEST_TIME = 1e12

/** A stored value as JSON can say it. */
function plain(value: unknown): unknown {
  if (typeof value === 'number' && value >= EARLIEST_TIME) return new Date(value).toISOString()
  if (value instanceof Timestamp) return value.toDate().toISOString()
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (Array.isArray(value)) return value.map(plain)
  if (!value || typeof value !== 'object') return value ?? null
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]))
}
