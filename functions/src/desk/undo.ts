import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import type { RouteBody } from '#common/api/routes'
import { type GameLine, matchup } from '#common/game/line'
import { hadRevealed, isRevealed, lockTime } from '#common/game/lock'
import { paths } from '#common/paths'
import { withNames } from '#common/people/profile'
import { notifiesPickers } from '#common/week/line-change'
import type { LiveGame, Settings, WeekName } from '#common/week/week'
import { appendLog } from '../db/append-log'
import { readNames } from '../db/directory'
import { commitOnce, docRef, getAll, readIn } from '../db/firebase'
import { currentSeason, readSettingsIn } from '../db/settings'
import { requestPass } from '../db/week'
import { resolveWeekName } from '../feed/scoreboard'
import { mailPlayer } from '../mail/queue'
import { pickUndoneMail } from '../mail/wording'
import { gameByFeedOf } from '../referee/merge-game'
import { fieldsToUpdate, replaceResult, withLockWas } from '../referee/merge-line'
import { runPassNow } from '../referee/pass'
import { alertPickers, type FieldChange, type Undo, undoable, undoneId, undoPath } from './change'
import { offWhileReplaced } from './duplicate-games'
import { refuseLateMove, refuseLaterLockInPlay, refuseUnplayedReveal } from './line-edit'
import { changeSlateIn } from './slate'
import { revertPick } from './undo-pick'

/**
 * Undoes the last change of a week.
 * @param by the commissioner's uid.
 * @returns the change that was undone, in words.
 * @throws ApiError forbidden for a pick that another commissioner entered for this one; conflict if there is no change,
 * if it is not the one that the commissioner saw (`at`), or if something it touched has been changed since; unconfirmed
 * if it drops games that players may have picked, or changes how picks count that were revealed since.
 */
export async function undoLast(
  { week, at, confirmed = false }: RouteBody<'POST /commish/undo'>,
  by: string,
): Promise<string> {
  const season = await currentSeason()
  const name = await resolveWeekName(season, week)
  const path = undoPath(season, week)
  const nameOf = await readNames()
  const named = (text: string) => withNames(text, nameOf)
  const call = randomUUID()
  /** Of a change without an entry in the open log. */
  const isUndone = async (tx: Transaction) => {
    const stored = await readIn(tx, path)
    return stored !== null && 'undone' in stored && stored.undone === call
  }
  /** By what this run wrote: the entry of an undone pick has the same id for each who undoes it. */
  const isOwnEntry = (id: string, at: number) => async (tx: Transaction) => {
    const stored = await readIn(tx, paths.change(season, id))
    return stored?.by === by && stored.at === at
  }
  let meant: Undo | null = null
  const undone = await commitOnce(async (tx) => {
    const stored = await readIn(tx, path)
    const last = undoable(stored)
    if (!last) throw new ApiError('conflict', 'There is nothing to undo.')
    if ((at ?? meant?.at ?? last.at) !== last.at)
      throw new ApiError('conflict', `Something else was changed meanwhile: “${named(last.text)}” Please look again.`)
    meant = last
    // Else whoever has the pick could choose between two sides once the game has a score.
    if (last.pick?.is.uid === by) throw new ApiError('forbidden', 'Another commissioner has to undo a pick of yours.')
    const { alerted, sides } = await revert(tx, season, name, last, confirmed)
    tx.set(docRef(path), { undone: call })
    const { kind, gameId, pick } = last
    const entry = { week, gameId, text: `Undone${sides}: ${last.text}`, by, at: Date.now() }
    const change = { ...entry, ...(pick && { userId: pick.is.uid }) }
    const id = kind && appendLog(tx, season, { ...change, kind }, pick?.logId && undoneId(pick.logId))
    if (id) for (const game of alerted) alertPickers(tx, season, id, game, entry)
    if (pick) await mailPlayer(tx, pick.is.uid, pickUndoneMail(named(entry.text)))
    return { value: last, isStored: id ? isOwnEntry(id, entry.at) : isUndone }
  })
  await runPassNow(week, { poll: bringsBack(undone) })
  return named(undone.text)
}

/**
 * Whether an undo brings back a game or a kickoff, which is as old as the change. The feed may have moved the game
 * since, so it is read at once.
 */
const bringsBack = ({ removed, lines }: Undo): boolean =>
  removed.length > 0 || lines.some(({ was }) => 'kickoffSource' in was)

/** @returns the games whose pickers get an alert of it, and the sides of a pick that everybody sees since. */
async function revert(
  tx: Transaction,
  season: number,
  name: WeekName,
  last: Undo,
  confirmed: boolean,
): Promise<{ alerted: GameLine[]; sides: string }> {
  const { added, removed, pick, at } = last
  if (added.length || removed.length) {
    const nextSlate = (current: ReadonlyMap<string, GameLine>) =>
      new Set([...[...current.keys()].filter((id) => !added.includes(id)), ...removed.map((line) => line.gameId)])
    const slate = await changeSlateIn(tx, name, { season, nextSlate, fresh: removed, confirmed })
    return { alerted: [...slate.returned, ...slate.removed], sides: '' }
  }
  const settings = await readSettingsIn(tx)
  if (pick) return { alerted: [], sides: await revertPick(tx, settings, { pick, at }, confirmed) }
  return { alerted: await revertFields(tx, settings, name.week, last, confirmed), sides: '' }
}

/** @returns the lines whose pickers get an alert of the change. */
async function revertFields(
  tx: Transaction,
  settings: Settings,
  week: number,
  { lines, week: ofWeek, at }: Undo,
  confirmed: boolean,
): Promise<GameLine[]> {
  const { season } = settings
  // An earlier release stored a lock of the whole week in the week, too.
  const weekStep = ofWeek && 'state' in ofWeek.is ? null : ofWeek
  const weekPath = paths.week(season, week)
  const linePaths = lines.map(({ gameId }) => paths.line(season, week, gameId))
  const [weekDoc, ...found] = await getAll(tx, weekPath, ...linePaths)
  const isUnchanged =
    (!weekStep || isUnchangedSince(weekDoc.data(), weekStep)) &&
    lines.every((step, index) => isUnchangedSince(found[index]?.data(), step))
  if (!isUnchanged) throw new ApiError('conflict', 'Something was changed since, so this can no longer be undone.')
  const now = Date.now()
  const scores = await readIn(tx, paths.scores(season, week))
  const reverted: [line: GameLine, next: GameLine][] = []
  for (const [index, { was }] of lines.entries()) {
    const line = found[index]?.data()
    if (!line) continue
    const undone = revertLine(line, was, scores?.games[line.gameId], now)
    const next = await offWhileReplaced(tx, season, { was: line, next: undone, isSwitched: 'void' in was })
    refuseUnplayedReveal(line, next, scores?.games[line.gameId], now)
    reverted.push([line, next])
  }
  if (!confirmed) refuseRegrading(reverted, at, now)
  if (weekStep) tx.update(docRef(weekPath), weekStep.was)
  for (const [line, next] of reverted) {
    const fields = fieldsToUpdate(line, next)
    if (fields) tx.update(docRef(paths.line(season, week, line.gameId)), fields)
  }
  requestPass(tx, settings, week)
  return reverted.filter(([line, next]) => notifiesPickers(line, next)).map(([, next]) => next)
}

/**
 * The line with these fields as they were.
 * @param known the game as the scores document has it.
 * @throws ApiError conflict if its lock cannot be moved back any more.
 */
function revertLine(line: GameLine, was: Partial<GameLine>, known: LiveGame | undefined, now: number): GameLine {
  const moved = withSpreadKnown(line, withLockWas(line, { ...line, ...was }, now))
  if (lockTime(moved) !== lockTime(line)) {
    refuseLateMove(line, moved, now)
    refuseLaterLockInPlay(line, moved, known, now)
  }
  return 'byHand' in was ? replaceResult(moved, gameByFeedOf(moved, known)) : moved
}

/**
 * The line that an undo leaves. If it takes the number away, that stays known as the one before: players may have
 * picked the game by it, so the next number is a change of the line and not its first.
 */
const withSpreadKnown = ({ spread }: GameLine, next: GameLine): GameLine =>
  spread !== null && next.spread === null ? { ...next, spreadWas: spread } : next

/**
 * Refuses to change how picks count that were hidden at the time of the change and are revealed now: the commissioner
 * may not know that the change has been played by.
 * @param since when the change was made (epoch ms).
 * @throws ApiError unconfirmed
 */
function refuseRegrading(reverted: readonly (readonly [GameLine, GameLine])[], since: number, now: number): void {
  const games = reverted.flatMap(([line, next]) => {
    const regrades = line.spread !== next.spread || line.multiplier !== next.multiplier || line.void !== next.void
    return regrades && isRevealed(line, now) && !hadRevealed(line, since) ? [matchup(line)] : []
  })
  if (games.length === 0) return
  const text = `The picks of ${games.join(', ')} were revealed after this change. Undoing it changes how they count.`
  throw new ApiError('unconfirmed', text)
}

/** Whether a stored value still is as the change left it. */
export function isUnchangedSince<T extends object>(now: T | undefined, { is }: FieldChange<T>): boolean {
  return (
    now !== undefined && (Object.keys(is) as (keyof T)[]).every((field) => isDeepStrictEqual(now[field], is[field]))
  )
}
