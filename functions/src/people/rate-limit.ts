import { createHash, randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import type { Request } from 'express'
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { counted } from '#common/counted'
import { DAY, isRecent } from '#common/durations'
import { type DocPath, paths } from '#common/paths'
import { commitOnce, docRef, read, readIn } from '../db/firebase'
import { perProcess } from '../db/process-memory'
import { LIMITS, type Limit, PER_NETWORK, PER_PEER } from './limits'
import { networkOf } from './network'

/** `/attempts/{key}`: how often something was tried. */
interface TryCounter {
  count: number
  /** When the count began (epoch ms). */
  since: number
  /** Until when further tries are refused (epoch ms); 0 for no wait. */
  waitUntil: number
  /** The database deletes the document some time after this. */
  expireAt: Timestamp
  /**
   * The last try, or the last that was taken back, by an id of its own: a commit that was stored and reported as failed
   * counts once.
   */
  lastTry?: string
}

/** What is tried, and what it is counted by. */
interface Try {
  what: keyof typeof LIMITS
  /** The uid, username or address that is tried, whoever tries it. */
  whom: string
}

/** Takes a counted try back. */
export type Uncount = () => Promise<void>

/** The key is hashed, so that the counters do not disclose addresses or names. */
const counterPath = (what: string, whom: string): DocPath<TryCounter> =>
  paths.attempt(createHash('sha256').update(`${what}:${whom}`).digest('hex'))

/** How many calls each peer has made at this process, and since when (epoch ms). Who called last comes last. */
const peers = perProcess(() => new Map<string, { count: number; since: number }>())
/** With more peers than this, the one that called longest ago is forgotten. */
const PEERS_MAX = 1_000

/**
 * The present count of a limit that is not reached, or null where a new one begins.
 * @throws ApiError too-often
 */
function countWithinLimit<Count extends { count: number; since: number }>(
  before: Count | undefined,
  { tries, within }: Pick<Limit, 'tries' | 'within'>,
  now: number,
): Count | null {
  if (!before || !isRecent(before.since, within, now)) return null
  if (before.count >= tries) throw tooOften(before.since + within - now)
  return before
}

/** Counts a call without a session in this process alone, which costs no read. @throws ApiError too-often */
export function limitPeer({ ip = '' }: Request, now = Date.now()): void {
  const counts = peers()
  const peer = networkOf(ip)
  const { count, since } = countWithinLimit(counts.get(peer), PER_PEER, now) ?? { count: 0, since: now }
  counts.delete(peer)
  counts.set(peer, { count: count + 1, since })
  const [oldest = peer] = counts.keys()
  if (counts.size > PEERS_MAX) counts.delete(oldest)
}

/**
 * Whose call it is: the peer's network, and that of the caller where the peer names it. Hosting does, and many people
 * share the address of one of its servers. Anybody can forge it, so it is only part of the key: by it alone a stranger
 * could use up somebody else's calls.
 */
function callerNetwork({ ip = '', headers }: Request): string {
  const named = headers['fastly-client-ip']
  return typeof named === 'string' && isIP(named) ? `${networkOf(ip)} ${networkOf(named)}` : networkOf(ip)
}

/**
 * Counts a call without a session, and refuses it after too many; a refused call costs no write. No header of the
 * request influences the limit of an account.
 * @param tried null for a call that needs no limit of its own.
 * @returns what takes the try back, for one whose outcome could not be found out.
 * @throws ApiError too-often
 */
export async function limitAnonymousCall(request: Request, tried: Try | null): Promise<Uncount> {
  const now = Date.now()
  limitPeer(request, now)
  const address = docRef(counterPath('address', callerNetwork(request)))
  const current = countWithinLimit((await address.get()).data(), PER_NETWORK, now)
  const uncountTry = tried ? await limitTries(tried, now) : () => Promise.resolve()
  const expireAt = Timestamp.fromMillis(now + DAY)
  if (current) await address.update({ count: FieldValue.increment(1) })
  else await address.set({ count: 1, since: now, waitUntil: 0, expireAt })
  return uncountTry
}

/** Counts a try, and refuses it after too many; a refused one costs no write. @throws ApiError too-often */
export async function limitTries({ what, whom }: Try, now = Date.now()): Promise<Uncount> {
  const path = counterPath(what, whom)
  // Checked once before the queue, so that refused calls do not lengthen it.
  assertMayTry(unexpired(await read(path), LIMITS[what], now), now)
  return inTurn(path, () =>
    commitOnce(async (tx) => {
      const lastTry = randomUUID()
      const { was, next } = await nextTry(tx, { what, whom }, now)
      tx.set(docRef(path), { ...next, lastTry })
      const value = () => inTurn(path, () => uncount(path, next.waitUntil, was.waitUntil))
      return { value, wasStored: async (again) => (await readIn(again, path))?.lastTry === lastTry }
    }),
  )
}

/** As {@link limitTries}, in the commit of what is tried, so that it is counted exactly if that is stored. */
export async function limitTriesIn(tx: Transaction, tried: Try, now: number): Promise<void> {
  const { next } = await nextTry(tx, tried, now)
  tx.set(docRef(counterPath(tried.what, tried.whom)), next)
}

/** The counter of a try as it was, and with the try counted. @throws ApiError too-often */
async function nextTry(tx: Transaction, { what, whom }: Try, now: number) {
  const limit = LIMITS[what]
  const was = unexpired(await readIn(tx, counterPath(what, whom)), limit, now)
  assertMayTry(was, now)
  const count = was.count + 1
  const wait = Math.min(limit.firstWait * 2 ** (count - limit.tries), limit.longestWait)
  const waitUntil = count < limit.tries ? 0 : now + wait
  const next: TryCounter = { count, since: was.since, waitUntil, expireAt: Timestamp.fromMillis(now + 2 * DAY) }
  return { was, next }
}

/** The last try of each counter that this process is counting. */
const lastTries = perProcess(() => new Map<string, Promise<unknown>>())

/**
 * Makes one change of a counter after the other. Transactions on one document that run at once fail each other, and
 * after several failures the call would be answered with an error that is not the caller's.
 */
async function inTurn<T>(path: string, change: () => Promise<T>): Promise<T> {
  const tries = lastTries()
  const mine = Promise.resolve(tries.get(path)).then(change)
  // The next one comes after this one, whether it is counted or refused.
  const ended = mine.catch(() => {})
  tries.set(path, ended)
  await ended
  if (tries.get(path) === ended) tries.delete(path)
  return mine
}

function assertMayTry({ waitUntil }: Pick<TryCounter, 'waitUntil'>, now: number): void {
  if (now < waitUntil) throw tooOften(waitUntil - now)
}

/** Counts one try less, and restores the wait from before it unless another try has set its own since. */
function uncount(path: DocPath<TryCounter>, waitUntil: number, waitWas: number): Promise<void> {
  const lastTry = randomUUID()
  return commitOnce(async (tx) => {
    const stored = await readIn(tx, path)
    const isLast = stored?.waitUntil === waitUntil
    const next = { count: Math.max((stored?.count ?? 0) - 1, 0), lastTry, ...(isLast && { waitUntil: waitWas }) }
    if (stored) tx.update(docRef(path), next)
    return { value: undefined, wasStored: async (again) => (await readIn(again, path))?.lastTry === lastTry }
  })
}

/** The tries that still count. Below the limit they expire after `within`; from it on, see `startsOver`. */
function unexpired(stored: TryCounter | null, limit: Limit, now: number): Omit<TryCounter, 'expireAt'> {
  const expires = (each: TryCounter) =>
    limit.startsOver || each.count < limit.tries ? each.since + limit.within : each.waitUntil + DAY
  const isOver = !stored || now >= expires(stored)
  return isOver ? { count: 0, since: now, waitUntil: 0 } : stored
}

function tooOften(wait: number): ApiError {
  const seconds = Math.ceil(wait / 1000)
  const words = seconds < 90 ? counted(seconds, 'second') : `${Math.ceil(seconds / 60)} minutes`
  return new ApiError('too-often', `Too many tries. Please wait ${words} and try again.`)
}

/** Deletes every counter that goes by a player's uid. */
export async function clearTriesOf(uid: string): Promise<void> {
  await Promise.all(Object.keys(LIMITS).map((what) => docRef(counterPath(what, uid)).delete()))
}

/** Deletes a counter, after a try that succeeded. */
export async function clearTries({ what, whom }: Try): Promise<void> {
  await docRef(counterPath(what, whom)).delete()
}
