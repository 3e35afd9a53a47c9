import { setTimeout as sleep } from 'node:timers/promises'
import { sendDueMail } from './mail/deliver-mail'
import { sendDueReminders } from './mail/reminders'
import { beat } from './referee/heartbeat'
import { refereePass } from './referee/pass'
import type { PassReport } from './referee/week-pass'

/** How often the feed is read while games are near or under way (ms). */
const POLL_EVERY = 15_000
/** How long after its start a round may begin another pass (ms): it must be over before the next round starts. */
const ROUND = 45_000

/** One minute's round: a single pass, or while games are near or under way a pass every 15 s. */
export async function runSchedule(): Promise<void> {
  const started = Date.now()
  for (let due = started; due <= started + ROUND; due += POLL_EVERY) {
    await sleep(Math.max(0, due - Date.now()))
    const reports = await runRound()
    for (const { week, trouble } of reports.filter((report) => report.trouble)) console.warn(`week ${week}: ${trouble}`)
    if (!reports.some((report) => report.awake)) return
  }
}

/** A pass over the open weeks, then the reminders and the mail that are due. */
export async function runRound(): Promise<PassReport[]> {
  try {
    const reports = await refereePass()
    await sendDueReminders(reports)
    await beat(reports.some(({ awake }) => awake))
    return reports
  } finally {
    // A reset link must arrive although a pass fails.
    await sendDueMail()
  }
}
