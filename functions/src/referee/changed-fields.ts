import { FieldValue } from 'firebase-admin/firestore'
import type { GameLine } from '#common/game/line'

/** The fields of a line that differ, or null if none do. The database stamps a change of its lock: see `movedAt`. */
export function changedFields(was: GameLine, is: GameLine): Record<string, unknown> | null {
  const changed = Object.entries(is).filter(([field, value]) => was[field as keyof GameLine] !== value)
  if (changed.length === 0) return null
  const stamped = changed.some(([field]) => field === 'lockWas' || field === 'movedAt') && {
    movedAt: FieldValue.serverTimestamp(),
  }
  return { ...Object.fromEntries(changed), ...stamped }
}
