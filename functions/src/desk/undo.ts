import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'firebase-admin/firestore'
import type { LastChange } from '#common/api/responses'
import type { GameLine } from '#common/game/line'
import type { StoredPick as KeptPick } from '#common/game/pick'
import { paths } from '#common/paths'
import type { Change, Week } from '#common/week/week'
import { db } from '../db/firebase'

/** The fields a change touched: as they were, and as it left them. */
export interface FieldChange<T> {
  was: Partial<T>
  is: Partial<T>
}

export type LineStep = FieldChange<GameLine> & { gameId: string }

/** A pick that was entered for a member, and the one it took the place of. */
export interface PickStep {
  was: KeptPick | null
  is: KeptPick
  reason: string
}

/** `undo/week-{n}`: the last change on a week's desk and what takes it back. It may hold picks: nobody reads it. */
export interface Undo extends LastChange {
  /** How the open log files it; null for a change that is not entered there. */
  kind: Change['kind'] | null
  gameId: string | null
  /** Lines that were changed. */
  lines: LineStep[]
  week: FieldChange<Week> | null
  /** Games that were put on the slate, and the lines of those taken off. */
  added: string[]
  removed: GameLine[]
  pick: PickStep | null
}

/** Fields that follow from a change of the kickoff. They are worked out again when the change is taken back. */
const DERIVED = new Set(['lockWas', 'moveDecidedAt', 'movedAt'])

/** What stands in the place of a change that was taken back: the call that did it. */
export interface Undone {
  undone: string
}

/** The change that can be taken back, or undefined. */
export const undoable = (stored: Undo | Undone | null | undefined): Undo | undefined =>
  stored && !('undone' in stored) ? stored : undefined

/** The fields in which two values differ, or null when there are none. A field an older document lacks was null. */
export function stepOf<T extends object>(was: T, next: T): FieldChange<T> | null {
  const fields = (Object.keys(next) as (keyof T)[]).filter(
    (field) => !DERIVED.has(String(field)) && !isDeepStrictEqual(was[field] ?? null, next[field]),
  )
  if (fields.length === 0) return null
  const only = (of: T) => Object.fromEntries(fields.map((field) => [field, of[field] ?? null])) as Partial<T>
  return { was: only(was), is: only(next) }
}

/** Whether a value still is as the change left it. */
export function stillIs<T extends object>(now: T | undefined, { is }: FieldChange<T>): boolean {
  return (
    now !== undefined && (Object.keys(is) as (keyof T)[]).every((field) => isDeepStrictEqual(now[field], is[field]))
  )
}

/** Keeps what takes this change back, in the transaction that makes it; it forgets the change before. */
export function saveUndo(
  tx: Transaction,
  season: number,
  week: number,
  change: Pick<Undo, 'text' | 'by' | 'at' | 'kind'> & Partial<Undo>,
): void {
  const nothing = { gameId: null, lines: [], week: null, added: [], removed: [], pick: null }
  tx.set(db.doc(paths.undo(season, week)), { ...nothing, ...change } satisfies Undo)
}
