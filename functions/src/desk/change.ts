import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'firebase-admin/firestore'
import type { GameLine } from '#common/game/line'
import type { StoredPick } from '#common/game/pick'
import { type DocPath, paths } from '#common/paths'
import { doubtHasEnded, lineChange, notifiesPickers } from '#common/week/line-change'
import type { LogEntry } from '#common/week/log-entry'
import type { Settings, Week } from '#common/week/week'
import { appendLog, wasLogged } from '../db/append-log'
import { docRef, type Run, readIn, type WasStored } from '../db/firebase'
import { requestPass } from '../db/week'
import { queueGameAlert } from '../push/queue'
import { fieldsToUpdate } from '../referee/next-line'

/** The fields that a change touched: before and after it. */
export interface FieldChange<T> {
  was: Partial<T>
  is: Partial<T>
}

type LineStep = FieldChange<GameLine> & { gameId: string }

/** A pick that was entered for a member, and the one that it replaced. */
export interface PickStep {
  was: StoredPick | null
  is: StoredPick
  /** The id of its entry in the open log; absent from those of older releases. */
  logId?: string
}

/** The id of the entry in the open log that says that a pick was undone, by that of the pick's own. */
export const undoneId = (logId: string): string => `${logId}_undone`

/** A week's last change by a commissioner, with what is needed to undo it. It may hold hidden picks. */
export interface Undo {
  /** What the desk says of the change; players stand in it by uid. */
  text: string
  /** The commissioner's uid. */
  by: string
  /** Epoch ms. */
  at: number
  /** Tells it from any other change; absent from those of older releases. */
  changeId?: string
  /** The kind of its entry in the open log; null for a change without one. */
  kind: LogEntry['kind'] | null
  gameId: string | null
  lines: LineStep[]
  week: FieldChange<Week> | null
  /** The games that were put on the slate, and the lines of those that were taken off. */
  added: string[]
  removed: GameLine[]
  pick: PickStep | null
}

/** Replaces a change that was undone; it names the call that did it. */
export interface Undone {
  undone: string
}

/** `undo/week-{n}`: the one change that can be undone. Only the server reads it. */
export const undoPath = (season: number, week: number): DocPath<Undo | Undone> => paths.undo(season, week)

/** The change that can be undone, or undefined. */
export const undoable = (stored: Undo | Undone | null | undefined): Undo | undefined =>
  stored && !('undone' in stored) ? stored : undefined

/**
 * Fields that no undo brings back: lock and result are computed again from the kickoff and the result by hand,
 * `overUnder` is the feed's, and a doubt begins again, with new readings.
 */
const DERIVED = new Set([
  'lockWas',
  'moveDecidedAt',
  'movedAt',
  'phase',
  'homeScore',
  'awayScore',
  'overUnder',
  'doubt',
  'finalAgain',
])

/**
 * The fields in which two values differ, but for {@link DERIVED} ones, or null if there are none. A field that an older
 * document lacks counts as null.
 */
export function fieldsChanged<T extends object>(was: T, next: T): FieldChange<T> | null {
  const fields = (Object.keys(next) as (keyof T)[]).filter(
    (field) => !DERIVED.has(String(field)) && !isDeepStrictEqual(was[field] ?? null, next[field]),
  )
  if (fields.length === 0) return null
  const only = (of: T) => Object.fromEntries(fields.map((field) => [field, of[field] ?? null])) as Partial<T>
  return { was: only(was), is: only(next) }
}

/**
 * Stores what undoes a change, in its transaction. Only the last change of a week can be undone.
 * @returns what asks whether it is stored, as long as no other change has taken its place.
 */
export function saveUndo(
  tx: Transaction,
  season: number,
  week: number,
  change: Pick<Undo, 'text' | 'by' | 'at' | 'kind'> & Partial<Omit<Undo, 'changeId'>>,
): WasStored {
  const nothing = { gameId: null, lines: [], week: null, added: [], removed: [], pick: null }
  const path = undoPath(season, week)
  const ref = docRef(path)
  const changeId = ref.parent.doc().id
  tx.set(ref, { ...nothing, ...change, changeId })
  return async (again) => undoable(await readIn(again, path))?.changeId === changeId
}

/** A line before and after a change; with it, what {@link lineChange} says of a corrected final. */
export type ChangedLine = readonly [was: GameLine, next: GameLine, regraded?: number | null]

/** Who made a change, and when (epoch ms). */
interface Author {
  by: string
  at: number
}

/** What the desk says of a change of lines that can be undone. */
type LinesText = Pick<Undo, 'text'> & Partial<Pick<Undo, 'kind' | 'gameId'>>

/**
 * Changes lines of a week, with their entries in the open log, what undoes it all, and a request for a pass.
 * @param author of the change. @param textOf what the desk says of the change, by how many lines it has changed.
 * @returns that number, without lines of which only a doubt was settled, and what asks whether the change is stored.
 */
export function changeLines(
  tx: Transaction,
  { settings, week }: { settings: Settings; week: number },
  changed: readonly ChangedLine[],
  author: Author,
  textOf: (count: number) => LinesText,
): Run<number> {
  const { season } = settings
  const { lines, entryIds } = writeLines(tx, season, changed, author)
  if (lines.length === 0 && entryIds.length === 0) return { value: 0, wasStored: null }
  requestPass(tx, settings, week)
  const wasUndoStored =
    lines.length > 0 ? saveUndo(tx, season, week, { kind: 'line', ...author, ...textOf(lines.length), lines }) : null
  const [entryId] = entryIds
  // The entry proves the commit where there is one: the next change overwrites what undoes this one. A first spread has
  // none.
  return { value: lines.length, wasStored: entryId === undefined ? wasUndoStored : wasLogged(season, entryId) }
}

/**
 * Writes changed lines and their entries in the open log. Only the fields that differ are written, so that two
 * commissioners who change different fields do not undo each other.
 * @returns what undoes the change, and the ids of the entries; both empty if nothing has changed. A doubt that a
 * commissioner settles with the kickoff that they had given has only an entry, for no undo brings a doubt back.
 */
function writeLines(
  tx: Transaction,
  season: number,
  changed: readonly ChangedLine[],
  author: Author,
): { lines: LineStep[]; entryIds: string[] } {
  const entryIds: string[] = []
  const lines = changed.flatMap(([was, next, regraded]) => {
    const step = fieldsChanged(was, next)
    const fields = fieldsToUpdate(was, next)
    if (!fields || !(step || doubtHasEnded(was, next))) return []
    const { week, gameId } = was
    tx.update(docRef(paths.line(season, week, gameId)), fields)
    const entry = lineChange(was, next, regraded)
    if (entry) {
      const id = appendLog(tx, season, { week, gameId, ...entry, ...author })
      entryIds.push(id)
      if (notifiesPickers(was, next)) queueGameAlert(tx, id, { season, week, gameId, text: entry.text }, author.at)
    }
    return step ? [{ gameId, was: { ...kickoffToRestore(was, next), ...step.was }, is: step.is }] : []
  })
  return { lines, entryIds }
}

/**
 * The kickoff by hand of a game that a change gives back to the feed. An undo brings it back, whatever the feed's
 * kickoff is by then, and without a doubt: old readings of the feed must not confirm a new one.
 */
function kickoffToRestore(was: GameLine, { kickoffSource }: GameLine): Partial<GameLine> {
  const { kickoff, timeTbd, kickoffWas } = was
  const isGivenBack = was.kickoffSource === 'commissioner' && kickoffSource === 'feed'
  return isGivenBack ? { kickoff, timeTbd, kickoffWas, doubt: null } : {}
}
