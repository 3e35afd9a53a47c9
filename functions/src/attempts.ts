import { createHash } from 'node:crypto'
import type { Request } from 'express'
import { ApiError } from '../../common/api-error'
import { paths } from '../../common/paths'
import { db, transact } from './firebase'

/** How often something may be tried in a stretch of time (ms). */
export interface Limit {
  tries: number
  within: number
}

interface Attempts {
  count: number
  since: number
}

const counter = (what: string, whom: string) =>
  db.doc(paths.attempt(createHash('sha256').update(`${what}:${whom}`).digest('hex')))

/**
 * Counts a try of `what` by `whom` and refuses it once there were too many. The key is hashed: the counters say
 * nothing of who was meant.
 * @throws ApiError too-often
 */
export async function countAttempt(what: string, whom: string, { tries, within }: Limit): Promise<void> {
  const ref = counter(what, whom)
  const now = Date.now()
  const count = await transact(async (tx) => {
    const was = (await tx.get(ref)).data() as Attempts | undefined
    const current = was && now - was.since < within ? was : { count: 0, since: now }
    tx.set(ref, { ...current, count: current.count + 1 } satisfies Attempts)
    return current.count + 1
  })
  if (count > tries) throw new ApiError('too-often', 'Too many tries. Please wait a few minutes and try again.')
}

/** Forgets the tries, after one that was right. */
export async function forgetAttempts(what: string, whom: string): Promise<void> {
  await counter(what, whom).delete()
}

/**
 * The address a call comes from: what Hosting's own network says, else the last hop that a proxy wrote down. The first
 * entry of `x-forwarded-for` is the caller's to invent. Empty under the emulators.
 */
export function addressOf({ headers }: Request): string {
  const hops = String(headers['x-forwarded-for'] ?? '').split(',')
  return String(headers['fastly-client-ip'] ?? hops.at(-1) ?? '').trim()
}

/** Counts a try against the address it comes from, where that is known. */
export async function countFrom(what: string, request: Request, limit: Limit): Promise<void> {
  const address = addressOf(request)
  if (address) await countAttempt(`${what}-from`, address, limit)
}
