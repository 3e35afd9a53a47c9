import { isDeepStrictEqual } from 'node:util'
import { FieldValue, type Timestamp, type Transaction } from 'firebase-admin/firestore'
import { type DocPath, paths } from '#common/paths'
import { isOpenForPicks } from '#common/week/season'
import { newScores, nextVersion, type Settings, type Week, type WeekName, type WeekScores } from '#common/week/week'
import { docRef } from './firebase'

/**
 * The scores document as the server stores it. It is also the version of its week: every change to the week's lines,
 * slate or picks writes it in the same commit, so a pass that finds it unchanged knows that nothing else has changed.
 */
export interface StoredScores extends WeekScores {
  /**
   * Counts the commits. A write that changes no field does not change a document's update time; this one always does.
   */
  version: number
  /** The cursor of the slips: those saved up to this time, by the database's clock, are counted in the status. */
  gatheredTo: Timestamp | null
  /** From this time on (epoch ms) every pass reads the feed: a game is about to begin, or under way. Null for never. */
  wakeAt: number | null
  /** When the next game reveals (epoch ms); null for never. */
  revealAt: number | null
  /** The week was changed and needs a pass over all of it. */
  passRequested: boolean
  /** As in {@link WeekScores}. */
  rereadPicks: string[]
  /** Every reading counts: something that the feed says of a game waits to be repeated, or a final came early. */
  doubted: boolean
  /** Until when (epoch ms) a game without a date that can still be picked may get one; null if no game waits. */
  awaitsDateTo?: number | null
  /** The settings' version after a change of theirs that was stored in the same commit. */
  settingsVersion?: number
  /** Games whose kickoff is a commissioner's word: the feed's is ignored. */
  kickoffsByHand?: string[]
}

/** Why a call has to be made again: a pass is writing the same documents. */
export const BEING_COUNTED_TEXT = 'The scores are just being counted. Please try again in a minute.'

/**
 * The scores document with everything that the server keeps in it. The template makes its path a plain string, which
 * may carry another type than the screens' `WeekScores`.
 */
export const scoresPath = (season: number, week: number): DocPath<StoredScores> => `${paths.scores(season, week)}`

/** The scores of a week that has just been opened; they request its first pass. */
export function newStoredScores(week: number): StoredScores {
  const times = { wakeAt: null, revealAt: null, gatheredTo: null }
  return { ...newScores(week), ...times, version: 0, passRequested: true, rereadPicks: [], doubted: false }
}

/**
 * Opens a week in a transaction that has read the settings and the week: names it and creates its empty slate and
 * scores. A week that is open stays as it is, but its name may still be corrected while it has no games.
 * @param storedWeek the week as the transaction read it, or null if it is new.
 * @param games how many games its slate has after this transaction.
 * @param renames whether a commissioner gives the week this name. Else {@link keptName} decides: the week may have got
 * another name after `name` was read.
 * @returns the settings with the week among the open ones, as they are stored, but for their `version`.
 */
export function openWeek(
  tx: Transaction,
  settings: Settings,
  name: WeekName,
  storedWeek: Week | null,
  { activeWeek = settings.activeWeek, games = storedWeek?.slate.length ?? 0, renames = false } = {},
): Settings {
  const { season } = settings
  const { week } = name
  const ref = docRef(paths.week(season, week))
  const others = settings.weeks.filter((each) => each.week !== week)
  const nextName = nameOnly(renames ? name : keptName(storedWeek, name))
  const listEntry = { ...nextName, ...(games === 0 && { isEmpty: true as const }) }
  const weeks = [...others, listEntry].sort((a, b) => a.week - b.week)
  const next = { ...withActiveWeek(withWeekOpen(settings, week), activeWeek), weeks }
  changeSettings(tx, settings, next)
  if (!storedWeek) {
    tx.set(ref, { ...nextName, slate: [], state: 'open', notice: '' })
    tx.set(docRef(scoresPath(season, week)), newStoredScores(week))
  } else if (!storedWeek.slate.length) tx.update(ref, { ...nextName })
  return next
}

/** The settings with another active week; they keep to which week players could pick before. */
function withActiveWeek(settings: Settings, activeWeek: number): Settings {
  const { activeWeek: before, openedTo = 0 } = settings
  const isSetBack = activeWeek < before && isOpenForPicks(before, settings)
  return { ...settings, activeWeek, ...(isSetBack && { openedTo: Math.max(before, openedTo) }) }
}

/**
 * The name of a week for which `name` is proposed, by the feed's calendar or by default. A week with games keeps its
 * stored name; one that a commissioner named keeps its label and days.
 */
export function keptName(storedWeek: Week | null, name: WeekName): WeekName {
  if (storedWeek?.slate.length) return storedWeek
  return storedWeek?.days ? { ...name, label: storedWeek.label, days: storedWeek.days } : name
}

/** The settings with a week among the open ones, also if it was settled. */
export const withWeekOpen = (settings: Settings, week: number): Settings => ({
  ...settings,
  openWeeks: [...new Set([...settings.openWeeks, week])].sort((a, b) => a - b),
  finishedWeeks: settings.finishedWeeks.filter((each) => each.week !== week),
})

/**
 * Stores changed settings. The scores of an open week note the new version in the same commit, so that the referee, who
 * reads those in every pass, reads the settings only after a change.
 * @param was the settings as the transaction read them; `is` may equal them, then nothing is written.
 */
export function changeSettings(tx: Transaction, was: Settings, is: Settings): void {
  if (isDeepStrictEqual(was, is)) return
  const settingsVersion = nextVersion(was)
  tx.set(docRef(paths.settings()), { ...is, version: settingsVersion })
  const [week] = was.openWeeks
  if (week === undefined) return
  tx.update(docRef(scoresPath(was.season, week)), { settingsVersion, version: FieldValue.increment(1) })
}

const nameOnly = ({ week, label, seasonType, feedWeek, days }: WeekName): WeekName => ({
  week,
  label,
  seasonType,
  feedWeek,
  ...(days && { days }),
})

/** What a requested pass does beyond a usual one. */
interface PassRequest {
  /** As in {@link WeekScores}. */
  rereadPicks?: readonly string[]
  /** Whether the pass counts every slip, not only those saved since the last one. */
  countsEverySlip?: boolean
}

/**
 * Requests a pass over a week, in the commit of the change that needs it: the next pass finds the request even if the
 * process that made the change is gone. It also makes every pass that read the week before this commit start again. A
 * settled week is open again until that pass: the schedule looks at settled weeks only now and then, and no season
 * closes while an open week waits for a pass.
 * @param settings as the transaction has read them, or as it stores them.
 */
export function requestPass(
  tx: Transaction,
  settings: Settings,
  week: number,
  { rereadPicks = [], countsEverySlip = false }: PassRequest = {},
): void {
  if (!settings.openWeeks.includes(week)) changeSettings(tx, settings, withWeekOpen(settings, week))
  const request = {
    passRequested: true,
    version: FieldValue.increment(1),
    ...(countsEverySlip && { gatheredTo: null }),
    ...(rereadPicks.length > 0 && { rereadPicks: FieldValue.arrayUnion(...rereadPicks) }),
  }
  tx.update(docRef(scoresPath(settings.season, week)), request)
}

/** Requests a pass over every open week, after the members have changed. A week without a stored name has no scores. */
export function requestPasses(tx: Transaction, settings: Settings, request?: PassRequest): void {
  for (const { week } of settings.weeks.filter((each) => settings.openWeeks.includes(each.week))) {
    requestPass(tx, settings, week, request)
  }
}
