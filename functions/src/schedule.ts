import { setTimeout as sleep } from 'node:timers/promises'
import { sendDueMail } from './mail/mail-round'
import { sendDueReminders } from './mail/reminders'
import { refereePass } from './referee/pass'
import type { PassReport } from './referee/week-pass'

/** How often the feed is read while games are near or under way (ms). */
const POLL_EVERY = 15_000
/** A round leaves off in time for the next one to begin. */
const ROUND = 45_000

/** One minute's round: a single pass while all is quiet, a pass every 15 s while games are near. */
export async function runSchedule(): Promise<void> {
  const started = Date.now()
  for (let due = started; due <= started + ROUND; due += POLL_EVERY) {
    await sleep(Math.max(0, due - Date.now()))
    const reports = await runRound()
    for (const { week, trouble } of reports.filter((report) => report.trouble)) console.warn(`week ${week}: ${trouble}`)
    if (!reports.some((report) => report.awake)) return
  }
}

/** A pass over the open weeks, and after it the reminders and the letters that are due. */
export async function runRound(): Promise<PassReport[]> {
  const reports = await refereePass()
  await sendDueReminders(reports)
  await sendDueMail()
  return reports
}
