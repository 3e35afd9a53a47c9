import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import type { LastChange } from '#common/api/responses'
import { type GameLine, matchup } from '#common/game/line'
import { isRevealed } from '#common/game/lock'
import type { StoredPick } from '#common/game/pick'
import { type DocPath, paths } from '#common/paths'
import { disturbsPicks, gamePush, lineChange } from '#common/week/line-change'
import type { Change, LiveGame, Week } from '#common/week/week'
import { appendLog } from '../db/append-log'
import { docRef, readIn } from '../db/firebase'
import { queueGameAlert } from '../push/queue'
import { feedsGame, playHasBegun } from '../referee/merge-game'
import { changedFields } from '../referee/week-state'
import type { IsStored } from './commit-once'

/** The fields that a change touched: before and after it. */
export interface FieldChange<T> {
  was: Partial<T>
  is: Partial<T>
}

/** What a change did to one line. */
export type LineStep = FieldChange<GameLine> & { gameId: string }

/** A pick that was entered for a member, and the one that it replaced. */
export interface PickStep {
  was: StoredPick | null
  is: StoredPick
  reason: string
}

/** A week's last change by a commissioner, with what is needed to undo it. It may hold hidden picks. */
export interface Undo extends LastChange {
  /** Tells it from any other change; absent from those of older releases. */
  changeId?: string
  /** The kind of its entry in the open log; null for a change without one. */
  kind: Change['kind'] | null
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
 * Refuses a change that would immediately reveal a game that has not visibly started: a mistyped kickoff, or an undo
 * that comes too late.
 * @param game as the scores document has it.
 * @param now epoch ms
 * @throws ApiError conflict
 */
export function refuseUnplayedReveal(was: GameLine, next: GameLine, game: LiveGame | undefined, now: number): void {
  if (isRevealed(was, now) || !isRevealed(next, now)) return
  // Only the feed is a witness: otherwise a commissioner could reveal picks early by saying that the game is on.
  if (game && playHasBegun(feedsGame(game))) return
  const text = `That kickoff is over, and the picks of ${matchup(was)} would be open to everybody at once.`
  throw new ApiError('conflict', `${text} Lock the game by hand, or give a kickoff of the last ten minutes.`)
}

/**
 * Fields that follow from a change of the kickoff, or of the result by hand, which an undo computes again; and two that
 * are the feed's: a doubt begins again, with readings of now.
 */
const DERIVED = new Set([
  ...['lockWas', 'moveDecidedAt', 'movedAt', 'phase', 'homeScore', 'awayScore'],
  ...['overUnder', 'doubt'],
])

/**
 * The fields in which two values differ, or null if there are none. A field that an older document lacks counts as
 * null.
 */
export function stepOf<T extends object>(was: T, next: T): FieldChange<T> | null {
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
): IsStored {
  const nothing = { gameId: null, lines: [], week: null, added: [], removed: [], pick: null }
  const path = undoPath(season, week)
  const ref = docRef(path)
  const changeId = ref.parent.doc().id
  tx.set(ref, { ...nothing, ...change, changeId })
  return async (again) => undoable(await readIn(again, path))?.changeId === changeId
}

/** Queues the news of changed games for those who have picked them. @param entry the id of the entry in the open log. */
export function tellPickers(
  tx: Transaction,
  season: number,
  entry: string,
  games: readonly Pick<GameLine, 'week' | 'gameId'>[],
  { text, at }: Pick<Change, 'text' | 'at'>,
): void {
  for (const { week, gameId } of games) {
    queueGameAlert(tx, `${entry}-${gameId}`, { season, week, gameId, message: gamePush(gameId, text) }, at)
  }
}

/** The line with another spread: whose it is, since when, and what it was before. Without a spread it is nobody's. */
export function withSpread(
  line: GameLine,
  spread: number | null,
  source: NonNullable<GameLine['spreadSource']>,
  now: number,
): GameLine {
  if (spread === line.spread) return line
  const origin = spread === null ? { spreadSource: null, spreadAt: null } : { spreadSource: source, spreadAt: now }
  return { ...line, spread, spreadWas: line.spread, ...origin }
}

/** @throws ApiError conflict if a line has revealed: it keeps the kickoff it was picked at. */
export function refuseKickoffAfterReveal(line: GameLine, now: number): void {
  if (isRevealed(line, now))
    throw new ApiError('conflict', `${matchup(line)} has revealed its picks and keeps its kickoff.`)
}

/** A line before and after a change; with it, what {@link lineChange} says of a corrected final. */
export type ChangedLine = readonly [was: GameLine, next: GameLine, regraded?: number | null]

/** Who made a change (a uid, or `feed`), and when (epoch ms). */
export interface Author {
  by: string
  at: number
}

/**
 * Writes changed lines and their entries in the open log. Only the fields that differ are written, so that two
 * commissioners who change different fields do not undo each other.
 * @returns what undoes the change; empty if nothing has changed.
 */
export function writeLines(
  tx: Transaction,
  season: number,
  changed: readonly ChangedLine[],
  author: Author,
): LineStep[] {
  return changed.flatMap(([was, next, regraded]) => {
    const step = stepOf(was, next)
    const fields = changedFields(was, next)
    if (!step || !fields) return []
    const { week, gameId } = was
    tx.update(docRef(paths.line(season, week, gameId)), fields)
    const entry = lineChange(was, next, regraded)
    if (entry) {
      const id = appendLog(tx, season, { week, gameId, ...entry, ...author })
      if (disturbsPicks(was, next)) tellPickers(tx, season, id, [next], { ...entry, ...author })
    }
    return [{ gameId, was: { ...kickoffByHand(was, next), ...step.was }, is: step.is }]
  })
}

/**
 * The kickoff by hand of a game that a change gives back to the feed. An undo brings it back, whatever the feed's kickoff
 * is by then.
 */
function kickoffByHand(was: GameLine, { kickoffSource }: GameLine): Partial<GameLine> {
  const { kickoff, timeTbd, kickoffWas, doubt, revealedAt } = was
  const isGivenBack = was.kickoffSource === 'commissioner' && kickoffSource === 'feed' && revealedAt === null
  return isGivenBack ? { kickoff, timeTbd, kickoffWas, doubt } : {}
}
