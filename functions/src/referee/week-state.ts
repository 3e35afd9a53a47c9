import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { OverallBoardDoc } from '#common/boards/overall-board'
import type { WeeklyBoardDoc } from '#common/boards/weekly-board'
import { MINUTE } from '#common/durations'
import type { GameLine } from '#common/game/line'
import type { Slip, StoredPick } from '#common/game/pick'
import { type CollectionPath, paths } from '#common/paths'
import type { Directory } from '#common/people/profile'
import { isSeasonInPlay } from '#common/week/season'
import type { Settings, Week } from '#common/week/week'
import type { WeekStatusDoc } from '#common/week/week-status'
import { isOverall, isWeekly } from '../db/boards'
import { collectionRef, db, docsIn, fieldsOf, isPreconditionFailure, transact, valuesById } from '../db/firebase'
import { SEASON_FIELDS, SeasonFinished } from '../db/run-in-season'
import { newStoredScores, type StoredScores, scoresPath } from '../db/week'
import { linesToReveal } from './decide-lines'
import { PERIODIC_PASS_EVERY } from './wake'

/** A slip with the time of its last save by the database's clock, which is the order in which saves became visible. */
export type StoredSlip = Slip & { at: Timestamp }

const slipsPath = (season: number, week: number): CollectionPath<StoredSlip> => paths.slips(season, week)

/** Everything stored that a pass decides a week from. */
export interface WeekState {
  settings: Settings
  week: Week
  /** In the order of the slate. */
  lines: GameLine[]
  scores: StoredScores
  board: WeeklyBoardDoc | null
  /** The boards of the season's other weeks. */
  otherBoards: WeeklyBoardDoc[]
  overall: OverallBoardDoc | null
  status: WeekStatusDoc | null
  /** All members by uid, also those who have left. */
  members: Directory['members']
  /** Those that were read: at least those saved after `scores.gatheredTo`, which the status does not count yet. */
  slips: ReadonlyMap<string, StoredSlip>
  hasAllSlips: boolean
}

/** The update times of the documents whose change makes what was read stale, by path. */
interface Versioned {
  versions: ReadonlyMap<string, Timestamp | undefined>
}

/** What a decision of the whole week is made from. */
export type VersionedState = WeekState & Versioned

/** Lines that reveal now. They must be stored as revealed before anything else of the week is read. */
export interface DueReveals extends Pick<WeekState, 'settings' | 'week' | 'lines' | 'scores'>, Versioned {
  /** Those of `lines` that reveal now, as revealed. */
  revealing: GameLine[]
}

/** Another process wrote first. Nothing was written, and the week must be decided again. */
export class ConcurrentWrite extends Error {}

/**
 * Reads a week in one consistent snapshot; if games reveal now, only what their reveal takes.
 * @returns null if the week has never been opened, its season is finished, or the league has no members.
 */
export function readWeekState(
  season: number,
  week: number,
  which: SlipsToRead,
): Promise<VersionedState | DueReveals | null> {
  return db.runTransaction(
    async (tx) => {
      const [[settingsDoc, scoresDoc, weekDoc], found] = await Promise.all([
        docsIn(tx, paths.settings(), scoresPath(season, week), paths.week(season, week)),
        tx.get(collectionRef(paths.lines(season, week))),
      ])
      const [settings, stored] = [settingsDoc.data(), weekDoc.data()]
      if (!stored || !settings || !isSeasonInPlay(settings, season)) return null
      const order = new Map(stored.slate.map((id, index) => [id, index]))
      const place = ({ gameId }: GameLine) => order.get(gameId) ?? 0
      const lines = found.docs.map((each) => each.data()).sort((a, b) => place(a) - place(b))
      const scores = scoresDoc.data() ?? newStoredScores(week)
      const versions = new Map<string, Timestamp | undefined>([
        [paths.settings(), settingsDoc.updateTime],
        [scoresPath(season, week), scoresDoc.updateTime],
      ])
      const revealing = linesToReveal(lines, Date.now())
      if (revealing.length > 0) return { settings, week: stored, lines, scores, versions, revealing }

      const [[directory, statusDoc], boards] = await Promise.all([
        docsIn(tx, paths.directory(), paths.status(season, week)),
        tx.get(collectionRef(paths.leaderboards(season))),
      ])
      const [members, status] = [directory.data()?.members, statusDoc.data() ?? null]
      if (!members) return null
      const all = boards.docs.map((each) => each.data())
      const weekly = all.filter(isWeekly)
      const overall = boards.docs.find((each) => isOverall(each.data()))
      const cursor = status && which !== 'all' ? cursorOf(scores.gatheredTo, which) : null
      const slips = await tx.get(slipsAfter(season, week, cursor))
      versions.set(paths.directory(), directory.updateTime).set(paths.overallBoard(season), overall?.updateTime)
      return {
        settings,
        week: stored,
        lines,
        scores,
        status,
        versions,
        board: weekly.find((each) => each.week === week) ?? null,
        otherBoards: weekly.filter((each) => each.week !== week),
        overall: all.find(isOverall) ?? null,
        members,
        slips: valuesById(slips),
        hasAllSlips: cursor === null,
      }
    },
    { readOnly: true },
  )
}

/**
 * Which slips a pass over the whole week reads. `new`: those saved after the cursor; `late`: also those saved up to
 * {@link LATE_SLIP_MAX} before it, which may have become visible since (decision 4); `all`: every slip of the week.
 */
export type SlipsToRead = 'new' | 'late' | 'all'

/** How late a slip may become visible (ms): more than the time between two passes that look for such. */
const LATE_SLIP_MAX = PERIODIC_PASS_EVERY + 5 * MINUTE

const cursorOf = (gatheredTo: Timestamp | null, which: 'new' | 'late') =>
  gatheredTo && which === 'late' ? Timestamp.fromMillis(gatheredTo.toMillis() - LATE_SLIP_MAX) : gatheredTo

/** The slips saved after a cursor; all of them if it is null. */
function slipsAfter(season: number, week: number, gatheredTo: Timestamp | null) {
  const slips = collectionRef(slipsPath(season, week))
  return gatheredTo ? slips.orderBy('at').startAfter(gatheredTo) : slips
}

export const slipsSince = async (season: number, week: number, gatheredTo: Timestamp | null) =>
  valuesById(await slipsAfter(season, week, gatheredTo).get())

/** The new cursor of the slips: the time of the last one, by the database's clock. */
export function latestSave(slips: Iterable<StoredSlip>, before: Timestamp | null): Timestamp | null {
  return [...slips].reduce<Timestamp | null>((max, { at }) => (!max || at.valueOf() > max.valueOf() ? at : max), before)
}

/** What a board takes of a pick. Only this is read, because a reveal reads every pick of its game. */
const PUBLISHED = ['uid', 'gameId', 'pickTeam', 'points', 'fixedBy', 'afterFinal'] as const
export type PublishedPick = Pick<StoredPick, (typeof PUBLISHED)[number]>

/** The picks of these games, by game. */
export async function readPicks(
  season: number,
  week: number,
  games: readonly string[],
): Promise<Map<string, PublishedPick[]>> {
  const found = await Promise.all(
    games.map(async (id): Promise<[string, PublishedPick[]]> => {
      const picks = await fieldsOf(paths.picks(season, week, id), PUBLISHED).get()
      return [id, picks.docs.map((each) => each.data())]
    }),
  )
  return new Map(found)
}

/**
 * Runs writes if none of the versions has changed since they were read.
 * @throws ConcurrentWrite otherwise; then nothing is written.
 */
export function commitIfUnchanged({ versions }: Versioned, write: (tx: Transaction) => void): Promise<void> {
  return transact(async (tx) => {
    const refs = [...versions.keys()].map((path) => db.doc(path))
    // Besides the update times only the season is needed: a field mask saves sending the contents, which can be large.
    const current = await tx.getAll(...refs, { fieldMask: [...SEASON_FIELDS] })
    const changed = current.find(({ ref, updateTime }) => !isSameTime(versions.get(ref.path), updateTime))
    if (changed) throw new ConcurrentWrite(changed.ref.path)
    write(tx)
  })
}

/**
 * Runs writes that each carry the version of their document as a precondition.
 * @returns `changed` if one has another version by now, `finished` if the season was finished meanwhile; then nothing
 * is written.
 */
export async function commitWithPreconditions(
  write: (tx: Transaction) => void,
): Promise<'stored' | 'changed' | 'finished'> {
  try {
    await transact(async (tx) => write(tx))
    return 'stored'
  } catch (error) {
    if (error instanceof SeasonFinished) return 'finished'
    if (!isPreconditionFailure(error)) throw error
    return 'changed'
  }
}

const isSameTime = (one: Timestamp | undefined, other: Timestamp | undefined) =>
  one && other ? one.isEqual(other) : one === other
