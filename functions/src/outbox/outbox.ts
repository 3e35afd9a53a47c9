import type { Timestamp } from 'firebase-admin/firestore'
import type { CollectionPath } from '#common/paths'

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
  /** The call that claimed it. */
  claimedBy?: string
  /** The database deletes the document some time after this. */
  expireAt: Timestamp
}

/** Whether a message comes too late. */
export const isTooLate = ({ until }: Pick<Queued, 'until'>): boolean => until !== undefined && until <= Date.now()

/** A queue of messages that go out one way. */
export interface Outbox<Message extends Queued<string>> {
  /** What the log calls one of its messages. */
  name: string
  path: CollectionPath<Message>
  /** How many are processed at once. */
  batch: number
  /** What to do about one that was given up, or whose outcome is unknown. */
  todo: string
}
