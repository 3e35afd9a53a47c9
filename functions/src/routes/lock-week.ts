import { paths } from '../../../common/paths'
import type { Handler } from '../call'
import { db } from '../firebase'
import { askForReview, review } from '../referee/review'
import { readSlate } from '../slate'

/** Locks every game of a week by hand. It reveals nothing. */
export const lockWeek: Handler<'POST /commish/lock-week'> = async ({ body }) => {
  const modified = await db.runTransaction(async (tx) => {
    const { settings, lines } = await readSlate(tx, body.week)
    const open = [...lines.values()].filter((line) => !line.isLocked)
    for (const line of open) tx.update(db.doc(paths.line(settings.season, body.week, line.gameId)), { isLocked: true })
    tx.update(db.doc(paths.week(settings.season, body.week)), { state: 'locked' })
    askForReview(tx, settings.season, body.week)
    return open.length
  })
  await review(body.week)
  return { modified }
}
