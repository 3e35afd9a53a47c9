import type { Transaction } from 'firebase-admin/firestore'
import type { GameLine } from '#common/game/line'
import { paths } from '#common/paths'
import { lineChange } from '#common/week/line-change'
import { db } from '../db/firebase'
import { changedFields } from '../referee/week-state'
import { appendLog } from './open-log'
import { type LineStep, stepOf } from './undo'

/** A line before and after a change on the desk. */
export type Changed = readonly [was: GameLine, next: GameLine]

/** Who changes, and when. */
export interface Author {
  by: string
  at: number
}

/**
 * Writes of each line only what differs, so that two officers at different switches never undo each other, and enters
 * it in the open log.
 * @returns what takes it back; empty when nothing has changed.
 */
export function writeLines(tx: Transaction, season: number, changed: readonly Changed[], hand: Author): LineStep[] {
  return changed.flatMap(([was, next]) => {
    const step = stepOf(was, next)
    const fields = changedFields(was, next)
    if (!step || !fields) return []
    const { week, gameId } = was
    tx.update(db.doc(paths.line(season, week, gameId)), fields)
    const news = lineChange(was, next)
    if (news) appendLog(tx, season, { week, gameId, ...news, ...hand })
    return [{ gameId, ...step }]
  })
}
