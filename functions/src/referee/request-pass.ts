import { FieldValue, type Transaction, type WriteBatch } from 'firebase-admin/firestore'
import { paths } from '#common/paths'
import { db } from '../db/firebase'
import { refereePass } from './pass'

/**
 * Requests a pass over a week, in the commit of the change that needs it: whoever passes next finds the request, even if
 * the process that made the change is gone. It also overtakes every pass that has read the week before.
 * @param rereadPicks revealed games whose picks the pass reads again instead of trusting the board.
 */
export function requestPass(
  write: Transaction | WriteBatch,
  season: number,
  week: number,
  rereadPicks: readonly string[] = [],
): void {
  const request = {
    passRequested: true,
    version: FieldValue.increment(1),
    ...(rereadPicks.length > 0 && { rereadPicks: FieldValue.arrayUnion(...rereadPicks) }),
  }
  ;(write as WriteBatch).update(db.doc(paths.scores(season, week)), request)
}

/**
 * Runs the pass that was requested, so that the change shows at once. It does not wait for the feed, which the schedule
 * reads; the schedule also repeats what fails here.
 */
export async function runPassNow(week: number): Promise<void> {
  await refereePass({ week, poll: false }).catch((error: unknown) =>
    console.error('the pass is left to the schedule:', error),
  )
}
