import { nameOf } from '../calendar'
import type { Handler } from '../call'
import { db } from '../firebase'
import { review } from '../referee/review'
import { currentSeason } from '../settings'
import { setSlate } from '../slate'

/** Empties a week's slate. */
export const clearGames: Handler<'DELETE /commish/clear-selected-games'> = async ({ body }) => {
  const name = await nameOf(await currentSeason(), body.week)
  const { removed } = await db.runTransaction((tx) => setSlate(tx, name, new Set(), []))
  await review(body.week)
  return { cleared: removed }
}
