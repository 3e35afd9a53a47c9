import { paths } from '#common/paths'
import { type Reminded, type Reminder, reminderDue, reminderMail, wasReminded } from '#common/week/reminders'
import { type WeekStatusDoc, weekName } from '#common/week/week'
import { db, read, transact } from '../db/firebase'
import { perProcess } from '../db/process-memory'
import { readSettings } from '../db/settings'
import { readAccount } from '../people/find-account'
import type { PassReport } from '../referee/week-pass'
import { siteUrl } from './mail'
import { mailPlayer } from './mail-player'

/** What this process has seen to, by week; a new process looks once more and finds every letter claimed. */
const memory = perProcess(() => new Map<number, string>())

/**
 * Mails a reminder to the members whose picks of the active week are missing, a day and an hour before its next lock.
 * It looks at nothing but the passes' reports until one is due.
 */
export async function sendDueReminders(reports: readonly Pick<PassReport, 'week' | 'nextLock'>[]): Promise<void> {
  const seenTo = memory()
  for (const { week, nextLock } of reports) {
    const reminder = reminderDue(nextLock, Date.now())
    const what = `${reminder} ${nextLock}`
    if (!reminder || nextLock === null || seenTo.get(week) === what) continue
    const { season, activeWeek, weeks } = await readSettings()
    if (week !== activeWeek) continue
    const { label } = weeks.find((each) => each.week === week) ?? weekName(week)
    const status = await read<WeekStatusDoc>(paths.status(season, week))
    const missing = Object.entries(status?.made ?? {}).map(([userId, made]) => ({
      userId,
      missing: (status?.games.length ?? 0) - made,
    }))
    const late = missing.filter((each) => each.missing > 0)
    await Promise.all(
      late.map(({ userId, missing }) => remindPlayer({ season, week, label, userId, missing }, reminder, nextLock)),
    )
    seenTo.set(week, what)
  }
}

interface Missing {
  season: number
  week: number
  label: string
  userId: string
  missing: number
}

async function remindPlayer({ season, week, label, userId, missing }: Missing, reminder: Reminder, nextLock: number) {
  const account = await readAccount(userId)
  if (!account || account.reminders === false) return
  if (!(await claim(paths.reminded(season, week, userId), reminder, nextLock))) return
  await mailPlayer(userId, reminderMail(label, missing, nextLock, siteUrl()))
}

/**
 * True for the one pass that may send this letter. It is claimed before it is sent: a stop in between loses one letter
 * to one player, where the other order would send it twice.
 */
function claim(path: string, reminder: Reminder, nextLock: number): Promise<boolean> {
  const ref = db.doc(path)
  return transact(async (tx) => {
    const reminded = (await tx.get(ref)).data() as Reminded | undefined
    if (wasReminded(reminded, reminder, nextLock)) return false
    tx.set(ref, { [reminder]: nextLock } satisfies Reminded, { merge: true })
    return true
  })
}
