import { missingPicks } from '#common/game/missing'
import { paths } from '#common/paths'
import type { NamedWeek } from '#common/week/reminders'
import { read } from '../db/firebase'

/** The week that a reminder is about. */
export interface RemindedWeek extends NamedWeek {
  season: number
}

/** What a player has to pick. */
export interface Missing {
  /** How many picks. */
  missing: number
  /** When the first of them locks (epoch ms). */
  lock: number
}

/**
 * What a reminder that had to wait should say now; null if it is not needed any more: the player has made the picks, or
 * the games cannot be picked any more.
 */
export async function stillMissing({ season, week }: RemindedWeek, uid: string): Promise<Missing | null> {
  const [stored, slip] = await Promise.all([read(paths.week(season, week)), read(paths.slip(season, week, uid))])
  const { count, lockAt } = missingPicks(stored?.lines ?? [], slip, Date.now())
  return lockAt === null ? null : { missing: count, lock: lockAt }
}
