import { FieldValue, type Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { OverallBoardDoc } from '#common/boards/overall-board'
import type { WeeklyBoardDoc } from '#common/boards/weekly-board'
import type { GameLine } from '#common/game/line'
import type { Slip, StoredPick } from '#common/game/pick'
import { type CollectionPath, paths } from '#common/paths'
import type { Absence } from '#common/people/absence'
import type { Directory } from '#common/people/profile'
import { isInPlay } from '#common/week/season'
import type { Settings, Week } from '#common/week/week'
import type { WeekStatusDoc } from '#common/week/week-status'
import { boardsPath, isOverall, isWeekly } from '../db/boards'
import { collectionRef, db, getAll, readAll, transact } from '../db/firebase'
import { SEASON_FIELDS } from '../db/run-in-season'
import { newStoredScores, type StoredScores, scoresPath } from '../db/week'

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
  /** The uids of all members, also of those who have left. */
  members: string[]
  /** When they joined (epoch ms), by uid; members of the first hour are not in it. */
  joined: ReadonlyMap<string, number>
  /** When they were away, by uid; who never left is not in it. */
  away: ReadonlyMap<string, readonly Absence[]>
  slips: ReadonlyMap<string, StoredSlip>
}

/** A state with the update times of the documents whose change makes it stale, by path. */
export interface VersionedState extends WeekState {
  versions: ReadonlyMap<string, Timestamp | undefined>
}

/** Another process wrote first. Nothing was written, and the week must be decided again. */
export class ConcurrentWrite extends Error {}

/**
 * Reads a week in one consistent snapshot.
 * @returns null if the week has never been opened, its season is finished, or the league has no members.
 */
export function readWeekState(season: number, week: number): Promise<VersionedState | null> {
  return db.runTransaction(
    async (tx) => {
      const [league, scores, opened, directory, status] = await getAll(
        tx,
        paths.settings(),
        scoresPath(season, week),
        paths.week(season, week),
        paths.directory(),
        paths.status(season, week),
      )
      const [lines, boards, slips] = await Promise.all([
        tx.get(collectionRef(paths.lines(season, week))),
        tx.get(collectionRef(boardsPath(season))),
        tx.get(collectionRef(slipsPath(season, week))),
      ])
      const [settings, found, members] = [league.data(), opened.data(), directory.data()?.members]
      if (!found || !settings || !members || !isInPlay(settings, season)) return null
      const overall = boards.docs.find((each) => each.id === 'overall')
      const overallBoard = overall?.data()
      const others = boards.docs.filter((each) => each !== overall)
      const weekly = others.map((each) => each.data()).filter(isWeekly)
      const order = new Map(found.slate.map((id, index) => [id, index]))
      return {
        settings,
        week: found,
        lines: lines.docs
          .map((each) => each.data())
          .sort((a, b) => (order.get(a.gameId) ?? 0) - (order.get(b.gameId) ?? 0)),
        scores: scores.data() ?? newStoredScores(week),
        board: weekly.find((each) => each.week === week) ?? null,
        otherBoards: weekly.filter((each) => each.week !== week),
        overall: overallBoard && isOverall(overallBoard) ? overallBoard : null,
        status: status.data() ?? null,
        members: Object.keys(members),
        joined: joinedOf(members),
        away: new Map(Object.entries(members).flatMap(([uid, { away }]) => (away ? [[uid, away]] : []))),
        slips: new Map(slips.docs.map((slip) => [slip.id, slip.data()])),
        versions: new Map<string, Timestamp | undefined>([
          [paths.settings(), league.updateTime],
          [scoresPath(season, week), scores.updateTime],
          [paths.directory(), directory.updateTime],
          [paths.overallBoard(season), overall?.updateTime],
        ]),
      }
    },
    { readOnly: true },
  )
}

/** When the members joined, where that is known. */
const joinedOf = (members: Directory['members']): Map<string, number> =>
  new Map(Object.entries(members).flatMap(([uid, { joinedAt }]) => (joinedAt === undefined ? [] : [[uid, joinedAt]])))

/** The slips saved after the cursor `gatheredTo`; all of them if it is null. */
export async function slipsSince(
  season: number,
  week: number,
  gatheredTo: Timestamp | null,
): Promise<Map<string, StoredSlip>> {
  const slips = collectionRef(slipsPath(season, week)).orderBy('at')
  const found = await (gatheredTo ? slips.startAfter(gatheredTo) : slips).get()
  return new Map(found.docs.map((slip) => [slip.id, slip.data()]))
}

/** The picks of these games, by game. */
export async function readPicks(
  season: number,
  week: number,
  games: readonly string[],
): Promise<Map<string, StoredPick[]>> {
  const found = await Promise.all(
    games.map(async (id): Promise<[string, StoredPick[]]> => {
      return [id, [...(await readAll(paths.picks(season, week, id))).values()]]
    }),
  )
  return new Map(found)
}

/**
 * Runs writes if none of the state's versions has changed since it was read.
 * @throws ConcurrentWrite otherwise; then nothing is written.
 */
export function commitIfUnchanged(state: VersionedState, write: (tx: Transaction) => void): Promise<void> {
  return transact(async (tx) => {
    const refs = [...state.versions.keys()].map((path) => db.doc(path))
    // Besides the update times only the season is needed: a field mask saves sending the contents, which can be large.
    const current = await tx.getAll(...refs, { fieldMask: [...SEASON_FIELDS] })
    const changed = current.find(({ ref, updateTime }) => !isSameTime(state.versions.get(ref.path), updateTime))
    if (changed) throw new ConcurrentWrite(changed.ref.path)
    write(tx)
  })
}

const isSameTime = (one: Timestamp | undefined, other: Timestamp | undefined) =>
  one && other ? one.isEqual(other) : one === other

/** The fields of a line that differ, or null if none do. The database stamps a change of its lock: see `movedAt`. */
export function changedFields(was: GameLine, is: GameLine): Record<string, unknown> | null {
  const changed = Object.entries(is).filter(([field, value]) => was[field as keyof GameLine] !== value)
  if (changed.length === 0) return null
  const stamped = changed.some(([field]) => field === 'lockWas' || field === 'movedAt') && {
    movedAt: FieldValue.serverTimestamp(),
  }
  return { ...Object.fromEntries(changed), ...stamped }
}
