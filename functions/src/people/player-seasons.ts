import { FieldPath } from 'firebase-admin/firestore'
import { type CollectionPath, paths } from '#common/paths'
import { collectionRef, db, findAll, read } from '../db/firebase'

/** The player's picks, reminders and rows by season, and what the open logs say of them. */
export async function readSeasons(uid: string): Promise<Record<string, unknown>> {
  // A season and a week may be without a document of their own, so they are listed and not queried.
  const seasons = await db.collection('seasons').listDocuments()
  const found = await Promise.all(
    seasons.map(async ({ id }) => {
      const year = Number(id)
      const changes = collectionRef(paths.changes(year))
      const [weeks, boards, about, by] = await Promise.all([
        collectionRef(paths.weeks(year)).listDocuments(),
        rowsOf(year, uid),
        findAll(changes.where('userId', '==', uid)),
        findAll(changes.where('by', '==', uid)),
      ])
      const numbers = weeks.map((week) => Number(week.id))
      const slips = await Promise.all(numbers.map((week) => read(paths.slip(year, week, uid))))
      const reminded = await Promise.all(numbers.map((week) => read(paths.reminded(year, week, uid))))
      const inWeeks = numbers.map((week, index) => [week, { picks: slips[index], reminded: reminded[index] }])
      return [id, { weeks: Object.fromEntries(inWeeks), boards, openLog: { about, by } }] as const
    }),
  )
  return Object.fromEntries(found)
}

type Rows = { rows?: Record<string, object> }

/** The player's rows of a season's boards, by board; the others' rows are not read. */
async function rowsOf(season: number, uid: string): Promise<Record<string, unknown>> {
  const boards: CollectionPath<Rows> = paths.leaderboards(season)
  const found = await collectionRef(boards).select(new FieldPath('rows', uid)).get()
  return Object.fromEntries(found.docs.map((board) => [board.id, board.data().rows?.[uid] ?? null]))
}
