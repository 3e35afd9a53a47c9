import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { CollectionPath } from '#common/paths'
import { collectionRef } from '../db/firebase'
import { logFailure } from '../log'
import { type Outbox, postpone, type Queued } from './message'

/**
 * How long after its begin a round may begin to send another message (ms): a slow mail server may take half a minute.
 */
const SENDS_WITHIN = 10_000

/** How often a process looks for messages that are due (ms). */
export const DELIVER_EVERY = 30_000

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
async function nextMessages<Message extends Queued<string>>({ path, batch, ahead = 0 }: Outbox<Message>) {
  const due = await dueMessages(path, batch)
  const since = Date.now() - ahead
  const mayBeEarly = ahead > 0 && due.length === batch && due.every((found) => Number(found.data().dueAt) < since)
  return mayBeEarly ? [...(await dueMessages(path, RESERVED_PLACES, since)), ...due].slice(0, batch) : due
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
