import { randomUUID } from 'node:crypto'
import { type DocumentReference, FieldPath } from 'firebase-admin/firestore'
import { paths } from '#common/paths'
import { collectionRef, docRef, existedAlready, read, transact } from '../db/firebase'
import { perProcess } from '../db/process-memory'
import { logFailure } from '../log'
import { devicePath } from './devices'
import { type PushKeys, pushKeys } from './keys'
import { lettersOf } from './letters'
import { type Alert, type Letter, newPush, type Push, pushPath } from './queue'
import { sendPush } from './send-push'

const MINUTE = 60_000
/** How often a process looks for due pushes (ms): each look is a billed read. */
const LOOK_EVERY = 30_000
/** How many are dealt with at once, and how long into a round a further batch may begin (ms). */
const BATCH = 20
const ROUND = 10_000
/** How often a refused letter is tried. */
const LETTER_TRIES = 6
/** How long one waits that was tried before (ms): a minute, then two, four … */
const backOff = (tries: number) => MINUTE * 2 ** tries

type Ref = DocumentReference<Push>

interface Round {
  keys: PushKeys
  /** No further batch begins from then on (epoch ms). */
  endsAt: number
}

const lastLook = perProcess(() => ({ at: 0 }))

/** Sends the pushes that are due, as part of the scheduled round. A failure is logged; the next round tries again. */
export async function sendDuePushes(): Promise<void> {
  const look = lastLook()
  if (!pushKeys() || Date.now() - look.at < LOOK_EVERY) return
  look.at = Date.now()
  await deliverPushes().catch((error: unknown) =>
    logFailure('the pushes wait for the next round', error, {
      todo: 'Nothing, unless it goes on: the next round tries again.',
    }),
  )
}

/**
 * Addresses the alerts and sends the letters that are due. A letter is claimed before it is sent, so that of two
 * concurrent rounds only one sends it, and tried again only if the push service certainly refused it: a crash in between
 * loses one notification, where the other order would show it twice.
 */
export async function deliverPushes(): Promise<void> {
  const keys = pushKeys()
  if (!keys) return
  const round: Round = { keys, endsAt: Date.now() + ROUND }
  const tried = new Set<string>()
  const pushes = collectionRef<Push>(paths.pushes())
  while (Date.now() < round.endsAt) {
    const due = await pushes.where('dueAt', '<=', Date.now()).orderBy('dueAt').limit(BATCH).get()
    const untried = due.docs.filter(({ id }) => !tried.has(id))
    if (untried.length === 0) return
    for (const { id } of untried) tried.add(id)
    await Promise.all(untried.map((found) => dealOrPostpone(found.ref, found.data(), round)))
  }
}

/** One that fails waits longer each time, so that it does not come before the others in every round. Never throws. */
async function dealOrPostpone(ref: Ref, push: Push, round: Round): Promise<void> {
  await deal(ref, push, round).catch(async (error: unknown) => {
    logFailure(`push ${ref.id} waits for a later round`, error)
    await postpone(ref).catch((again: unknown) => logFailure(`push ${ref.id} was not postponed`, again))
  })
}

/** A letter that was claimed is not postponed: it may have been sent. */
function postpone(ref: Ref): Promise<void> {
  return transact(async (tx) => {
    const push = (await tx.get(ref)).data()
    if (push?.state !== 'queued') return
    tx.update(ref, { tries: push.tries + 1, dueAt: Date.now() + backOff(push.tries) })
  })
}

async function deal(ref: Ref, push: Push, { keys, endsAt }: Round): Promise<void> {
  if (push.until <= Date.now()) await ref.update({ state: 'dropped', dueAt: null })
  else if (push.alert) await address(ref, push, push.alert, endsAt)
  else if (await claim(ref)) await send(ref, push, push.letter, keys)
}

/**
 * Queues the letters of an alert. Their ids follow from the alert's, so that two rounds at once, or one after a crash,
 * queue each only once. What a round has no time for is left to the next.
 */
async function address(ref: Ref, { until }: Push, alert: Alert, endsAt: number): Promise<void> {
  const idOf = ({ kind, device }: Letter) => `${ref.id}-${kind}-${device}`
  const [letters, queued] = await Promise.all([lettersOf(alert), letterIds(ref.id)])
  const create = async (letter: Letter) => {
    const push = newPush({ letter }, { dueAt: Date.now(), until })
    await docRef(pushPath(idOf(letter)))
      .create(push)
      .catch((error: unknown) => {
        if (!existedAlready(error)) throw error
      })
  }
  const missing = letters.filter((letter) => !queued.has(idOf(letter)))
  for (let first = 0; first < missing.length; first += BATCH) {
    if (Date.now() >= endsAt) return
    await Promise.all(missing.slice(first, first + BATCH).map(create))
  }
  await ref.update({ state: letters.length ? 'addressed' : 'dropped', dueAt: null })
}

/** The ids of the letters of an alert that are queued already, and maybe of others. Nothing else of them is read. */
async function letterIds(alert: string): Promise<Set<string>> {
  const id = FieldPath.documentId()
  // In the order of ids the full stop follows the hyphen.
  const range = collectionRef<Push>(paths.pushes()).where(id, '>', `${alert}-`).where(id, '<', `${alert}.`)
  return new Set((await range.select().get()).docs.map((found) => found.id))
}

/** True for the one round that may send this letter, also when the commit of its claim was reported as failed. */
function claim(ref: Ref): Promise<boolean> {
  const claimedBy = randomUUID()
  return transact(async (tx) => {
    const push = (await tx.get(ref)).data()
    if (push?.state === 'claimed' && push.claimedBy === claimedBy) return true
    if (push?.state !== 'queued') return false
    tx.update(ref, { state: 'claimed', dueAt: null, claimedBy })
    return true
  })
}

async function send(ref: Ref, { until, tries }: Push, { uid, device: id, message }: Letter, keys: PushKeys) {
  const device = await read(devicePath(uid, id))
  if (!device) return void (await ref.update({ state: 'dropped' }))
  const outcome = await sendPush(keys, { device, message, worth: until - Date.now() })
  switch (outcome.is) {
    case 'sent':
      return void (await ref.update({ state: 'sent' }))
    case 'gone':
      return void (await Promise.all([ref.update({ state: 'dropped' }), docRef(devicePath(uid, id)).delete()]))
    case 'later': {
      const isOver = tries + 1 >= LETTER_TRIES
      const dueAt = isOver ? null : Date.now() + backOff(tries)
      await ref.update({ state: isOver ? 'failed' : 'queued', tries: tries + 1, dueAt })
      break
    }
    default:
      await ref.update({ state: outcome.is === 'never' ? 'failed' : 'unknown' })
  }
  const todo = outcome.is === 'later' ? 'Nothing: it is tried again.' : 'Check the keys: see Keys in the runbook.'
  logFailure(`push ${ref.id} was not sent (${outcome.is})`, outcome.why, { todo })
}
