import { randomUUID } from 'node:crypto'
import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { type GameLine, matchup } from '#common/game/line'
import { isRevealed } from '#common/game/lock'
import { paths } from '#common/paths'
import { memberProfile, withNames } from '#common/people/profile'
import type { Week, WeekName } from '#common/week/week'
import { readDirectory } from '../db/directory'
import { db, read, transact } from '../db/firebase'
import { currentSeason } from '../db/settings'
import { tellDropped } from '../desk/change-slate'
import { readPick, writePick } from '../desk/fixed-pick'
import { appendLog } from '../desk/open-log'
import { type SlateChange, setSlate } from '../desk/slate'
import { type PickStep, stillIs, type Undo, type Undone, undoable } from '../desk/undo'
import { weekNameOf } from '../feed/calendar'
import { mailPlayer } from '../mail/mail-player'
import { withLockWas } from '../referee/merge-line'
import { requestPass, runPassNow } from '../referee/request-pass'
import { changedFields } from '../referee/week-state'
import type { Handler } from './handler'

/** The last change on a week's desk, by whichever officer. */
export const lastChange: Handler<'GET /commish/undo'> = async ({ query }) => {
  const last = undoable(await read<Undo | Undone>(paths.undo(await currentSeason(), query.week)))
  if (!last) return { last: null }
  const directory = await readDirectory()
  const nameOf = (uid: string) => memberProfile(directory, uid).name
  return { last: { text: withNames(last.text, nameOf), by: nameOf(last.by), at: last.at } }
}

/** Takes the last change of a week's desk back, once, if nothing of it has been changed since. */
export const undoLastChange: Handler<'POST /commish/undo'> = async ({ body, caller }) => {
  const { week, confirmed = false } = body
  const season = await currentSeason()
  const name = await weekNameOf(season, week)
  const ref = db.doc(paths.undo(season, week))
  const directory = await readDirectory()
  const named = (text: string) => withNames(text, (uid) => memberProfile(directory, uid).name)
  const call = randomUUID()
  let done: { last: Undo; slate: SlateChange | null } | null = null
  const { last, slate } = await transact(async (tx) => {
    const stored = (await tx.get(ref)).data() as Undo | Undone | undefined
    // The transaction runs again when the answer to its commit was lost: then it is done.
    if (done && stored && 'undone' in stored && stored.undone === call) return done
    const last = undoable(stored)
    if (!last) throw new ApiError('conflict', 'There is nothing to undo.')
    if (body.at !== undefined && body.at !== last.at)
      throw new ApiError('conflict', `Something else was changed meanwhile: ${named(last.text)} Please look again.`)
    const slate = await takeBack(tx, season, name, last, confirmed)
    tx.set(ref, { undone: call } satisfies Undone)
    const { kind, gameId, pick } = last
    const entry = { week, gameId, text: `Undone: ${last.text}`, by: caller.uid, at: Date.now() }
    if (kind) appendLog(tx, season, { ...entry, kind, ...(pick && { userId: pick.is.uid }) })
    done = { last, slate }
    return done
  })
  await runPassNow(week)
  if (slate) await tellDropped(slate)
  if (last.pick)
    await mailPlayer(last.pick.is.uid, { subject: 'Your pick is as it was', text: `Undone: ${named(last.text)}` })
  return { undone: named(last.text) }
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
  writePick(tx, season, is, untouched ? was : now)
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
  const now = Date.now()
  for (const [index, { was }] of lines.entries()) {
    const [ref, line] = [refs[index], found[index]?.data() as GameLine | undefined]
    if (!ref || !line) continue
    if ('kickoff' in was && isRevealed(line, now))
      throw new ApiError('conflict', `${matchup(line)} has revealed its picks and keeps its kickoff.`)
    tx.update(ref, changedFields(line, withLockWas(line, { ...line, ...was }, now)) ?? {})
  }
  requestPass(tx, season, number)
}
