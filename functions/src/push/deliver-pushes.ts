import { type DocumentReference, FieldPath } from 'firebase-admin/firestore'
import { paths } from '#common/paths'
import { atMostEvery } from '../db/at-most-every'
import { collectionRef, createOnce, docRef, read } from '../db/firebase'
import { deliver } from '../outbox/deliver'
import { isTooLate, type Outbox } from '../outbox/outbox'
import { claim, settle } from '../outbox/settle'
import { devicePath } from './devices'
import { type PushKeys, pushKeys } from './keys'
import { lettersOf } from './letters'
import { type Alert, type Letter, newPush, type Push, pushPath } from './queue'
import { sendPush } from './send-push'

const PUSHES: Outbox<Push> = {
  name: 'push',
  path: paths.pushes(),
  batch: 20,
  todo: 'Check the keys: see Keys in the runbook.',
}

type Ref = DocumentReference<Push>

/** Sends the pushes that are due, as part of the scheduled round. */
export const sendDuePushes = atMostEvery(30_000, 'the pushes wait for the next round', deliverPushes)

/** Addresses the alerts and sends the letters that are due; without keys nothing. */
export async function deliverPushes(): Promise<void> {
  const keys = pushKeys()
  if (!keys) return
  await deliver(PUSHES, async (ref, push, endsAt) => {
    if (isTooLate(push)) await drop(ref)
    else if (push.alert) await address(ref, push, push.alert, endsAt)
    else await send(ref, push.letter, keys)
  })
}

const drop = (ref: Ref) => ref.update({ state: 'dropped', dueAt: null })

/**
 * Queues the letters of an alert. Their ids follow from the alert's, so that two rounds at once, or one after a crash,
 * queue each only once. What a round has no time for is left to the next.
 */
async function address(ref: Ref, { until }: Push, alert: Alert, endsAt: number): Promise<void> {
  const idOf = ({ kind, device }: Letter) => `${ref.id}-${kind}-${device}`
  const [letters, queued] = await Promise.all([lettersOf(alert), letterIds(ref.id)])
  const create = (letter: Letter) =>
    createOnce(docRef(pushPath(idOf(letter))), newPush({ letter }, { dueAt: Date.now(), until }))
  const missing = letters.filter((letter) => !queued.has(idOf(letter)))
  for (let first = 0; first < missing.length; first += PUSHES.batch) {
    if (Date.now() >= endsAt) return
    await Promise.all(missing.slice(first, first + PUSHES.batch).map(create))
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

async function send(ref: Ref, { uid, device: id, message }: Letter, keys: PushKeys): Promise<void> {
  const device = await read(devicePath(uid, id))
  if (!device) return void (await drop(ref))
  const push = await claim(ref)
  if (!push) return
  const outcome = await sendPush(keys, { device, message, ttl: push.until - Date.now() })
  if (outcome.is !== 'gone') return settle(PUSHES, ref, push, outcome)
  await Promise.all([drop(ref), docRef(devicePath(uid, id)).delete()])
}
