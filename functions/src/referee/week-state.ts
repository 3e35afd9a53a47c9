import { type DocumentSnapshot, FieldValue, type Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { OverallBoardDoc } from '#common/boards/overall-board'
import type { WeeklyBoardDoc } from '#common/boards/weekly-board'
import type { GameLine } from '#common/game/line'
import type { Slip, StoredPick } from '#common/game/pick'
import { paths } from '#common/paths'
import type { Directory } from '#common/people/profile'
import type { Settings, Week, WeekStatusDoc } from '#common/week/week'
import { buildDirectory } from '../db/directory'
import { db, readAll, transact } from '../db/firebase'
import { newStoredScores, type StoredScores } from '../db/stored-scores'

/** A slip with the moment of its last save, by the database's clock: the order in which saves became visible. */
export type StoredSlip = Slip & { at: Timestamp }

/** Everything that is stored of a week and that decides what should be. */
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
  /** The uids of all members. */
  members: string[]
  slips: ReadonlyMap<string, StoredSlip>
}

/** A state with the versions of the documents it was read from. */
export interface VersionedState extends WeekState {
  versions: ReadonlyMap<string, Timestamp | undefined>
}

/** Another process wrote first. Nothing was written; what was decided must be decided again. */
export class ConcurrentWrite extends Error {}

/**
 * Reads a week as it stood at one moment.
 * @returns null when the week has never been opened.
 */
export async function readWeekState(season: number, week: number): Promise<VersionedState | null> {
  const state = await readStored(season, week)
  if (state !== 'no-directory') return state
  await buildDirectory()
  return readWeekState(season, week)
}

type Five<T> = [T, T, T, T, T]

function readStored(season: number, week: number): Promise<VersionedState | 'no-directory' | null> {
  return db.runTransaction(
    async (tx) => {
      const [settings, scores, opened, directory, status] = (await tx.getAll(
        db.doc(paths.settings()),
        db.doc(paths.scores(season, week)),
        db.doc(paths.week(season, week)),
        db.doc(paths.directory()),
        db.doc(paths.status(season, week)),
      )) as Five<DocumentSnapshot>
      const [lines, boards, slips] = await Promise.all([
        tx.get(db.collection(paths.lines(season, week))),
        tx.get(db.collection(paths.leaderboards(season))),
        tx.get(db.collection(paths.slips(season, week))),
      ])
      const found = opened.data() as Week | undefined
      if (!found || !settings.exists) return null
      if (!directory.exists) return 'no-directory'
      // Another season has begun meanwhile: this one is finished.
      if ((settings.data() as Settings).season !== season) return null
      const weekly = boards.docs.filter((each) => each.id !== 'overall').map((each) => each.data() as WeeklyBoardDoc)
      const overall = boards.docs.find((each) => each.id === 'overall')
      const known = lines.docs.map((each) => each.data() as GameLine)
      const order = new Map(found.slate.map((id, index) => [id, index]))
      return {
        settings: settings.data() as Settings,
        week: found,
        lines: known.sort((a, b) => (order.get(a.gameId) ?? 0) - (order.get(b.gameId) ?? 0)),
        scores: (scores.data() as StoredScores | undefined) ?? newStoredScores(week),
        board: weekly.find((each) => each.week === week) ?? null,
        otherBoards: weekly.filter((each) => each.week !== week),
        overall: (overall?.data() as OverallBoardDoc | undefined) ?? null,
        status: (status.data() as WeekStatusDoc | undefined) ?? null,
        members: Object.keys((directory.data() as Directory).members),
        slips: new Map(slips.docs.map((slip) => [slip.id, slip.data() as StoredSlip])),
        versions: new Map([
          [paths.settings(), settings.updateTime],
          [paths.scores(season, week), scores.updateTime],
          [paths.directory(), directory.updateTime],
          [paths.overallBoard(season), overall?.updateTime],
        ]),
      }
    },
    { readOnly: true },
  )
}

/** The slips saved since `gatheredTo`; all of them when that is null. */
export async function slipsSince(
  season: number,
  week: number,
  gatheredTo: Timestamp | null,
): Promise<Map<string, StoredSlip>> {
  const slips = db.collection(paths.slips(season, week)).orderBy('at')
  const found = await (gatheredTo ? slips.startAfter(gatheredTo) : slips).get()
  return new Map(found.docs.map((slip) => [slip.id, slip.data() as StoredSlip]))
}

/** The picks of these games, by game. */
export async function readPicks(
  season: number,
  week: number,
  games: readonly string[],
): Promise<Map<string, StoredPick[]>> {
  const found = await Promise.all(
    games.map(async (id): Promise<[string, StoredPick[]]> => {
      return [id, [...(await readAll<StoredPick>(paths.picks(season, week, id))).values()]]
    }),
  )
  return new Map(found)
}

/**
 * Runs writes that hold only if nothing the state was read from has changed since.
 * @throws ConcurrentWrite when something has; then nothing is written.
 */
export function commitIfUnchanged(state: VersionedState, write: (tx: Transaction) => void): Promise<void> {
  return transact(async (tx) => {
    const refs = [...state.versions.keys()].map((path) => db.doc(path))
    // Only the versions count: an empty field mask keeps the contents, which can be large, from being sent again.
    const current: DocumentSnapshot[] = await tx.getAll(...refs, { fieldMask: [] })
    const changed = current.find(({ ref, updateTime }) => !isSameTime(state.versions.get(ref.path), updateTime))
    if (changed) throw new ConcurrentWrite(changed.ref.path)
    write(tx)
  })
}

const isSameTime = (one: Timestamp | undefined, other: Timestamp | undefined) =>
  one && other ? one.isEqual(other) : one === other

/** The fields of a line that differ. A change of its lock is stamped by the database: see `movedAt`. */
export function changedFields(was: GameLine, is: GameLine): Record<string, unknown> | null {
  const changed = Object.entries(is).filter(([field, value]) => was[field as keyof GameLine] !== value)
  if (changed.length === 0) return null
  const stamped = changed.some(([field]) => field === 'lockWas' || field === 'movedAt') && {
    movedAt: FieldValue.serverTimestamp(),
  }
  return { ...Object.fromEntries(changed), ...stamped }
}
