import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { DAY, isRecent } from '#common/durations'
import { isSeasonInPlay, weekName } from '#common/week/season'
import type { Settings } from '#common/week/week'
import { docRef } from '../db/firebase'
import { perProcess } from '../db/process-memory'
import { readSettings } from '../db/settings'
import { type StoredScores, scoresPath } from '../db/week'
import { newFeedBudget } from '../feed/espn'
import { LATER_ROUND_TODO, logFailure, throwFirst } from '../log'
import { IDLE_PASS_EVERY, PERIODIC_PASS_EVERY } from './wake'
import { isPeriodicPassDue, type PassOptions, type PassReport, weekPass } from './week-pass'

/** How long a settled week is still checked for corrections (ms). Finals are corrected for about a week. */
const CORRECTED_FOR = 14 * DAY

/** What the passes over several weeks did. A week that fails does not keep the others waiting. */
export interface PassResults {
  reports: PassReport[]
  failures: unknown[]
}

interface RunPassesOptions extends PassOptions {
  /** Only this week, even if it is settled. */
  week?: number
}

/**
 * A pass over each open week, and over each settled one that is due for a check. Idempotent: passes may run twice,
 * late, partly, or at the same time as others, and the documents end the same. Together they wait for the feed only for
 * so long ({@link newFeedBudget}). Like `Promise.allSettled`, it returns what failed instead of throwing it.
 */
export async function tryPasses(options: RunPassesOptions): Promise<PassResults> {
  const { settings, stored } =
    options.week === undefined ? await knownState(options.further ?? false) : await freshState()
  const { season } = settings
  const results: PassResults = { reports: [], failures: [] }
  if (!isSeasonInPlay(settings, season)) return results
  const budget = newFeedBudget()
  const now = Date.now()
  const settled = settings.finishedWeeks
    .filter(({ week, at }) => now - at < CORRECTED_FOR && isPeriodicPassDue(season, week, IDLE_PASS_EVERY, now))
    .map(({ week }) => week)
  for (const week of options.week === undefined ? [...activeFirst(settings), ...settled] : [options.week]) {
    try {
      const report = await weekPass(season, weekName(settings.weeks, week), options, budget, stored.get(week))
      // The conflicting write may be the pass's own commit, which landed and was reported as failed.
      if (report.wrote || report.conflicts > 0) lastRead().stored.delete(week)
      results.reports.push(report)
    } catch (error) {
      lastRead().stored.delete(week)
      results.failures.push(error)
    }
  }
  return results
}

/** The open weeks, the active one first: all share what a pass may wait for the feed, and its scores matter most. */
const activeFirst = ({ openWeeks, activeWeek }: Settings): number[] => [
  ...openWeeks.filter((week) => week === activeWeek),
  ...openWeeks.filter((week) => week !== activeWeek),
]

type StoredWeek = DocumentSnapshot<StoredScores>

/** The settings, and the scores documents of open weeks where they have been read, by week. */
interface LeagueState {
  settings: Settings
  stored: Map<number, StoredWeek>
}

const freshState = async (): Promise<LeagueState> => ({ settings: await readSettings(), stored: new Map() })

/** What this process last read, with the scores that it has not written since. */
interface LastRead {
  settings?: Settings
  /** When it read the settings (epoch ms). */
  at: number
  stored: LeagueState['stored']
}

const lastRead = perProcess((): LastRead => ({ at: 0, stored: new Map() }))

/**
 * The cached settings, as long as no open week's scores have a newer `settingsVersion`: a quiet pass then reads only
 * the scores, which it needs anyway. They are read if no week is open, if an open week has no scores, since another
 * league may have been restored, and after {@link PERIODIC_PASS_EVERY}, which also notices settings that something else
 * than the server has written.
 * @param further whether this is a further pass of a round: scores that the round has read are not read again.
 */
async function knownState(further: boolean): Promise<LeagueState> {
  const known = lastRead()
  const { settings } = known
  const now = Date.now()
  if (settings && settings.openWeeks.length > 0 && isRecent(known.at, PERIODIC_PASS_EVERY, now)) {
    known.stored = await openScores(settings, further ? known.stored : new Map())
    const hasAllScores = known.stored.size === settings.openWeeks.length
    if (hasAllScores && isNewest(settings, known.stored)) return { settings, stored: known.stored }
  }
  const fresh = await freshState()
  Object.assign(known, fresh, { at: now })
  return fresh
}

/**
 * The scores documents of the open weeks, from those known or else from the database. A week that has none, or cannot
 * be read, is left out: it fails in its own pass, and keeps no other waiting.
 */
async function openScores(
  { season, openWeeks }: Settings,
  known: LeagueState['stored'],
): Promise<LeagueState['stored']> {
  const read = (week: number) => docRef(scoresPath(season, week)).get()
  const found = await Promise.all(openWeeks.map((week) => known.get(week) ?? read(week).catch(() => null)))
  return new Map(openWeeks.flatMap((week, index) => (found[index]?.exists ? [[week, found[index]]] : [])))
}

/** Whether the settings are still those of the league, by the scores of the open weeks that were read. */
const isNewest = (settings: Settings, stored: LeagueState['stored']): boolean =>
  [...stored.values()].every((each) => (each.data()?.settingsVersion ?? 0) <= (settings.version ?? 0))

/** As {@link tryPasses}, but throws if a week failed, after it has tried them all. */
export async function runPasses(options: RunPassesOptions = {}): Promise<PassReport[]> {
  const { reports, failures } = await tryPasses(options)
  throwFirst(failures)
  return reports
}

/**
 * Runs a pass over a week now, so that a change shows at once. If it fails, the failure is logged and the schedule runs
 * the requested pass.
 * @param week by default the active one, as after a change of the members: their rows in other weeks can wait.
 */
export async function runPassNow(week?: number, { poll = false }: Pick<PassOptions, 'poll'> = {}): Promise<void> {
  const run = async () => runPasses({ week: week ?? (await readSettings()).activeWeek, poll })
  await run().catch((error: unknown) =>
    logFailure('the pass is left to the schedule', error, { todo: LATER_ROUND_TODO }),
  )
}
