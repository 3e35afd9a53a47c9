import type { Transaction } from 'firebase-admin/firestore'
import { paths } from '#common/paths'
import { type Settings, seasonAt, type Week, type WeekName } from '#common/week/week'
import { db, read } from './firebase'
import { perProcess } from './process-memory'
import { newStoredScores } from './stored-scores'

/** A league before its first week. */
export function newSettings(now: number): Settings {
  return { season: seasonAt(now), activeWeek: 1, openWeeks: [], weeks: [] }
}

/** What the whole league shares. */
export async function readSettings(): Promise<Settings> {
  return (await read<Settings>(paths.settings())) ?? newSettings(Date.now())
}

/**
 * Opens a week in a transaction that has read the settings and the week: names it, gives it a slate to fill and scores
 * to come. An open week stays as it is, but while it has no games its name may still be put right.
 * @param opened the week as the transaction read it, or undefined where it is new.
 */
export function openWeek(
  tx: Transaction,
  settings: Settings,
  name: WeekName,
  opened: Week | undefined,
  activeWeek = settings.activeWeek,
): void {
  const { season } = settings
  const { week } = name
  const others = settings.weeks.filter((each) => each.week !== week)
  const known = opened?.slate.length ? nameAlone(opened) : nameAlone(name)
  const weeks = [...others, known].sort((a, b) => a.week - b.week)
  const openWeeks = [...new Set([...settings.openWeeks, week])].sort((a, b) => a - b)
  const finishedWeeks = (settings.finishedWeeks ?? []).filter((each) => each.week !== week)
  tx.set(db.doc(paths.settings()), { ...settings, activeWeek, weeks, openWeeks, finishedWeeks } satisfies Settings)
  if (opened) {
    if (!opened.slate.length) tx.update(db.doc(paths.week(season, week)), { ...known })
    return
  }
  tx.set(db.doc(paths.week(season, week)), { ...known, slate: [], state: 'open', notice: '' } satisfies Week)
  tx.set(db.doc(paths.scores(season, week)), newStoredScores(week))
}

/** A week's name without what else is known of it. */
const nameAlone = ({ week, label, seasonType, feedWeek }: WeekName): WeekName => ({ week, label, seasonType, feedWeek })

interface Known {
  season?: { year: number; until: number }
  begun?: { upTo: number; until: number }
}

const memory = perProcess((): Known => ({}))

/** The season's year. It changes once a year, so the busy path reads it at most once a minute. */
export async function currentSeason(): Promise<number> {
  const { season } = memory()
  if (season && season.until >= Date.now()) return season.year
  const year = (await readSettings()).season
  memory().season = { year, until: Date.now() + 60_000 }
  return year
}

/** Whether a week is on or over. What was read a few seconds ago is believed where it says so: weeks do not un-begin. */
export async function weekHasBegun(week: number): Promise<boolean> {
  const { begun } = memory()
  if (begun && begun.until > Date.now() && week <= begun.upTo) return true
  const upTo = (await readSettings()).activeWeek
  memory().begun = { upTo, until: Date.now() + 5_000 }
  return week <= upTo
}

/** Makes the next question for the season or its weeks ask anew: they have just changed. */
export function forgetSeason(): void {
  delete memory().season
  delete memory().begun
}
