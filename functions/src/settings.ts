import type { Transaction } from 'firebase-admin/firestore'
import { paths } from '../../common/paths'
import { newScores, type Settings, seasonAt, type Week, type WeekName } from '../../common/week'
import { db, read, transact } from './firebase'

/** A league before its first week. */
export function newSettings(now: number): Settings {
  return { season: seasonAt(now), activeWeek: 1, openWeeks: [], weeks: [] }
}

/** What the whole league shares. */
export async function readSettings(): Promise<Settings> {
  return (await read<Settings>(paths.settings())) ?? newSettings(Date.now())
}

/** Takes a finished week off the referee's round, unless it has become the active one meanwhile. */
export async function closeWeek(week: number): Promise<void> {
  const ref = db.doc(paths.settings())
  await transact(async (tx) => {
    const settings = (await tx.get(ref)).data() as Settings | undefined
    if (!settings || settings.activeWeek === week) return
    tx.update(ref, { openWeeks: settings.openWeeks.filter((each) => each !== week) })
  })
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
  tx.set(db.doc(paths.settings()), { ...settings, activeWeek, weeks, openWeeks } satisfies Settings)
  if (opened) {
    if (!opened.slate.length) tx.update(db.doc(paths.week(season, week)), { ...known })
    return
  }
  tx.set(db.doc(paths.week(season, week)), { ...known, slate: [], state: 'open', notice: '' } satisfies Week)
  tx.set(db.doc(paths.scores(season, week)), { ...newScores(week), gatheredTo: null })
}

/** A week's name without what else is known of it. */
const nameAlone = ({ week, label, seasonType, feedWeek }: WeekName): WeekName => ({ week, label, seasonType, feedWeek })

let season: { year: number; until: number } | undefined

/** The season's year. It changes once a year, so the busy path reads it at most once a minute. */
export async function currentSeason(): Promise<number> {
  if (!season || season.until < Date.now()) {
    season = { year: (await readSettings()).season, until: Date.now() + 60_000 }
  }
  return season.year
}

let begun: { upTo: number; until: number } | undefined

/** Whether a week is on or over. What was read a few seconds ago is believed where it says so: weeks do not un-begin. */
export async function hasBegun(week: number): Promise<boolean> {
  if (begun && begun.until > Date.now() && week <= begun.upTo) return true
  begun = { upTo: (await readSettings()).activeWeek, until: Date.now() + 5_000 }
  return week <= begun.upTo
}

/** Makes the next question for the season or its weeks ask anew: they have just changed. */
export function forgetSeason(): void {
  season = undefined
  begun = undefined
}
