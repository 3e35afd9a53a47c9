import type { DocumentReference, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { MINUTE } from '#common/durations'
import type { CollectionPath } from '#common/paths'
import { collectionRef, docRef, transact, updateIfThere } from './db/firebase'
import { logFailure } from './log'

/**
 * Where a message stands. `claimed`: one round is sending it, or broke off while it did. `unknown`: the mail server or
 * push service may or may not have taken it. A queue may have further states, in which nothing is due.
 */
type QueuedState = 'queued' | 'claimed' | 'sent' | 'failed' | 'unknown'

/** What every queued message has, whichever way it goes out. */
export interface Queued<FurtherState extends string = never> {
  state: QueuedState | FurtherState
  /** When it was queued (epoch ms). */
  at: number
  /** When it is to be processed next (epoch ms); null for never again. */
  dueAt: number | null
  /** From then on (epoch ms) nobody wants to read it; absent for one that is always worth reading. */
  until?: number
  tries: number
  /** The call that claimed it, and when (epoch ms); an older release stored no time. */
  claimedBy?: string
  claimedAt?: number
  /** The database deletes the document some time after this. */
  expireAt: Timestamp
}

/** Whether a message comes too late. */
export const isTooLate = ({ until }: Pick<Queued, 'until'>): boolean => until !== undefined && until <= Date.now()

/** After this time (ms) the round that claimed a message has broken off: it takes half a minute at most to send one. */
const CLAIM_LASTS = 5 * MINUTE

/** Whether a claimed message is no longer being sent, so that nobody knows whether it was. */
export const isAbandoned = ({ claimedAt, at }: Pick<Queued, 'claimedAt' | 'at'>): boolean =>
  (claimedAt ?? at) <= Date.now() - CLAIM_LASTS

/** A queue of messages that go out one way. */
export interface Outbox<Message extends Queued<string>> {
  /** What the log calls one of its messages. */
  name: string
  path: CollectionPath<Message>
  /** How many are processed at once. */
  batch: number
  /**
   * By how much some messages are made due early (ms), so that they go first. Any number of these can be queued, so
   * {@link RESERVED_PLACES} of each batch go to the other messages.
   */
  ahead?: number
  /**
   * Messages with the same key are processed one after the other, as they were queued. Those without one go at once.
   */
  orderKey: (message: Message) => string | undefined
  /** What to do about one that was given up, or whose outcome is unknown. */
  todo: string
}

/** How often a message that was refused for now is tried. */
const TRIES = 6
/** How long a message that was tried waits for its next try (ms): a minute, then two, four … */
const backOff = (tries: number) => MINUTE * 2 ** tries

/**
 * What became of a message: taken, refused for now, refused for good. `unknown`: it may have been taken, so it is not
 * sent again.
 */
export type Outcome = { is: 'sent' } | { is: 'later' | 'never' | 'unknown'; why: string }

const queuedRef = ({ path }: { path: string }) => docRef<Queued>(path)

/**
 * Claims a message before it is sent, so that of two concurrent rounds only one sends it: a crash in between loses one
 * message, where the other order would send it twice. A commit that landed may be reported as failed. So the claim
 * names its call: the next run of the transaction recognises it as its own, and if every run fails, the message is
 * queued again where the claim has landed all the same.
 * @returns the message for the one call that may send it, null for every other.
 */
export async function claim<Message extends Queued<string>>(ref: DocumentReference<Message>): Promise<Message | null> {
  const claimedBy = ref.parent.doc().id
  const isMine = (message?: Message) => message?.state === 'claimed' && message.claimedBy === claimedBy
  try {
    return await transact(async (tx) => {
      const message = (await tx.get(ref)).data()
      if (message?.state !== 'queued') return message && isMine(message) ? message : null
      tx.update(queuedRef(ref), { state: 'claimed', dueAt: null, claimedBy, claimedAt: Date.now() })
      return message
    })
  } catch (error) {
    await transact(async (tx) => {
      if (isMine((await tx.get(ref)).data())) tx.update(queuedRef(ref), { state: 'queued', dueAt: Date.now() })
    }).catch(() => undefined) // The first error says why.
    throw error
  }
}

/**
 * Lets a message that could not be processed wait. One that was claimed may have been sent, and stays as it is.
 * @returns whether it waits.
 */
export function postpone<Message extends Queued<string>>(ref: DocumentReference<Message>): Promise<boolean> {
  return transact(async (tx) => {
    const message = (await tx.get(ref)).data()
    if (message?.state !== 'queued') return false
    tx.update(queuedRef(ref), { tries: message.tries + 1, dueAt: Date.now() + backOff(message.tries) })
    return true
  })
}

/** Lets a message wait for its turn, which is not counted as a try. @param dueAt epoch ms */
export function postponeTo<Message extends Queued<string>>(
  ref: DocumentReference<Message>,
  dueAt: number,
): Promise<void> {
  return transact(async (tx) => {
    const message = (await tx.get(ref)).data()
    if (message?.state === 'queued') tx.update(queuedRef(ref), { dueAt })
  })
}

/** Changes a message. One that was deleted meanwhile, with its player's account, stays deleted. */
const change = (ref: { path: string }, fields: Partial<Pick<Queued, 'state' | 'tries' | 'dueAt'>>): Promise<void> =>
  updateIfThere(queuedRef(ref), fields)

/** Stores what became of a message that was claimed. One that was refused for now waits, or is given up. */
export async function storeOutcome<Message extends Queued<string>>(
  { name, todo }: Outbox<Message>,
  ref: DocumentReference<Message>,
  { tries }: Pick<Message, 'tries'>,
  outcome: Outcome,
): Promise<void> {
  if (outcome.is === 'sent') return change(ref, { state: 'sent' })
  if (outcome.is === 'unknown') {
    await change(ref, { state: 'unknown' })
    return logFailure(`nobody knows whether ${name} was sent`, outcome.why, { about: ref.id, todo })
  }
  const isGivenUp = outcome.is === 'never' || tries + 1 >= TRIES
  await change(ref, {
    state: isGivenUp ? 'failed' : 'queued',
    tries: outcome.is === 'never' ? tries : tries + 1,
    dueAt: isGivenUp ? null : Date.now() + backOff(tries),
  })
  logFailure(`${name} was not sent${isGivenUp ? ' and is given up' : ''}`, outcome.why, {
    about: ref.id,
    todo: isGivenUp ? todo : `Nothing, unless it goes on: it is tried again. Then: ${todo}`,
  })
}

/**
 * How long after its begin a round may begin to send another message (ms): a slow mail server may take half a minute.
 */
const SENDS_WITHIN = 10_000

/** The messages that are due, the longest waiting first. @param since (epoch ms) only those due since then. */
export async function dueMessages<Message extends Queued<string>>(
  path: CollectionPath<Message>,
  limit: number,
  since = 0,
): Promise<QueryDocumentSnapshot<Message>[]> {
  const due = collectionRef(path).where('dueAt', '<=', Date.now()).where('dueAt', '>=', since).orderBy('dueAt')
  return (await due.limit(limit).get()).docs
}

/** How many places of a batch are kept for messages that were not made due early, see {@link Outbox.ahead}. */
const RESERVED_PLACES = 2

/**
 * The messages to process next. If every message of a batch has been due for longer than {@link Outbox.ahead}, they may
 * all be early ones. Then a second query fills the reserved places.
 */
async function nextMessages<Message extends Queued<string>>({ path, batch, ahead }: Outbox<Message>) {
  const due = await dueMessages(path, batch)
  const since = Date.now() - (ahead ?? Number.POSITIVE_INFINITY)
  const lastDueAt = due[batch - 1]?.data().dueAt ?? since
  if (lastDueAt >= since) return due
  return [...(await dueMessages(path, RESERVED_PLACES, since)), ...due].slice(0, batch)
}

/**
 * Processes every message that is due, each once, as long as a round lasts. One that fails is logged and waits longer
 * each time, so that it does not come before the others in every round.
 * @param deliverOne processes one; none begins from `endsAt` on (epoch ms).
 */
export async function deliver<Message extends Queued<string>>(
  outbox: Outbox<Message>,
  deliverOne: (ref: DocumentReference<Message>, message: Message, endsAt: number) => Promise<void>,
): Promise<void> {
  const endsAt = Date.now() + SENDS_WITHIN
  const tried = new Set<string>()
  const tryOne = (found: QueryDocumentSnapshot<Message>) => {
    tried.add(found.id)
    return deliverOne(found.ref, found.data(), endsAt).catch(async (error: unknown) => {
      const waits = await postpone(found.ref).catch((again: unknown) => {
        logFailure(`${outbox.name} was not postponed`, again, { about: found.id })
        return true
      })
      if (waits) logFailure(`${outbox.name} waits for a later round`, error, { about: found.id })
      else logFailure(`nobody knows whether ${outbox.name} was sent`, error, { about: found.id, todo: outbox.todo })
    })
  }
  while (Date.now() < endsAt) {
    const due = await nextMessages(outbox)
    const untried = due.filter(({ id }) => !tried.has(id))
    if (untried.length === 0) return
    await Promise.all(
      inOrder(untried, outbox).map(async (sequence) => {
        for (const found of sequence) if (Date.now() < endsAt) await tryOne(found)
      }),
    )
  }
}

/** The messages in sequences: those of one key one after the other, the earliest queued first. */
function inOrder<Message extends Queued<string>>(
  due: readonly QueryDocumentSnapshot<Message>[],
  { orderKey }: Outbox<Message>,
): QueryDocumentSnapshot<Message>[][] {
  const sequences = new Map<string, QueryDocumentSnapshot<Message>[]>()
  for (const found of [...due].sort((a, b) => a.data().at - b.data().at)) {
    const key = orderKey(found.data()) ?? `only ${found.id}`
    sequences.set(key, [...(sequences.get(key) ?? []), found])
  }
  return [...sequences.values()]
}
