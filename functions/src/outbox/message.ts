import type { DocumentReference, Timestamp } from 'firebase-admin/firestore'
import { MINUTE } from '#common/durations'
import type { CollectionPath } from '#common/paths'
import { docRef, transact, updateIfThere } from '../db/firebase'
import { logFailure } from '../log'

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
   * some places of each batch go to the other messages (`deliver.ts`).
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
export type Outcome = { kind: 'sent' } | { kind: 'later' | 'never' | 'unknown'; why: string }

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
  if (outcome.kind === 'sent') return change(ref, { state: 'sent' })
  if (outcome.kind === 'unknown') {
    await change(ref, { state: 'unknown' })
    return logFailure(`nobody knows whether ${name} was sent`, outcome.why, { about: ref.id, todo })
  }
  const isGivenUp = outcome.kind === 'never' || tries + 1 >= TRIES
  await change(ref, {
    state: isGivenUp ? 'failed' : 'queued',
    tries: outcome.kind === 'never' ? tries : tries + 1,
    dueAt: isGivenUp ? null : Date.now() + backOff(tries),
  })
  logFailure(`${name} was not sent${isGivenUp ? ' and is given up' : ''}`, outcome.why, {
    about: ref.id,
    todo: isGivenUp ? todo : `Nothing, unless it goes on: it is tried again. Then: ${todo}`,
  })
}
