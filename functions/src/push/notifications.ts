import { isWeekFinished } from '#common/boards/leaderboard'
import { joinOverall } from '#common/boards/overall-board'
import { overtakenPushes, resultPushes } from '#common/boards/week-news'
import { joinWeekly } from '#common/boards/weekly-board'
import type { Slip } from '#common/game/pick'
import { paths } from '#common/paths'
import type { PushKind, PushMessage } from '#common/people/push'
import { reminderPush } from '#common/week/reminders'
import { storedWeekName } from '#common/week/season'
import { type NamedGame, slatePush } from '#common/week/slate-news'
import { collectionRef, db, docRef, read } from '../db/firebase'
import { readSettings } from '../db/settings'
import { allDevices } from './devices'
import type { Alert, Notification } from './queue'
import { stillMissing } from './still-missing'

// What an alert says, and to whom.

/** What an alert tells one player, on whichever device. */
type PlayerMessage = Omit<Notification, 'device' | 'alertId'>

/** The notifications of an alert: one for each device of a player whom it concerns and who has its kind switched on. */
export async function notificationsOf(alert: Alert): Promise<Notification[]> {
  const devices = await devicesFor(alert)
  if (devices.size === 0) return []
  const messages = await messagesOf(alert, new Set(devices.keys()))
  if (messages.length === 0) return []
  const off = await switchedOff([...new Set(messages.map(({ uid }) => uid))])
  return messages
    .filter(({ uid, kind }) => !off.get(uid)?.has(kind))
    .flatMap((each) => (devices.get(each.uid) ?? []).map((device) => ({ ...each, device })))
}

/**
 * What a notification that had to wait should say now; null if it should not be sent any more.
 * @param alert from which it came.
 */
export async function messageNow(alert: Alert, { uid, kind }: Notification): Promise<PushMessage | null> {
  if (alert.about === 'missing' && alert.remindedWeek) {
    const still = await stillMissing(alert.remindedWeek, uid)
    return still && reminderPush(alert.remindedWeek, still.missing, still.lock)
  }
  const messages = await messagesOf(alert, new Set([uid]))
  return messages.find((each) => each.kind === kind)?.message ?? null
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
    case 'missing': {
      const { about: kind, uid, message } = alert
      return [{ uid, kind, message }]
    }
    case 'game': {
      const { season, week, gameId, message } = alert
      // A pick's id is the uid. Nothing in it is read.
      const picks = await db.getAll(...[...uids].map((uid) => docRef(paths.pick(season, week, gameId, uid))), {
        fieldMask: [],
      })
      return picks.filter(({ exists }) => exists).map(({ id: uid }) => ({ uid, kind: 'game', message }))
    }
    case 'slate':
      return messagesOfSlate(alert, uids)
    case 'week':
      return messagesOfWeek(alert, uids)
  }
}

type SlateAlert = Extract<Alert, { about: 'slate' }>

/** Each player's games that were taken off or put back, in one message. */
async function messagesOfSlate(alert: SlateAlert, uids: ReadonlySet<string>) {
  const { season, week } = alert
  const games = await gamesStillSo(alert)
  // A slip has all picks of a week, also those of games that are off the slate: one read instead of one for each game.
  const slips = await db.getAll(...[...uids].map((uid) => docRef(paths.slip(season, week, uid))), {
    fieldMask: ['picks'],
  })
  return slips.flatMap((slip): PlayerMessage[] => {
    const { picks = {} } = (slip.data() ?? {}) as Partial<Slip>
    const own = games.filter(({ gameId }) => picks[gameId])
    return own.length > 0 ? [{ uid: slip.id, kind: 'game', message: slatePush(alert, own) }] : []
  })
}

/** The games of an alert that are still off the slate, or on it and count: another change may have come since. */
async function gamesStillSo({ season, week, is, games }: SlateAlert): Promise<NamedGame[]> {
  const refs = games.map(({ gameId }) => docRef(paths.line(season, week, gameId)))
  const lines = await db.getAll(...refs, { fieldMask: ['void'] })
  return games.filter((_, index) => {
    const isVoid = lines[index]?.data()?.void
    return is === 'returned' ? isVoid === false : isVoid === undefined
  })
}

/** The result of a week, if it still is finished: a correction may have opened it again. */
async function messagesOfWeek({ season, week }: Extract<Alert, { about: 'week' }>, uids: ReadonlySet<string>) {
  const [board, overall, directory, settings] = await Promise.all([
    read(paths.weeklyBoard(season, week)),
    read(paths.overallBoard(season)),
    read(paths.directory()),
    readSettings(),
  ])
  if (!board || !isWeekFinished(board)) return []
  const results = resultPushes(joinWeekly(board, directory), { ...storedWeekName(settings, season, week), season })
  const overtaken = overall ? overtakenPushes(joinOverall(overall, directory), { season, week }, uids) : new Map()
  const messagesOfKind = (kind: PushKind, messages: ReadonlyMap<string, PushMessage>) =>
    [...messages].filter(([uid]) => uids.has(uid)).map(([uid, message]): PlayerMessage => ({ uid, kind, message }))
  return [...messagesOfKind('result', results), ...messagesOfKind('overtaken', overtaken)]
}

/** The kinds that these players have switched off. */
async function switchedOff(uids: readonly string[]): Promise<Map<string, Set<string>>> {
  const accounts = await db.getAll(...uids.map((uid) => docRef(paths.account(uid))), { fieldMask: ['push'] })
  return new Map(
    uids.map((uid, index) => {
      const off = Object.entries(accounts[index]?.data()?.push ?? {}).filter(([, isOn]) => !isOn)
      return [uid, new Set(off.map(([kind]) => kind))]
    }),
  )
}
