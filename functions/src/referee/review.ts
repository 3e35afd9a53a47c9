import type { Transaction, WriteBatch } from 'firebase-admin/firestore'
import { paths } from '../../../common/paths'
import { db } from '../firebase'
import { readSettings } from '../settings'
import { refereePass } from './pass'

/**
 * Asks for a whole pass over a week, in the same write as the change that needs it: whoever passes next finds the
 * request, even if the process that made the change is gone.
 * @param anew whether the pass reads the revealed picks again instead of trusting the board.
 */
export function askForReview(
  write: Transaction | WriteBatch,
  season: number,
  week: number,
  { anew = false }: { anew?: boolean } = {},
): void {
  ;(write as WriteBatch).update(db.doc(paths.scores(season, week)), { revealAt: 0, ...(anew && { anew }) })
}

/** Passes over a week that has been asked for, so that the change shows at once. The schedule repeats what fails here. */
export async function review(week: number): Promise<void> {
  await refereePass({ week }).catch((error: unknown) => console.error('the review is left to the schedule:', error))
}

/** What a change of a player must ask for: the boards of the week everybody looks at. */
export interface ActiveReview {
  /** Asks, in the write that makes the change. */
  ask(write: Transaction | WriteBatch): void
  /** Passes, once that is written. */
  run(): Promise<void>
}

/** The review of the active week; of nothing while no week is open. */
export async function activeReview(): Promise<ActiveReview> {
  const { season, activeWeek, weeks } = await readSettings()
  const isOpen = weeks.some(({ week }) => week === activeWeek)
  return {
    ask: (write) => isOpen && askForReview(write, season, activeWeek),
    run: async () => (isOpen ? review(activeWeek) : undefined),
  }
}
