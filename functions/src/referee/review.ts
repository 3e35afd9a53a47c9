import type { Transaction, WriteBatch } from 'firebase-admin/firestore'
import { paths } from '../../../common/paths'
import { db } from '../firebase'
import { readSettings } from '../settings'
import { refereePass } from './pass'

/**
 * Asks for a whole pass over a week, in the same write as the change that needs it: whoever passes next finds the
 * request, even if the process that made the change is gone.
 */
export function askForReview(write: Transaction | WriteBatch, season: number, week: number): void {
  ;(write as WriteBatch).update(db.doc(paths.scores(season, week)), { revealAt: 0 })
}

/** Passes over a week that has been asked for, so that the change shows at once. The schedule repeats what fails here. */
export async function review(week: number): Promise<void> {
  await refereePass({ week }).catch((error: unknown) => console.error('the review is left to the schedule:', error))
}

/** After a player joined or changed: the boards of the week they will look at. */
export async function reviewActiveWeek(): Promise<void> {
  const { season, activeWeek, weeks } = await readSettings()
  if (!weeks.some(({ week }) => week === activeWeek)) return
  const batch = db.batch()
  askForReview(batch, season, activeWeek)
  await batch.commit()
  await review(activeWeek)
}
