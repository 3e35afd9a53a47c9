import { paths } from '../../../common/paths'
import type { Change } from '../../../common/week'
import type { Handler } from '../call'
import { db } from '../firebase'
import { readSettings } from '../settings'

/** More than a busy week has; who wants older entries has seen enough of them. */
const NEWEST = 200

/** The open log of a week, latest first. */
export const changes: Handler<'GET /changes'> = async ({ query }) => {
  const { season, activeWeek } = await readSettings()
  const found = await db
    .collection(paths.changes(season))
    .where('week', '==', query.week ?? activeWeek)
    .orderBy('at', 'desc')
    .limit(NEWEST)
    .get()
  return found.docs.map((entry) => entry.data() as Change)
}
