import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { CollectionPath } from '#common/paths'
import { collectionRef } from '../db/firebase'
import { logFailure } from '../log'
import type { Outbox, Queued } from './outbox'
import { postpone } from './settle'

/** How long into a round a further batch may begin (ms). */
const ROUND = 10_000

/**
 * Processes one message that is due.
 * @param endsAt no further batch begins from then on (epoch ms).
 */
type DeliverOne<Message> = (ref: DocumentReference<Message>, message: Message, endsAt: number) => Promise<void>

/** The messages that are due, the longest waiting first. */
export async function dueMessages<Message extends Queued<string>>(
  path: CollectionPath<Message>,
  limit: number,
): Promise<QueryDocumentSnapshot<Message>[]> {
  const due = collectionRef(path).where('dueAt', '<=', Date.now()).orderBy('dueAt')
  return (await due.limit(limit).get()).docs
}

/**
 * Processes every message that is due, each once, as long as a round lasts. One that fails is logged and waits longer
 * each time, so that it does not come before the others in every round.
 */
export async function deliver<Message extends Queued<string>>(
  outbox: Outbox<Message>,
  deliverOne: DeliverOne<Message>,
): Promise<void> {
  const endsAt = Date.now() + ROUND
  const tried = new Set<string>()
  while (Date.now() < endsAt) {
    const due = await dueMessages(outbox.path, outbox.batch)
    const untried = due.filter(({ id }) => !tried.has(id))
    if (untried.length === 0) return
    await Promise.all(
      untried.map((found) => {
        tried.add(found.id)
        return deliverOne(found.ref, found.data(), endsAt).catch(async (error: unknown) => {
          logFailure(`${outbox.name} waits for a later round`, error, { about: found.id })
          await postpone(found.ref).catch((again: unknown) =>
            logFailure(`${outbox.name} was not postponed`, again, { about: found.id }),
          )
        })
      }),
    )
  }
}
