import { type DocumentReference, FieldPath } from 'firebase-admin/firestore'
import { MINUTE } from '#common/durations'
import { paths } from '#common/paths'
import { hasLeft } from '#common/people/profile'
import type { PushMessage } from '#common/people/push'
import { atMostEvery } from '../at-most-every'
import { collectionRef, createOnce, docRef, read, transact } from '../db/firebase'
import { DELIVER_EVERY, deliver } from '../outbox/deliver'
import { claim, isTooLate, type Outbox, storeOutcome } from '../outbox/message'
import { messageNow, notificationsOf } from './notifications'
import { type PushKeys, pushKeys, sendPush } from './push-service'
import {
  type Alert,
  type Notification,
  newPush,
  notificationId,
  notificationPrefix,
  PUSHES_PATH,
  type Push,
  pushPath,
  weekIdParts,
} from './queue'

const PUSHES: Outbox<Push> = {
  name: 'push',
  path: PUSHES_PATH,
  batch: 20,
  // A notification takes the place of the one before about its game.
  orderKey: ({ alert, letter }) => letter?.device ?? (alert && subjectOf(alert)),
  todo: 'Check the keys and VAPID_SUBJECT: see Keys in the runbook.',
}

/** What alerts follow one another about: "taken off" must not come after "is back". */
function subjectOf(alert: Alert): string | undefined {
  if (alert.about === 'game') return alert.gameId
  return alert.about === 'slate' ? `slate ${alert.week}` : undefined
}

type Ref = DocumentReference<Push>

/** Sends the pushes that are due, as part of the scheduled round. */
export const sendDuePushes = atMostEvery(DELIVER_EVERY, 'the pushes wait for the next round', deliverPushes)

/** Turns the alerts that are due into notifications, and sends those that are; without keys nothing. */
export async function deliverPushes(): Promise<void> {
  const keys = pushKeys()
  if (!keys) return
  await deliver(PUSHES, async (ref, push, endsAt) => {
    if (isTooLate(push)) await end(ref, push, 'dropped')
    else if (push.alert) await fanOut(ref, push, push.alert, endsAt)
    else await send(ref, push, push.letter, keys)
  })
}

/** Ends a push, unless its alert has been queued again meanwhile: that one is still due. */
const end = (ref: Ref, { at }: Push, state: 'addressed' | 'dropped') =>
  transact(async (tx) => {
    if ((await tx.get(ref)).data()?.at === at) tx.update(ref, { state, dueAt: null })
  })

/**
 * Queues the notifications of an alert, as many as the round has time for; the next round queues the rest. Of the
 * results of a week only the newest goes out, and to a device only if it differs from the last one there.
 */
async function fanOut(ref: Ref, push: Push, alert: Alert, endsAt: number): Promise<void> {
  const { at, dueAt, tries, until } = push
  const idPrefix = notificationPrefix(ref.id, alert)
  const idOf = (notification: Notification) => notificationId(ref.id, alert, notification)
  const [notifications, queued] = await Promise.all([notificationsOf(alert), queuedIds(idPrefix)])
  const { hasNewerResult, isNews } = resultNews(ref.id, queued)
  if (hasNewerResult) return end(ref, push, 'dropped')
  // After a retry the notifications are due as of when the alert was queued, so that each is first checked against
  // newer ones.
  const when = { dueAt: tries === 0 ? (dueAt ?? at) : at, until, at }
  const enqueue = (notification: Notification) =>
    createOnce(docRef(pushPath(idOf(notification))), newPush({ letter: { ...notification, alertId: ref.id } }, when))
  const missing = notifications.filter((each) => !queued.has(idOf(each)) && isNews(each))
  for (let first = 0; first < missing.length; first += PUSHES.batch) {
    if (Date.now() >= endsAt) return
    await Promise.all(missing.slice(first, first + PUSHES.batch).map(enqueue))
  }
  await end(ref, push, notifications.length ? 'addressed' : 'dropped')
}

/**
 * What the ids of a week's pushes say of one of its alerts: whether the week has a newer result, and whether its result
 * is another than the last one that a device got. Any other alert is news to everybody.
 */
function resultNews(alertId: string, queued: ReadonlySet<string>) {
  const own = weekIdParts(alertId)
  const newestFirst = [...queued].flatMap((id) => weekIdParts(id) ?? []).sort((a, b) => b.version - a.version)
  const newestAlert = newestFirst.find(({ device }) => device === undefined)
  return {
    hasNewerResult: own !== null && newestAlert !== undefined && newestAlert.version > own.version,
    isNews: ({ kind, device }: Notification): boolean =>
      own === null || kind !== 'result' || newestFirst.find((each) => each.device === device)?.result !== own.result,
  }
}

/** The ids of the queued notifications that begin so, and maybe of others. Nothing else of them is read. */
async function queuedIds(idPrefix: string): Promise<Set<string>> {
  const id = FieldPath.documentId()
  // In the order of ids the full stop follows the hyphen.
  const range = collectionRef(PUSHES_PATH).where(id, '>', `${idPrefix}-`).where(id, '<', `${idPrefix}.`)
  return new Set((await range.select().get()).docs.map((found) => found.id))
}

async function send(ref: Ref, due: Push, notification: Notification, keys: PushKeys): Promise<void> {
  const { uid, device: deviceId } = notification
  const [device, user] = await Promise.all([read(paths.device(uid, deviceId)), read(paths.user(uid))])
  // Queued while the account was being deleted: the deletion did not find it.
  if (!user) return void (await ref.delete())
  // A removal deletes the devices after its commit, with the sign-in. If that failed, they are still there.
  const message = device && !hasLeft(user) && (await messageToSend(due, notification))
  if (!message) return end(ref, due, 'dropped')
  const push = await claim(ref)
  if (!push) return
  // A reminder is soon too late; the news of a game can wait until the phone is looked at.
  const urgency = notification.kind === 'missing' ? 'high' : 'normal'
  const outcome = await sendPush(keys, device, message, { ttl: push.until - Date.now(), urgency })
  if (outcome.kind !== 'gone') return storeOutcome(PUSHES, ref, push, outcome)
  await Promise.all([end(ref, push, 'dropped'), docRef(paths.device(uid, deviceId)).delete()])
}

/**
 * A notification that goes out later than this after it was due (ms) may say what is no longer so: one that fails, or
 * for which a round has no time, is tried again a minute later.
 */
const REWORDED_AFTER = MINUTE

/** What a notification should say; null if it should not be sent any more. */
async function messageToSend(due: Push, notification: Notification): Promise<PushMessage | null> {
  const { at, dueAt, tries } = due
  const { message, alertId } = notification
  if (tries === 0 && Date.now() - (dueAt ?? at) < REWORDED_AFTER) return message
  if (await wasFollowed(due, notification)) return null
  const alert = alertId && (await read(pushPath(alertId)))?.alert
  return alert ? messageNow(alert, notification) : message
}

/**
 * Whether a notification was followed by one that takes its place on the device: the one that is sent last is the one
 * that stays there.
 */
async function wasFollowed({ at }: Push, { uid, device, message }: Notification): Promise<boolean> {
  const later = collectionRef(PUSHES_PATH).where('letter.uid', '==', uid).where('at', '>', at)
  return (await later.get()).docs.some((found) => {
    const { letter } = found.data()
    return letter?.device === device && letter.message.tag === message.tag
  })
}
