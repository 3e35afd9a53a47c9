import { createHash } from 'node:crypto'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { DAY, HOUR, MINUTE } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { type CollectionPath, type DocPath, paths } from '#common/paths'
import type { PushKind, PushMessage } from '#common/people/push'
import { gamePush } from '#common/week/line-change'
import type { NamedGame, SlateNews } from '#common/week/slate-news'
import { docRef } from '../db/firebase'
import type { Queued } from '../outbox/message'
import { hasPushes } from './push-service'
import type { RemindedWeek } from './still-missing'

/** Something that players are notified of. To whom it goes is decided when it is due. */
export type Alert =
  /** Picks of one player are missing. Those of an older release do not say of which week. */
  | { about: 'missing'; uid: string; message: PushMessage; remindedWeek?: RemindedWeek }
  /** A game has changed: for those who have picked it. */
  | { about: 'game'; season: number; week: number; gameId: string; message: PushMessage }
  /** Games were taken off a slate, or put back: for those who have picked some of them. */
  | { about: 'slate'; season: number; week: number; label: string; is: SlateNews; games: NamedGame[] }
  /** A week is over, or somebody else has won it: its result, and who was overtaken with it. */
  | { about: 'week'; season: number; week: number }

/** An alert as one device of a player shows it. */
export interface Notification {
  uid: string
  /** The device's id. */
  device: string
  kind: PushKind
  message: PushMessage
  /** The id of the alert that it came from; absent in one that an older release queued. */
  alertId?: string
}

/**
 * What an alert and a notification share. `addressed`: an alert whose notifications are queued. `dropped`: it came too
 * late, or for nobody.
 */
interface QueuedPush extends Queued<'addressed' | 'dropped'> {
  until: number
}

/** `/pushes/{id}`: an alert, or a notification that came from one. That one's field keeps its older name, `letter`. */
export type Push = QueuedPush & ({ alert: Alert; letter?: never } | { letter: Notification; alert?: never })

export const PUSHES_PATH: CollectionPath<Push> = paths.pushes()
export const pushPath = (id: string): DocPath<Push> => paths.push(id)

/**
 * How long a push is stored after `until` (ms). Its id keeps it from being sent again, so it is longer than a settled
 * week is still checked for corrections (`CORRECTED_FOR`).
 */
const PUSH_KEPT_FOR = 30 * DAY

/**
 * A push that is due at `dueAt` and worth showing until `until` (epoch ms).
 * @param at of a notification: when its alert was queued.
 */
export function newPush<Subject extends { alert: Alert } | { letter: Notification }>(
  subject: Subject,
  { dueAt, until, at = Date.now() }: { dueAt: number; until: number; at?: number },
): QueuedPush & Subject {
  return {
    ...subject,
    state: 'queued',
    at,
    dueAt,
    until,
    tries: 0,
    expireAt: Timestamp.fromMillis(until + PUSH_KEPT_FOR),
  }
}

/**
 * Queues an alert, in the commit of what it tells, so that it is queued exactly if that is stored. In a league
 * without push notifications nothing is written.
 * @param id names the event: what is queued again under the same id is not sent again.
 */
export function queueAlert(tx: Transaction, id: string, alert: Alert, when: { dueAt: number; until: number }): void {
  if (hasPushes()) tx.set(docRef(pushPath(id)), newPush({ alert }, when))
}

/** How long the news of a game is worth showing (ms). */
const GAME_NEWS = 12 * HOUR

/** Queues the news of a changed game. @param id of its entry in the open log; @param now epoch ms. */
export function queueGameAlert(
  tx: Transaction,
  id: string,
  { season, week, gameId, text }: { season: number; week: number; gameId: string; text: string },
  now: number,
): void {
  const alert = { about: 'game', season, week, gameId, message: gamePush(week, gameId, text) } as const
  queueAlert(tx, `game-${season}-${id}-${gameId}`, alert, { dueAt: now, until: now + GAME_NEWS })
}

/**
 * Queues the news of games that were taken off a slate or put back: one message for each player, however many of their
 * games it names.
 * @param entry the id of the change in the open log.
 * @param now epoch ms.
 */
export function queueSlateAlerts(
  tx: Transaction,
  { season, week, entry }: { season: number; week: number; entry: string },
  { label, removed, returned }: { label: string; removed: readonly GameLine[]; returned: readonly GameLine[] },
  now: number,
): void {
  const queue = (is: SlateNews, lines: readonly GameLine[]) => {
    const alert: Alert = { about: 'slate', season, week, label, is, games: lines.map(namedGame) }
    const id = `slate-${season}-${entry}-${is}`
    if (lines.length) queueAlert(tx, id, alert, { dueAt: now, until: now + GAME_NEWS })
  }
  queue('dropped', removed)
  queue('returned', returned)
}

const namedGame = ({ gameId, homeName, awayName, neutralSite }: GameLine): NamedGame => ({
  gameId,
  homeName,
  awayName,
  neutralSite,
})

/**
 * How long a result waits (ms), because finals are often corrected right after they come; it is worth showing for a
 * day.
 */
const RESULT_DELAY = 10 * MINUTE
const RESULT_NEWS = DAY

interface WeekResultAlert {
  season: number
  week: number
  /** The ids of the games that count. */
  games: readonly string[]
  /** The winners' uids, sorted. */
  winners: readonly string[]
  /** The version of the week's scores that the result is stored with. */
  version: number
}

/** How the ids begin of a week's alerts, and of the notifications that come from them. */
const weekIdPrefix = ({ season, week }: { season: number; week: number }) => `week-${season}-${week}`

/**
 * Queues the result of a week whose last game has ended, or which somebody else has won. Its id tells which result is
 * newer, and whether two are the same ({@link weekIdParts}): a week that gets a further game, or another one in its
 * place, has another result, for the teams of the title game are known only when all other games are over.
 * @param now epoch ms.
 */
export function queueWeekAlert(
  tx: Transaction,
  { season, week, games, winners, version }: WeekResultAlert,
  now: number,
): void {
  const result = createHash('sha256').update(`${games.toSorted()} ${winners}`).digest('hex').slice(0, 16)
  const when = { dueAt: now + RESULT_DELAY, until: now + RESULT_NEWS }
  queueAlert(tx, `${weekIdPrefix({ season, week })}-${version}-${result}`, { about: 'week', season, week }, when)
}

/** How the ids of an alert's notifications begin. */
export const notificationPrefix = (alertId: string, alert: Alert): string =>
  alert.about === 'week' ? weekIdPrefix(alert) : alertId

/**
 * The id of a notification. It follows from alert, kind and device, so two rounds at once, or one after a crash, queue
 * each only once. The exception is `overtaken`, whose id follows from the week: the bowls get an alert after each
 * further game, and this notification always compares with the standings before the bowls, so a device gets it once,
 * whatever is corrected later.
 */
export const notificationId = (alertId: string, alert: Alert, { kind, device }: Notification): string =>
  `${kind === 'overtaken' ? notificationPrefix(alertId, alert) : alertId}-${kind}-${device}`

/**
 * What the id says of a week's alert, or of the result that a device got from one: the version, and the same `result`
 * for the same games and winners. Null for any other id.
 */
export function weekIdParts(id: string): { version: number; result: string; device: string | undefined } | null {
  const [, version, result, device] = /^week-\d+-\d+-(\d+)-([0-9a-f]{16})(?:-result-(.+))?$/.exec(id) ?? []
  return result === undefined ? null : { version: Number(version), result, device }
}
