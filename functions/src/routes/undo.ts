import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '../../../common/api-error'
import type { GameLine } from '../../../common/line'
import { paths } from '../../../common/paths'
import type { Week, WeekName } from '../../../common/week'
import { nameOf } from '../calendar'
import type { Handler } from '../call'
import { tellDropped } from '../change-slate'
import { db, read, transact } from '../firebase'
import { putPick, readPick } from '../fixed-pick'
import { write } from '../letters'
import { enter } from '../open-log'
import { askForReview, review } from '../referee/review'
import { currentSeason } from '../settings'
import { type SlateChange, setSlate } from '../slate'
import { type PickStep, stillIs, type Undo } from '../undo'

/** The last change on a week's desk, by whichever officer. */
export const lastChange: Handler<'GET /commish/undo'> = async ({ query }) => {
  const last = await read<Undo>(paths.undo(await currentSeason(), query.week))
  return { last: last && { text: last.text, by: last.by, at: last.at } }
}

/** Takes the last change of a week's desk back, once, if nothing of it has been changed since. */
export const undo: Handler<'POST /commish/undo'> = async ({ body, caller }) => {
  const { week, confirmed = false } = body
  const season = await currentSeason()
  const name = await nameOf(season, week)
  const ref = db.doc(paths.undo(season, week))
  const { last, slate } = await transact(async (tx) => {
    const last = (await tx.get(ref)).data() as Undo | undefined
    if (!last) throw new ApiError('conflict', 'There is nothing to undo.')
    if (body.at !== undefined && body.at !== last.at)
      throw new ApiError('conflict', `Something else was changed meanwhile: ${last.text} Please look again.`)
    const slate = await takeBack(tx, season, name, last, confirmed)
    tx.delete(ref)
    const { kind, gameId, pick } = last
    const entry = { week, gameId, text: `Undone: ${last.text}`, by: caller.username, at: Date.now() }
    if (kind) enter(tx, season, { ...entry, kind, ...(pick && { userId: pick.is.uid }) })
    return { last, slate }
  })
  await review(week)
  if (slate) await tellDropped(slate)
  if (last.pick) await write(last.pick.is.uid, { subject: 'Your pick is as it was', text: `Undone: ${last.text}` })
  return { undone: last.text }
}

async function takeBack(
  tx: Transaction,
  season: number,
  name: WeekName,
  last: Undo,
  confirmed: boolean,
): Promise<SlateChange | null> {
  const { added, removed, pick } = last
  if (added.length || removed.length) {
    const games = (current: ReadonlySet<string>) =>
      new Set([...[...current].filter((id) => !added.includes(id)), ...removed.map((line) => line.gameId)])
    return setSlate(tx, name, { games, fresh: removed, confirmed })
  }
  if (pick) await takePickBack(tx, season, pick)
  else await takeFieldsBack(tx, season, name.week, last)
  return null
}

/** A pick that its player has made anew since stays theirs; whether that is so nobody is told. */
async function takePickBack(tx: Transaction, season: number, { was, is }: PickStep): Promise<void> {
  const now = await readPick(tx, season, is)
  const untouched = now?.savedAt === is.savedAt && now.fixedBy === is.fixedBy
  putPick(tx, season, is, untouched ? was : now)
}

async function takeFieldsBack(tx: Transaction, season: number, number: number, { lines, week }: Undo): Promise<void> {
  const weekRef = db.doc(paths.week(season, number))
  const refs = lines.map(({ gameId }) => db.doc(paths.line(season, number, gameId)))
  const [opened, ...found] = await tx.getAll(weekRef, ...refs)
  const kept =
    (!week || stillIs(opened?.data() as Week | undefined, week)) &&
    lines.every((step, at) => stillIs(found[at]?.data() as GameLine | undefined, step))
  if (!kept) throw new ApiError('conflict', 'Something was changed since, so this can no longer be undone.')
  if (week) tx.update(weekRef, week.was)
  for (const [at, { was }] of lines.entries()) {
    const ref = refs[at]
    if (ref) tx.update(ref, was)
  }
  askForReview(tx, season, number)
}
