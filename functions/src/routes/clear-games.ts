import type { Handler } from '../call'
import { db } from '../firebase'
import { review } from '../referee/review'
import { setSlate } from '../slate'

/** Empties a week's slate. */
export const clearGames: Handler<'DELETE /commish/clear-selected-games'> = async ({ body }) => {
  const { removed } = await db.runTransaction((tx) => setSlate(tx, body.week, new Set(), []))
  await review(body.week)
  return { cleared: removed }
}
