import type { DocumentReference } from 'firebase-admin/firestore'
import { MINUTE } from '#common/durations'
import { docRef, transact } from '../db/firebase'
import { logFailure } from '../log'
import type { Outbox, Queued } from './outbox'

/** How often a message that was refused for now is tried. */
const TRIES = 6
/** How long one waits that was tried before (ms): a minute, then two, four … */
const backOff = (tries: number) => MINUTE * 2 ** tries

/**
 * What became of a message: taken, refused for now, refused for good. `unknown`: it may have been taken, so it is not
 * sent again.
 */
export type Outcome = { is: 'sent' } | { is: 'later' | 'never' | 'unknown'; why: string }

/** The fields of any queue, as they are written. */
const queuedRef = ({ path }: { path: string }) => docRef<Queued>(path)

/**
 * Claims a message before it is sent, so that of two concurrent rounds only one sends it: a crash in between loses one
 * message, where the other order would send it twice. The claim names its call, because a commit that landed may be
 * reported as failed, and is then made again.
 * @returns the message for the one call that may send it, null for every other.
 */
export function claim<Message extends Queued<string>>(ref: DocumentReference<Message>): Promise<Message | null> {
  const claimedBy = ref.parent.doc().id
  return transact(async (tx) => {
    const message = (await tx.get(ref)).data()
    if (message?.state === 'claimed' && message.claimedBy === claimedBy) return message
    if (message?.state !== 'queued') return null
    tx.update(queuedRef(ref), { state: 'claimed', dueAt: null, claimedBy })
    return message
  })
}

/** Lets a message that could not be processed wait. One that was claimed may have been sent, and stays as it is. */
export function postpone<Message extends Queued<string>>(ref: DocumentReference<Message>): Promise<void> {
  return transact(async (tx) => {
    const message = (await tx.get(ref)).data()
    if (message?.state !== 'queued') return
    tx.update(queuedRef(ref), { tries: message.tries + 1, dueAt: Date.now() + backOff(message.tries) })
  })
}

/** Stores what became of a message that was claimed. One that was refused for now waits, or is given up. */
export async function settle<Message extends Queued<string>>(
  { name, todo }: Pick<Outbox<Message>, 'name' | 'todo'>,
  ref: DocumentReference<Message>,
  { tries }: Pick<Message, 'tries'>,
  outcome: Outcome,
): Promise<void> {
  if (outcome.is === 'sent') return void (await queuedRef(ref).update({ state: 'sent' }))
  if (outcome.is === 'unknown') {
    await queuedRef(ref).update({ state: 'unknown' })
    return logFailure(`nobody knows whether ${name} was sent`, outcome.why, { about: ref.id, todo })
  }
  const isGivenUp = outcome.is === 'never' || tries + 1 >= TRIES
  await queuedRef(ref).update({
    state: isGivenUp ? 'failed' : 'queued',
    tries: outcome.is === 'never' ? tries : tries + 1,
    dueAt: isGivenUp ? null : Date.now() + backOff(tries),
  })
  logFailure(`${name} was not sent${isGivenUp ? ' and is given up' : ''}`, outcome.why, {
    about: ref.id,
    todo: isGivenUp ? todo : `Nothing, unless it goes on: it is tried again. Then: ${todo}`,
  })
}
