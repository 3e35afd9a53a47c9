import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { DAY } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { lockTime } from '#common/game/lock'
import { missingPicks } from '#common/game/missing'
import { paths } from '#common/paths'
import { displayName, hasLeft, type PrivateAccount, wantsReminders } from '#common/people/profile'
import {
  gamesRemindedOf,
  isRemindedJustNow,
  type ReminderKind,
  reminderDue,
  reminderPush,
  wasReminded,
} from '#common/week/reminders'
import { isOpenForPicks, weekLabel } from '#common/week/season'
import { siteUrl } from '../config'
import { docRef, docsIn, read, readIn, transact } from '../db/firebase'
import { perProcess } from '../db/process-memory'
import { SeasonFinished } from '../db/run-in-season'
import { readSettings } from '../db/settings'
import { throwFirst } from '../log'
import { hasPushes } from '../push/push-service'
import { queueAlert } from '../push/queue'
import { type RemindedWeek, stillMissing } from '../push/still-missing'
import type { PassReport } from '../referee/week-pass'
import { type MailMessage, queueMail } from './queue'
import { greeted, type ReminderLinks, reminderMail } from './wording'

/** A reminder of a week: its kind and lock, the players (uids) it has reached, and whether there are no others. */
interface ReminderProgress {
  key: string
  handled: Set<string>
  isDone: boolean
}

/**
 * The last reminder of each week. A new process looks again and finds each one noted. This one does not remind again
 * for the same lock: neither who joins later, nor of a game that gets its line later, or is moved to that lock.
 */
const lastByWeek = perProcess(() => new Map<number, ReminderProgress>())

/** How long after its lock it is noted that a player was reminded (ms). */
const NOTED_FOR = 30 * DAY
/**
 * How many players are reminded at once: each takes a transaction, and the referee and its database do other work, too.
 */
const REMINDED_AT_ONCE = 50
/** How long one call goes on reminding (ms): a round is broken off two minutes after its start. */
const REMINDS_FOR = 40_000

/**
 * Queues a reminder for the members whose picks of an open week's next games are missing, a day and an hour before its
 * next lock, by mail and on their devices. Until a reminder is due it reads only the passes' reports.
 * @param reports of the passes of this round; `nextLock` is epoch ms.
 * @throws the first failure, after everybody was tried for whom there was time. The next call goes on with the others.
 */
export async function queueDueReminders(reports: readonly Pick<PassReport, 'week' | 'nextLock'>[]): Promise<void> {
  const failures: unknown[] = []
  const endsAt = Date.now() + REMINDS_FOR
  for (const { week, nextLock } of reports) {
    const reminder = reminderDue(nextLock, Date.now())
    if (reminder && nextLock !== null) failures.push(...(await remindWeek({ week, nextLock, reminder }, endsAt)))
  }
  throwFirst(failures)
}

/**
 * Queues the reminder of one week for those whom it has not reached yet.
 * @param endsAt (epoch ms) From then on nobody else is reminded in this call.
 * @returns what failed.
 */
async function remindWeek(
  { week, nextLock, reminder }: { week: number; nextLock: number; reminder: ReminderKind },
  endsAt: number,
): Promise<unknown[]> {
  const last = lastByWeek()
  const key = `${reminder} ${nextLock}`
  const known = last.get(week)
  const progress = known?.key === key ? known : { key, handled: new Set<string>(), isDone: false }
  if (progress.isDone) return []
  const settings = await readSettings()
  const { season, weeks } = settings
  // An earlier week may have a game that was put off and can still be picked. A later one is only prepared.
  if (!isOpenForPicks(week, settings)) return []
  const label = weekLabel(weeks, week)
  const { made = {}, games = [] } = (await read(paths.status(season, week))) ?? {}
  const { lines = [] } = (await read(paths.week(season, week))) ?? {}
  const soon = gamesRemindedOf(lines, reminder, nextLock, Date.now())
  const incomplete = Object.keys(made).filter((userId) => (made[userId] ?? 0) < games.length)
  const { handled } = progress
  const left = incomplete.filter((userId) => !handled.has(userId))
  const failures: unknown[] = []
  const remind = async (userId: string) => {
    try {
      await remindPlayer({ season, week, label, userId, lines, soon }, reminder)
    } catch (error) {
      // A season that was finished meanwhile has no picks to be reminded of.
      if (!(error instanceof SeasonFinished)) return void failures.push(error)
    }
    handled.add(userId)
  }
  last.set(week, progress)
  for (let first = 0; first < left.length && Date.now() < endsAt; first += REMINDED_AT_ONCE)
    await Promise.all(left.slice(first, first + REMINDED_AT_ONCE).map(remind))
  progress.isDone = left.every((userId) => handled.has(userId))
  return failures
}

interface DueReminder {
  season: number
  week: number
  label: string
  userId: string
  /** The week's games. */
  lines: readonly GameLine[]
  /** Those that the reminder is for. */
  soon: readonly GameLine[]
}

/** The last known lock of games (epoch ms); `-Infinity` where none has one. */
const lastLockOf = (lines: readonly GameLine[]): number => Math.max(...lines.map(lockTime).filter((at) => at !== null))

/**
 * Queues the mail and the notification of a reminder in the commit that notes it, so that of rounds at once, and of a
 * commit that landed and was reported as failed, the player gets one. It names the first lock of the games that this
 * player has not picked. A reminder that comes right after another is only noted. A player gets none who has left since
 * the picks were counted, or has picked all games that it is for.
 */
function remindPlayer(
  { season, week, label, userId, lines, soon }: DueReminder,
  reminder: ReminderKind,
): Promise<void> {
  const path = paths.reminded(season, week, userId)
  return transact(async (tx) => {
    const [noted, user, own] = await docsIn(tx, path, paths.user(userId), paths.account(userId))
    const [reminded = {}, player, account] = [noted.data(), user.data(), own.data()]
    const byMail = wantsReminders(account)
    if (!player || hasLeft(player) || !account || !(byMail || hasPushes())) return
    const slip = await readIn(tx, paths.slip(season, week, userId))
    const now = Date.now()
    const { lockAt: lock, first } = missingPicks(soon, slip, now)
    if (lock === null || !first) return
    const unpicked = soon.filter(({ gameId }) => !slip?.picks[gameId])
    if (wasReminded(reminded, reminder, { lock, first, lastLock: lastLockOf(unpicked) }, now)) return
    const isRepeated = isRemindedJustNow(reminded, lock, now)
    const expireAt = Timestamp.fromMillis(lock + NOTED_FOR)
    tx.set(docRef(path), { [reminder]: lock, expireAt, ...(!isRepeated && { at: now, named: lock }) }, { merge: true })
    if (isRepeated) return
    const missing = missingPicks(lines, slip, now).count
    const remindedWeek: RemindedWeek = { season, week, label, lastLock: lastLockOf(soon) }
    if (byMail) {
      const mail = reminderMail(remindedWeek, missing, lock, reminderLinks(tx, userId, account))
      queueMail(tx, { uid: userId, user: player, to: account.email }, { ...mail, until: lock, remindedWeek })
    }
    const message = reminderPush(remindedWeek, missing, lock)
    const id = `missing-${season}-${week}-${userId}-${reminder}-${lock}`
    queueAlert(tx, id, { about: 'missing', uid: userId, message, remindedWeek }, { dueAt: now, until: lock })
  })
}

/** The links of a reminder by mail. Makes the token of the button that stops reminders, where the account has none. */
export function reminderLinks(tx: Transaction, uid: string, account: PrivateAccount): ReminderLinks {
  const ref = docRef(paths.account(uid))
  // An id of the database is long enough that nobody guesses one.
  const { unsubscribeToken = ref.parent.doc().id } = account
  if (!account.unsubscribeToken) tx.update(ref, { unsubscribeToken })
  return { uid, unsubscribeToken, site: siteUrl() }
}

/**
 * A reminder that had to wait, as it should be sent now; null if it should not: the player has left, wants none any
 * more, or has nothing to pick.
 */
export async function reminderNow(remindedWeek: RemindedWeek, uid: string): Promise<MailMessage | null> {
  const [user, account] = await Promise.all([read(paths.user(uid)), read(paths.account(uid))])
  if (!user || hasLeft(user) || !account || !wantsReminders(account)) return null
  const still = await stillMissing(remindedWeek, uid)
  if (!still) return null
  const links = { uid, unsubscribeToken: account.unsubscribeToken, site: siteUrl() }
  const mail = reminderMail(remindedWeek, still.missing, still.lock, links)
  return { ...mail, to: account.email, text: greeted(displayName(user, uid), mail.text) }
}
