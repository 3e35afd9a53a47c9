import { paths } from '#common/paths'
import { withNames } from '#common/people/profile'
import { namedChange } from '#common/week/week'
import { readNames } from '../db/directory'
import { collectionRef, read } from '../db/firebase'
import { currentSeason, readWeekAsked } from '../db/settings'
import { undoable, undoPath } from '../desk/last-change'
import { undoLast } from '../desk/undo'
import type { Handler } from './handler'

/** How many entries of the open log are returned: more than a busy week has. */
const NEWEST = 200

/** The open log of a week, latest first. */
export const getChanges: Handler<'GET /changes'> = async ({ query }) => {
  const { season, week } = await readWeekAsked(query)
  const found = await collectionRef(paths.changes(season))
    .where('week', '==', week)
    .orderBy('at', 'desc')
    .limit(NEWEST)
    .get()
  const nameOf = await readNames()
  return found.docs.map((entry) => namedChange(entry.data(), nameOf))
}

/** The change of a week that can be undone, by whichever commissioner, or null. */
export const lastChange: Handler<'GET /commish/undo'> = async ({ query }) => {
  const last = undoable(await read(undoPath(await currentSeason(), query.week)))
  if (!last) return { last: null }
  const nameOf = await readNames()
  return { last: { text: withNames(last.text, nameOf), by: nameOf(last.by), at: last.at } }
}

/** Undoes the last change of a week, unless something it touched has been changed since. */
export const undoLastChange: Handler<'POST /commish/undo'> = async ({ body, caller }) => ({
  undone: await undoLast(body, caller.uid),
})
