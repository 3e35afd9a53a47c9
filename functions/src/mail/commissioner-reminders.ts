import { HOUR } from '#common/durations'
import { paths } from '#common/paths'
import { wantsReminders } from '#common/people/profile'
import { type BlockedPicks, blockedPicks, type ComingWeek, comingWeeks } from '#common/week/blocked-picks'
import { DAY_START } from '#common/week/calendar'
import { isSeasonInPlay } from '#common/week/season'
import { atMostEvery } from '../at-most-every'
import { collectionRef, docsIn, read, transact } from '../db/firebase'
import { readSettings } from '../db/settings'
import { feedCalendarOrEmpty } from '../feed/scoreboard'
import { allThenThrow } from '../log'
import { canUseDesk } from '../people/auth-users'
import { commissionerKeys } from '../people/identity'
import { MAIL_PATH, queueMail } from './queue'
import { reminderLinks } from './reminders'
import { blockedPicksMail } from './wording'

/**
 * Mails the commissioners what keeps players from picking, as part of the scheduled round: a week that is not open in
 * time, or has no games, and games without a line. Each of these brings one mail for each day on which a game locks.
 */
export const remindCommissioners = atMostEvery(6 * HOUR, 'the commissioners were not reminded', async () => {
  const settings = await readSettings()
  const { season } = settings
  if (!isSeasonInPlay(settings, season)) return
  const reminders: Reminder[] = []
  for (const coming of comingWeeks(settings, await feedCalendarOrEmpty(season))) {
    const stored = coming.hasGames ? await read(paths.week(season, coming.week)) : null
    const blocked = blockedPicks({ ...coming, lines: stored?.lines ?? [] }, Date.now())
    if (blocked) reminders.push({ season, ...coming, blocked })
  }
  if (reminders.length === 0) return
  const uids = await commissioners()
  await allThenThrow(uids.flatMap((uid) => reminders.map((reminder) => remind(uid, reminder))))
})

interface Reminder extends Pick<ComingWeek, 'week' | 'label'> {
  season: number
  blocked: BlockedPicks
}

/** The uids of the accounts that can use the desk. */
async function commissioners(): Promise<string[]> {
  const owners = await Promise.all([...commissionerKeys()].map((key) => read(paths.username(key))))
  const uids = owners.flatMap((owner) => owner?.uid ?? [])
  const present = await Promise.all(
    uids.map(async (uid) => ((await canUseDesk(uid, await read(paths.user(uid)))) ? [uid] : [])),
  )
  return present.flat()
}

/** Queues the mail to a commissioner, unless it was queued before, or they want no reminders. */
function remind(uid: string, { season, week, label, blocked }: Reminder): Promise<void> {
  const { what, lockAt } = blocked
  // One mail for the locks of a day, Saturday night's among them. It is kept for days after the lock, so its id keeps
  // it from being queued again.
  const day = new Date(lockAt - DAY_START).toISOString().slice(0, 10)
  const mail = collectionRef(MAIL_PATH).doc(`blocked-${season}-${week}-${what}-${day}-${uid}`)
  return transact(async (tx) => {
    const [found, own] = await docsIn(tx, paths.user(uid), paths.account(uid))
    const [user, account] = [found.data(), own.data()]
    const wasQueued = (await tx.get(mail)).exists
    if (wasQueued || !user || !account || !wantsReminders(account)) return
    const text = blockedPicksMail(label, blocked, reminderLinks(tx, uid, account))
    queueMail(tx, { uid, user, to: account.email }, { ...text, until: lockAt }, mail)
  })
}
