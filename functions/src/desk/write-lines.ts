import type { Transaction } from 'firebase-admin/firestore'
import type { GameLine } from '#common/game/line'
import { paths } from '#common/paths'
import { concernsPickers, lineChange } from '#common/week/line-change'
import type { Change } from '#common/week/week'
import { appendLog } from '../db/append-log'
import { docRef } from '../db/firebase'
import { queueGameAlert } from '../push/queue'
import { changedFields } from '../referee/merge-line'
import { type LineStep, stepOf } from './last-change'

/** Queues the news of changed games for those who have picked them. @param entry the id of the entry in the open log. */
export function tellPickers(
  tx: Transaction,
  season: number,
  entry: string,
  games: readonly Pick<GameLine, 'week' | 'gameId'>[],
  { text, at }: Pick<Change, 'text' | 'at'>,
): void {
  for (const { week, gameId } of games) {
    queueGameAlert(tx, `${entry}-${gameId}`, { season, week, gameId, text }, at)
  }
}

/** A line before and after a change; with it, what {@link lineChange} says of a corrected final. */
export type ChangedLine = readonly [was: GameLine, next: GameLine, regraded?: number | null]

/** Who made a change (a uid, or `feed`), and when (epoch ms). */
interface Author {
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
      if (concernsPickers(was, next)) tellPickers(tx, season, id, [next], { ...entry, ...author })
    }
    return [{ gameId, was: { ...kickoffByHand(was, next), ...step.was }, is: step.is }]
  })
}

/**
 * The kickoff by hand of a game that a change gives back to the feed. An undo brings it back, whatever the feed's kickoff
 * is by then.
 */
function kickoffByHand(was: GameLine, { kickoffSource }: GameLine): Partial<GameLine> {
  const { kickoff, timeTbd, kickoffWas, doubt } = was
  const isGivenBack = was.kickoffSource === 'commissioner' && kickoffSource === 'feed'
  return isGivenBack ? { kickoff, timeTbd, kickoffWas, doubt } : {}
}
