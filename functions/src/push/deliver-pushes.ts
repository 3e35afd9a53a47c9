import { type DocumentReference, FieldPath } from 'firebase-admin/firestore'
import { isWeekFinished } from '#common/boards/leaderboard'
import { joinOverall } from '#common/boards/overall-board'
import { overtakenPushes, resultPushes } from '#common/boards/week-news'
import { joinWeekly } from '#common/boards/weekly-board'
import { MINUTE } from '#common/durations'
import { paths } from '#common/paths'
import { hasLeft } from '#common/people/profile'
import type { PushKind, PushMessage } from '#common/people/push'
import { reminderPush } from '#common/week/reminders'
import { storedWeekName } from '#common/week/season'
import { atMostEvery } from '../at-most-every'
import { readDirectory } from '../db/directory'
import { collectionRef, createOnce, db, docRef, read, transact } from '../db/firebase'
import { readSettings } from '../db/settings'
import { claim, deliver, isTooLate, type Outbox, storeOutcome } from '../outbox'
import { allDevices } from './devices'
import { type PushKeys, pushKeys, sendPush } from './push-service'
import { type Alert, type Notification, newPush, type Push, pushCollection, pushPath, weekIdPrefix } from './queue'
import { stillMissing } from './still-missing'

const PUSHES: Outbox<Push> = {
  name: 'push',
  path: pushCollection(),
  batch: 20,
  // A notification takes the place of the one before about its game.
  orderKey: ({ alert, letter }) => letter?.device ?? (alert?.about === 'game' ? alert.gameId : undefined),
  todo: 'Check the keys: see Keys in the runbook.',
}

type Ref = DocumentReference<Push>

/** Sends the pushes that are due, as part of the scheduled round. */
export const sendDuePushes = atMostEvery(30_000, 'the pushes wait for the next round', deliverPushes)

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
 * Queues the notifications of an alert, as many as the round has time for; the next round queues the rest. An id
 * follows from alert, kind and device, so two rounds at once, or one after a crash, queue each only once. The exception
 * is `overtaken`, whose id follows from the week: the bowls get an alert after each further game, and this notification
 * always compares with the standings before the bowls, so a device gets it once.
 */
async function fanOut(ref: Ref, push: Push, alert: Alert, endsAt: number): Promise<void> {
  const { at, dueAt, tries, until } = push
  const idPrefix = alert.about === 'week' ? weekIdPrefix(alert) : ref.id
  const idOf = ({ kind, device }: Notification) => `${kind === 'overtaken' ? idPrefix : ref.id}-${kind}-${device}`
  const [notifications, queued] = await Promise.all([notificationsOf(alert), queuedIds(idPrefix)])
  // The notifications of an alert that had to be tried again are due since it was queued: newer ones may have
  // superseded them.
  const when = { dueAt: tries === 0 ? (dueAt ?? at) : at, until, at }
  const enqueue = (notification: Notification) =>
    createOnce(docRef(pushPath(idOf(notification))), newPush({ letter: notification }, when))
  const missing = notifications.filter((each) => !queued.has(idOf(each)))
  for (let first = 0; first < missing.length; first += PUSHES.batch) {
    if (Date.now() >= endsAt) return
    await Promise.all(missing.slice(first, first + PUSHES.batch).map(enqueue))
  }
  await end(ref, push, notifications.length ? 'addressed' : 'dropped')
}

/** The ids of the queued notifications that begin so, and maybe of others. Nothing else of them is read. */
async function queuedIds(idPrefix: string): Promise<Set<string>> {
  const id = FieldPath.documentId()
  // In the order of ids the full stop follows the hyphen.
  const range = collectionRef(pushCollection()).where(id, '>', `${idPrefix}-`).where(id, '<', `${idPrefix}.`)
  return new Set((await range.select().get()).docs.map((found) => found.id))
}

async function send(ref: Ref, due: Push, notification: Notification, keys: PushKeys): Promise<void> {
  const { uid, device: id } = notification
  const [device, user] = await Promise.all([read(paths.device(uid, id)), read(paths.user(uid))])
  // A removed member's devices go with the sign-in, which may have to be tried again.
  const message = device && user && !hasLeft(user) && (await messageNow(due, notification))
  if (!message) return end(ref, due, 'dropped')
  const push = await claim(ref)
  if (!push) return
  const outcome = await sendPush(keys, device, message, push.until - Date.now())
  if (outcome.is !== 'gone') return storeOutcome(PUSHES, ref, push, outcome)
  await Promise.all([end(ref, push, 'dropped'), docRef(paths.device(uid, id)).delete()])
}

/**
 * A notification that goes out later than this after it was due (ms) may say what is no longer so: one that fails, or
 * for which a round has no time, is tried again a minute later.
 */
const TRUE_FOR = MINUTE

/** What a notification should say now; null if it should not be sent any more. */
async function messageNow(due: Push, notification: Notification): Promise<PushMessage | null> {
  const { at, dueAt, tries } = due
  const { uid, message, reminder } = notification
  if (tries === 0 && Date.now() - (dueAt ?? at) < TRUE_FOR) return message
  if (await isSuperseded(due, notification)) return null
  if (!reminder) return message
  const still = await stillMissing(reminder, uid)
  return still && reminderPush(reminder, still.missing, still.lock)
}

/**
 * Whether a notification was followed by one that takes its place on the device: the one that is sent last is the one
 * that stays there.
 */
async function isSuperseded({ at }: Push, { uid, device, message }: Notification): Promise<boolean> {
  const later = collectionRef(pushCollection()).where('letter.uid', '==', uid).where('at', '>', at)
  return (await later.get()).docs.some((found) => {
    const { letter } = found.data()
    return letter?.device === device && letter.message.tag === message.tag
  })
}

/** What an alert tells one player, on whichever device. */
type PlayerMessage = Omit<Notification, 'device'>

/** The notifications of an alert: one for each device of a player whom it concerns and who has its kind switched on. */
export async function notificationsOf(alert: Alert): Promise<Notification[]> {
  const devices = await devicesFor(alert)
  if (devices.size === 0) return []
  const messages = await messagesOf(alert, new Set(devices.keys()))
  const off = await switchedOff(new Set(messages.map(({ uid }) => uid)))
  return messages
    .filter(({ uid, kind }) => !off.get(uid)?.has(kind))
    .flatMap((each) => (devices.get(each.uid) ?? []).map((device) => ({ ...each, device })))
}

/** The devices' ids that an alert may go to, by player. */
async function devicesFor(alert: Alert): Promise<Map<string, string[]>> {
  const found = await (alert.about === 'missing' ? collectionRef(paths.devices(alert.uid)) : allDevices())
    .select()
    .get()
  const byPlayer = new Map<string, string[]>()
  for (const { id, ref } of found.docs) {
    const uid = ref.parent.parent?.id ?? ''
    byPlayer.set(uid, [...(byPlayer.get(uid) ?? []), id])
  }
  return byPlayer
}

/** What an alert tells each of these players; those whom it does not concern are left out. */
async function messagesOf(alert: Alert, uids: ReadonlySet<string>): Promise<PlayerMessage[]> {
  switch (alert.about) {
    case 'missing':
      return [{ ...missingOf(alert), kind: 'missing' }]
    case 'game': {
      const { season, week, gameId, message } = alert
      const pickers = await existing([...uids], (uid) => paths.pick(season, week, gameId, uid))
      return pickers.map((uid) => ({ uid, kind: 'game', message }))
    }
    case 'week':
      return messagesOfWeek(alert, uids)
  }
}

const missingOf = ({ uid, message, reminder }: Extract<Alert, { about: 'missing' }>) => ({
  ...{ uid, message },
  ...(reminder && { reminder }),
})

/** The result of a week, if it still is finished: a correction may have opened it again. */
async function messagesOfWeek({ season, week }: Extract<Alert, { about: 'week' }>, uids: ReadonlySet<string>) {
  const [board, overall, directory, settings] = await Promise.all([
    read(paths.weeklyBoard(season, week)),
    read(paths.overallBoard(season)),
    readDirectory(),
    readSettings(),
  ])
  if (!board || !isWeekFinished(board)) return []
  const results = resultPushes(joinWeekly(board, directory), { ...storedWeekName(settings, season, week), season })
  const overtaken = overall ? overtakenPushes(joinOverall(overall, directory), { season, week }, uids) : new Map()
  const messagesOfKind = (kind: PushKind, messages: ReadonlyMap<string, PushMessage>) =>
    [...messages].filter(([uid]) => uids.has(uid)).map(([uid, message]): PlayerMessage => ({ uid, kind, message }))
  return [...messagesOfKind('result', results), ...messagesOfKind('overtaken', overtaken)]
}

/** Those of the ids whose document exists. Nothing in it is read. */
async function existing(ids: readonly string[], pathOf: (id: string) => string): Promise<string[]> {
  const found = await db.getAll(...ids.map((id) => db.doc(pathOf(id))), { fieldMask: [] })
  return ids.filter((_, index) => found[index]?.exists)
}

/** The kinds that these players have switched off. */
async function switchedOff(uids: ReadonlySet<string>): Promise<Map<string, Set<string>>> {
  const accounts = await Promise.all([...uids].map(async (uid) => [uid, await read(paths.account(uid))] as const))
  return new Map(
    accounts.map(([uid, account]) => {
      const off = Object.entries(account?.push ?? {}).filter(([, isOn]) => !isOn)
      return [uid, new Set(off.map(([kind]) => kind))]
    }),
  )
}
