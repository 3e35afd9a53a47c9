import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'firebase-admin/firestore'
import type { GameLine } from '#common/game/line'
import { type DocPath, paths } from '#common/paths'
import type { LogEntry } from '#common/week/log-entry'
import type { Week } from '#common/week/week'
import { appendLog } from '../db/append-log'
import { docRef } from '../db/firebase'
import { changeSettings, scoresPath } from '../db/week'
import { queueGameAlert, queueWeekAlert } from '../push/queue'
import { isWorthWriting } from './decide-scores'
import type { WeekDecision } from './decide-week'
import { fieldsToUpdate } from './next-line'
import { commitIfUnchanged, type DueReveals, type VersionedState } from './week-state'

// What a whole pass writes, in one commit.

type Writes = ((tx: Transaction) => void)[]

/**
 * Marks games as revealed, and requests the pass that reads their picks. No pick can be saved on them from then on, so
 * the picks that are read next are all there will ever be.
 * @throws ConcurrentWrite when the week has changed since it was read.
 */
export async function commitReveals(due: DueReveals): Promise<void> {
  const { settings, week, scores } = due
  const { season } = settings
  await commitIfUnchanged(due, (tx) => {
    for (const write of lineWrites(season, due.lines, due.revealing)) write(tx)
    const next = { ...scores, passRequested: true, version: scores.version + 1 }
    tx.set(docRef(scoresPath(season, week.week)), next)
  })
}

/**
 * Stores what was decided of a week in one commit, writing only what differs.
 * @returns whether there was anything to write.
 * @throws ConcurrentWrite when the week has changed since it was read.
 */
export async function commitDecision(state: VersionedState, next: WeekDecision, now: number): Promise<boolean> {
  const { settings, week } = state
  const { season } = settings
  const set = <T extends object>(path: DocPath<T>, was: T | null, is: T): Writes =>
    isDeepStrictEqual(was, is) ? [] : [(tx) => void tx.set(docRef<object>(path), is)]
  const version = state.scores.version + 1
  const counting = next.lines.filter((line) => !line.void).map(({ gameId }) => gameId)
  const { result } = next
  const alert = result && { season, week: week.week, games: counting, winners: result.winners, version }
  const writes: Writes = [
    ...(alert ? [(tx: Transaction) => queueWeekAlert(tx, alert, now)] : []),
    ...lineWrites(season, state.lines, next.lines),
    ...next.entries.map((entry) => (tx: Transaction) => storeEntry(tx, season, entry)),
    ...publishedLines(season, week, next.lines),
    ...set(paths.weeklyBoard(season, week.week), state.board, next.board),
    ...set(paths.overallBoard(season), state.overall, next.overall),
    ...(next.status ? set(paths.status(season, week.week), state.status, next.status) : []),
    ...(next.settings === settings ? [] : [(tx: Transaction) => changeSettings(tx, settings, next.settings)]),
  ]
  if (writes.length === 0 && !isWorthWriting(state.scores, next.scores, now)) return false
  await commitIfUnchanged(state, (tx) => {
    for (const write of writes) write(tx)
    tx.set(docRef(scoresPath(season, week.week)), { ...next.scores, version })
  })
  return true
}

/** The lines in the week's own document, which pages follow. */
function publishedLines(season: number, week: Week, lines: GameLine[]): Writes {
  if (isDeepStrictEqual(week.lines, lines)) return []
  return [(tx) => void tx.update(docRef(paths.week(season, week.week)), { lines })]
}

/**
 * An entry of the open log, with the news of it for those who have picked the game, unless only its final was
 * corrected.
 */
function storeEntry(tx: Transaction, season: number, entry: LogEntry): void {
  const id = appendLog(tx, season, entry)
  const { week, gameId, kind, text, at } = entry
  if (gameId !== null && kind !== 'final') queueGameAlert(tx, id, { season, week, gameId, text }, at)
}

function lineWrites(season: number, before: readonly GameLine[], after: readonly GameLine[]): Writes {
  const known = new Map(before.map((line) => [line.gameId, line]))
  return after.flatMap((line) => {
    const was = known.get(line.gameId)
    const changed = was && fieldsToUpdate(was, line)
    return changed
      ? [(tx: Transaction) => void tx.update(docRef(paths.line(season, line.week, line.gameId)), changed)]
      : []
  })
}
