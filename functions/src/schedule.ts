import { setTimeout as sleep } from 'node:timers/promises'
import { failuresNoted, noteFailure, writeHeartbeat } from './db/health'
import { finishDeletions } from './desk/delete-account'
import { LATER_ROUND_TODO, logWarning, throwFirst } from './log'
import { remindCommissioners } from './mail/commissioner-reminders'
import { sendDueMail } from './mail/deliver-mail'
import { queueDueReminders } from './mail/reminders'
import { upToDate } from './migrations/upgrade'
import { finishSignInChanges } from './people/sign-in-changes'
import { sendDuePushes } from './push/deliver-pushes'
import { type PassResults, tryPasses } from './referee/pass'
import type { PassOptions, PassReport } from './referee/week-pass'

/** How often the feed is read while games are near or under way (ms). */
const POLL_EVERY = 15_000
/**
 * How long after its start a round may begin its last pass (ms), so that as a rule it is over when the next one starts.
 */
const LAST_PASS_AFTER = 45_000

/**
 * One minute's round: each open week gets one pass, or while games are near or under way one every 15 s. It throws if
 * something failed, once it is over: a week or a reminder that fails stops neither the passes over the other weeks nor
 * their reminders. Reminders and mail go out beside the passes, and hold up none.
 */
export async function runRound(): Promise<void> {
  const started = Date.now()
  const failures: unknown[] = []
  let beside: Promise<unknown[]> | null = null
  let hasFailed = false
  for (let due = started; Math.max(due, Date.now()) <= started + LAST_PASS_AFTER; due += POLL_EVERY) {
    await sleep(Math.max(0, due - Date.now()))
    const { reports, failures: failed } = await passes({ further: beside !== null })
    // Somebody may wait for a reset link, so mail does not wait for the reminders: theirs may go out a round later.
    beside ??= Promise.all([remind(reports), sendQueued()]).then(([notReminded]) => notReminded)
    failures.push(...failed)
    for (const { week, trouble } of reports.filter((report) => report.trouble)) logWarning(`week ${week}: ${trouble}`)
    // A week that has failed may be on: it is tried once more before the next round.
    const triesAgain = failed.length > 0 && !hasFailed
    hasFailed ||= failed.length > 0
    if (!triesAgain && !reports.some((report) => report.awake)) break
  }
  failures.push(...((await beside) ?? []))
  await failuresNoted()
  throwFirst(failures)
}

type RoundOptions = Pick<PassOptions, 'further' | 'rereadsPicks'>

/**
 * A pass over the open weeks with what it sends, for scripts and tests, which make rounds of their own. It throws if
 * something failed, after it has tried the rest.
 */
export async function passAndSend({ further = false, rereadsPicks }: RoundOptions = {}): Promise<PassReport[]> {
  const { reports, failures } = await passes({ further, rereadsPicks })
  if (!further) {
    failures.push(...(await remind(reports)))
    await sendQueued()
  }
  throwFirst(failures)
  return reports
}

/** What goes out although a pass fails. It never throws. */
const sendQueued = () =>
  Promise.all([remindCommissioners(), sendDueMail(), sendDuePushes(), finishDeletions(), finishSignInChanges()])

/** Queues the reminders that are due. It never throws. @returns what went wrong, which is noted, too. */
async function remind(reports: readonly PassReport[]): Promise<unknown[]> {
  try {
    await queueDueReminders(reports)
    return []
  } catch (error) {
    await noteFailedRound()
    return [error]
  }
}

/**
 * A pass over each of the open weeks. The first of a round is noted as a sign of health if nothing failed. It never
 * throws: what went wrong is among the failures, and noted for the commissioners.
 */
async function passes({ further = false, rereadsPicks }: RoundOptions): Promise<PassResults> {
  const results: PassResults = { reports: [], failures: [] }
  try {
    await upToDate()
    Object.assign(results, await tryPasses({ further, rereadsPicks }))
    if (!further && results.failures.length === 0) await writeHeartbeat()
  } catch (error) {
    results.failures.push(error)
  }
  // The round throws its failures once it is over; then the function's runtime logs them, with their causes.
  if (results.failures.length) await noteFailedRound()
  for (const { trouble } of results.reports)
    if (trouble) await noteFailure({ from: 'feed', what: trouble, todo: FEED_TODO })
  return results
}

const FEED_TODO = 'Nothing, unless it goes on: then play by hand, with the scores of the desk.'
const ROUND_TODO = `${LATER_ROUND_TODO} Then the log of the referee says why: see The logs in the runbook.`
const noteFailedRound = () => noteFailure({ from: 'referee', what: 'a round failed', todo: ROUND_TODO })
