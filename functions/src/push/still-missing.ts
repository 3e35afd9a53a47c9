import { missingPicks } from '#common/game/missing'
import { paths } from '#common/paths'
import type { NamedWeek } from '#common/week/reminders'
import { isOpenForPicks, isSeasonInPlay } from '#common/week/season'
import { read } from '../db/firebase'
import { readSettings } from '../db/settings'

/** The week that a reminder is about, and until when (epoch ms) the games lock that it is for. */
export interface RemindedWeek extends NamedWeek {
  season: number
  lastLock: number
}

/** What a player has to pick. */
export interface Missing {
  /** How many picks. */
  missing: number
  /** When the first of them locks (epoch ms). */
  lock: number
}

/**
 * What a reminder that had to wait should say now; null if it is not needed any more: the player has picked the games
 * that it is for, or they cannot be picked any more, or lock later, or at no known time, or the season is over.
 */
export async function stillMissing({ season, week, lastLock }: RemindedWeek, uid: string): Promise<Missing | null> {
  const [settings, stored, slip] = await Promise.all([
    readSettings(),
    read(paths.week(season, week)),
    read(paths.slip(season, week, uid)),
  ])
  if (!isSeasonInPlay(settings, season) || !isOpenForPicks(week, settings)) return null
  const { count, lockAt } = missingPicks(stored?.lines ?? [], slip, Date.now())
  return lockAt === null || lockAt > lastLock ? null : { missing: count, lock: lockAt }
}
