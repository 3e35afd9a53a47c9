import { paths } from '#common/paths'
import { memberProfile } from '#common/people/profile'
import { type Change, namedChange } from '#common/week/week'
import { readDirectory } from '../db/directory'
import { db } from '../db/firebase'
import { readSettings } from '../db/settings'
import type { Handler } from './handler'

/** More than a busy week has; who wants older entries has seen enough of them. */
const NEWEST = 200

/** The open log of a week, latest first. */
export const getChanges: Handler<'GET /changes'> = async ({ query }) => {
  const { season, activeWeek } = await readSettings()
  const found = await db
    .collection(paths.changes(season))
    .where('week', '==', query.week ?? activeWeek)
    .orderBy('at', 'desc')
    .limit(NEWEST)
    .get()
  const directory = await readDirectory()
  const nameOf = (uid: string) => memberProfile(directory, uid).name
  return found.docs.map((entry) => namedChange(entry.data() as Change, nameOf))
}
