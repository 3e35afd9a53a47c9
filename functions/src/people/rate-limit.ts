import { createHash } from 'node:crypto'
import type { Request } from 'express'
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { paths } from '#common/paths'
import { db, transact } from '../db/firebase'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** So many tries are free within a stretch of time; after each further one comes a wait, twice as long each time (ms). */
export interface Limit {
  tries: number
  within: number
  firstWait: number
  longestWait: number
}

/** Of something to guess: the owner of an account that others guess at waits a quarter of an hour at most. */
export const GUESS_LIMIT: Limit = { tries: 10, within: 10 * MINUTE, firstWait: MINUTE / 2, longestWait: 15 * MINUTE }
/** Of what writes to an address, or tells something of it. */
export const MAIL_LIMIT: Limit = { tries: 5, within: 60 * MINUTE, firstWait: 15 * MINUTE, longestWait: 60 * MINUTE }
/** Of all calls of strangers from one address, for their cost alone: a whole league may share one. */
const BRAKE = { tries: 1_000, within: 10 * MINUTE }

/** `/attempts/{key}`. */
interface Attempts {
  count: number
  since: number
  waitUntil: number
  /** The database deletes the document some time after this. */
  expireAt: Timestamp
}

/** What is tried, and at whose cost: an account's or an address's, whoever tries. */
export interface Attempt {
  what: string
  whom: string
  limit: Limit
}

type TakeBack = () => Promise<void>

/** The key is hashed: the counters say nothing of who was meant. */
const counter = ({ what, whom }: Pick<Attempt, 'what' | 'whom'>) =>
  db.doc(paths.attempt(createHash('sha256').update(`${what}:${whom}`).digest('hex')))

/**
 * Counts a stranger's call, and refuses it after too many; a refused call costs no write. No header has a say in the
 * limit of an account.
 * @param tried null for a call that needs no limit of its own.
 * @returns what takes the try back, for one that could not be judged.
 * @throws ApiError too-often
 */
export async function countAttempt(request: Request, tried: Attempt | null): Promise<TakeBack> {
  // The address as the proxy in front of us saw it; under the emulators there is none.
  const brake = request.ip ? counter({ what: 'address', whom: request.ip }) : null
  const now = Date.now()
  const kept = (await brake?.get())?.data() as Attempts | undefined
  const braked = kept && now - kept.since < BRAKE.within ? kept : null
  if (braked && braked.count >= BRAKE.tries) throw tooOften(braked.since + BRAKE.within - now)
  const takeBack = tried ? await countTry(tried, now) : () => Promise.resolve()
  const expireAt = Timestamp.fromMillis(now + DAY)
  if (braked) await brake?.update({ count: FieldValue.increment(1) })
  else await brake?.set({ count: 1, since: now, waitUntil: 0, expireAt } satisfies Attempts)
  return takeBack
}

async function countTry(tried: Attempt, now: number): Promise<TakeBack> {
  const { limit } = tried
  const ref = counter(tried)
  return transact(async (tx) => {
    const was = remembered((await tx.get(ref)).data() as Attempts | undefined, limit, now)
    if (now < was.waitUntil) throw tooOften(was.waitUntil - now)
    const count = was.count + 1
    const wait = Math.min(limit.firstWait * 2 ** (count - limit.tries), limit.longestWait)
    const waitUntil = count < limit.tries ? 0 : now + wait
    const expireAt = Timestamp.fromMillis(now + 2 * DAY)
    tx.set(ref, { count, since: was.since, waitUntil, expireAt } satisfies Attempts)
    return () => uncount(ref, waitUntil, was.waitUntil)
  })
}

/** One try less; the wait is again the one from before it, unless another try has set its own since. */
function uncount(ref: DocumentReference, waitUntil: number, waitWas: number): Promise<void> {
  return transact(async (tx) => {
    const kept = (await tx.get(ref)).data() as Attempts | undefined
    if (!kept) return
    const isLast = kept.waitUntil === waitUntil
    tx.update(ref, { count: Math.max(kept.count - 1, 0), ...(isLast && { waitUntil: waitWas }) })
  })
}

/** What still counts: a few tries for a short while, too many for a day. */
function remembered(kept: Attempts | undefined, { tries, within }: Limit, now: number): Omit<Attempts, 'expireAt'> {
  const isOver = !kept || (kept.count < tries ? now - kept.since >= within : now - kept.waitUntil >= DAY)
  return isOver ? { count: 0, since: now, waitUntil: 0 } : kept
}

function tooOften(wait: number): ApiError {
  const seconds = Math.ceil(wait / 1000)
  const words = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new ApiError('too-often', `Too many tries. Please wait ${words} and try again.`)
}

/** Forgets the tries, after one that was right. */
export async function clearAttempts(tried: Pick<Attempt, 'what' | 'whom'>): Promise<void> {
  await counter(tried).delete()
}
