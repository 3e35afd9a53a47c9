import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'firebase-admin/firestore'
import type { GameLine } from '#common/game/line'
import { paths } from '#common/paths'
import { db } from '../db/firebase'
import { isWorthWriting } from './decide-scores'
import type { WeekDecision } from './decide-week'
import { changedFields, commitIfUnchanged, type VersionedState } from './week-state'

type Writes = ((tx: Transaction) => void)[]

/**
 * Marks games as revealed, and nothing else. From then on no pick can be saved on them, so that the picks that are
 * read next are all there will ever be.
 * @throws ConcurrentWrite when the week has changed since it was read.
 */
export async function commitReveals(state: VersionedState, revealing: readonly GameLine[]): Promise<void> {
  const { settings, week, scores } = state
  const { season } = settings
  await commitIfUnchanged(state, (tx) => {
    for (const write of lineWrites(season, state.lines, revealing)) write(tx)
    const next = { ...scores, passRequested: true, version: scores.version + 1 }
    tx.set(db.doc(paths.scores(season, week.week)), next)
  })
}

/**
 * Stores what was decided of a week, in one commit, and of it only what differs.
 * @returns whether there was anything to write.
 * @throws ConcurrentWrite when the week has changed since it was read.
 */
export async function commitDecision(state: VersionedState, next: WeekDecision, now: number): Promise<boolean> {
  const { settings, week } = state
  const { season } = settings
  const set = (path: string, was: object | null, is: object): Writes =>
    isDeepStrictEqual(was, is) ? [] : [(tx) => void tx.set(db.doc(path), is)]
  const version = state.scores.version + 1
  const writes: Writes = [
    ...lineWrites(season, state.lines, next.lines),
    ...next.changes.map(
      (change, index) => (tx: Transaction) =>
        void tx.create(db.doc(paths.change(season, `week-${week.week}-${version}-${index}`)), change),
    ),
    ...set(paths.weeklyBoard(season, week.week), state.board, next.board),
    ...set(paths.overallBoard(season), state.overall, next.overall),
    ...set(paths.status(season, week.week), state.status, next.status),
    ...set(paths.settings(), settings, next.settings),
  ]
  if (writes.length === 0 && !isWorthWriting(state.scores, next.scores, now)) return false
  await commitIfUnchanged(state, (tx) => {
    for (const write of writes) write(tx)
    tx.set(db.doc(paths.scores(season, week.week)), { ...next.scores, version })
  })
  return true
}

function lineWrites(season: number, before: readonly GameLine[], after: readonly GameLine[]): Writes {
  const known = new Map(before.map((line) => [line.gameId, line]))
  return after.flatMap((line) => {
    const was = known.get(line.gameId)
    const changed = was && changedFields(was, line)
    return changed
      ? [(tx: Transaction) => void tx.update(db.doc(paths.line(season, line.week, line.gameId)), changed)]
      : []
  })
}
