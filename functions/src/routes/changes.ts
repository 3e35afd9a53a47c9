import { paths } from '../../../common/paths'
import type { Change } from '../../../common/week'
import type { Handler } from '../call'
import { db } from '../firebase'
import { readSettings } from '../settings'

/** The open log of a week, latest first. */
export const changes: Handler<'GET /changes'> = async ({ query }) => {
  const { season, activeWeek } = await readSettings()
  const found = await db
    .collection(paths.changes(season))
    .where('week', '==', query.week ?? activeWeek)
    .get()
  return found.docs.map((entry) => entry.data() as Change).sort((a, b) => b.at - a.at)
}
