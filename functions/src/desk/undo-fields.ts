import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { isFinalCorrected, scoreline } from '#common/game/grade'
import { type GameLine, matchup } from '#common/game/line'
import { hasRevealedSince, lockTime } from '#common/game/lock'
import { paths } from '#common/paths'
import { lineChange, notifiesPickers, regradedText } from '#common/week/line-change'
import { wasOpenForPicks } from '#common/week/season'
import type { LiveGame } from '#common/week/week'
import { docRef, docsIn, readIn } from '../db/firebase'
import { readSettingsIn } from '../db/settings'
import { requestPass } from '../db/week'
import { gameByFeedOf } from '../referee/merge-game'
import { fieldsToUpdate, replaceResult, withLockWas } from '../referee/next-line'
import type { FieldChange, Undo } from './change'
import { keptOffWhileReplaced } from './duplicate-games'
import { readRegraded } from './hand-result'
import { refuseLateMove, refuseLaterLockInPlay, refuseUnplayedReveal } from './line-edit'

/** What an undo makes of a game: the undone change itself is no longer true. */
export interface GameNews {
  gameId: string
  text: string
}

/**
 * Gives lines and week the values that they had before a change.
 * @returns the news for those who have picked a game that it changes, and which finals it has corrected, in a sentence
 * each.
 * @throws ApiError conflict if something has been changed since, or would reveal or count twice; unconfirmed if it
 * changes how picks count that were revealed since.
 */
export async function revertFields(
  tx: Transaction,
  season: number,
  { week, last, confirmed }: { week: number; last: Pick<Undo, 'lines' | 'week' | 'at'>; confirmed: boolean },
): Promise<{ news: GameNews[]; finals: string }> {
  const settings = await readSettingsIn(tx)
  // An earlier release stored a lock of the whole week in the week, too.
  const weekStep = last.week && 'state' in last.week.is ? null : last.week
  const steps = await readUnchanged(tx, season, week, { ...last, week: weekStep })
  const now = Date.now()
  const isSeen = wasOpenForPicks(week, settings)
  const reverted = await revertedLines(tx, season, { week, steps, isSeen }, now)
  if (!confirmed) refuseRegrading(reverted, last.at, now)
  const finals = await Promise.all(reverted.map(([line, next]) => finalText(tx, season, line, next)))
  if (weekStep) tx.update(docRef(paths.week(season, week)), weekStep.was)
  for (const [line, next] of reverted) {
    const fields = fieldsToUpdate(line, next)
    if (fields) tx.update(docRef(paths.line(season, week, line.gameId)), fields)
  }
  requestPass(tx, settings, week)
  const news = reverted.flatMap(([line, next]) => {
    const change = notifiesPickers(line, next) ? lineChange(line, next) : null
    return change ? [{ gameId: line.gameId, text: change.text }] : []
  })
  return { news, finals: finals.join('') }
}

/** Which final an undo puts in the place of another one, and how many picks it grades otherwise; or empty. */
async function finalText(tx: Transaction, season: number, line: GameLine, next: GameLine): Promise<string> {
  if (!isFinalCorrected(line, next)) return ''
  const count = regradedText(await readRegraded(tx, season, line, next))
  return ` The final is ${scoreline(next)} now${count}.`
}

/** The lines that a change touched, and what they were. @throws ApiError conflict if one or the week has changed. */
async function readUnchanged(
  tx: Transaction,
  season: number,
  week: number,
  { lines, week: weekStep }: Pick<Undo, 'lines' | 'week'>,
) {
  const linePaths = lines.map(({ gameId }) => paths.line(season, week, gameId))
  const [weekDoc, ...found] = await docsIn(tx, paths.week(season, week), ...linePaths)
  const unchanged = lines.flatMap((step, index): [GameLine, Partial<GameLine>][] => {
    const line = found[index]?.data()
    return line && isUnchangedSince(line, step) ? [[line, step.was]] : []
  })
  if (unchanged.length < lines.length || (weekStep && !isUnchangedSince(weekDoc.data(), weekStep)))
    throw new ApiError('conflict', 'Something was changed since, so this can no longer be undone.')
  return unchanged
}

interface Steps {
  week: number
  steps: readonly (readonly [GameLine, Partial<GameLine>])[]
  /** As in `withSpread`. */
  isSeen: boolean
}

/** Each line as it is and as the undo leaves it. @throws ApiError conflict if one would reveal, or count twice. */
async function revertedLines(
  tx: Transaction,
  season: number,
  { week, steps, isSeen }: Steps,
  now: number,
): Promise<[line: GameLine, next: GameLine][]> {
  const scores = await readIn(tx, paths.scores(season, week))
  const reverted: [line: GameLine, next: GameLine][] = []
  for (const [line, was] of steps) {
    const game = scores?.games[line.gameId]
    const former = revertLine(line, was, game, now)
    const undone = isSeen ? withSpreadKnown(line, former) : former
    const next = await keptOffWhileReplaced(tx, season, { was: line, next: undone, isSwitched: 'void' in was })
    refuseUnplayedReveal(line, next, game, now)
    reverted.push([line, next])
  }
  return reverted
}

/**
 * The line with these fields as they were.
 * @param live the game as the scores document has it.
 * @throws ApiError conflict if its lock cannot be moved back any more.
 */
function revertLine(line: GameLine, was: Partial<GameLine>, live: LiveGame | undefined, now: number): GameLine {
  const moved = withLockWas(line, { ...line, ...was }, now)
  if (lockTime(moved) !== lockTime(line)) {
    refuseLateMove(line, moved, now)
    refuseLaterLockInPlay(line, moved, live, now)
  }
  return 'byHand' in was ? replaceResult(moved, gameByFeedOf(moved, live)) : moved
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
    return regrades && hasRevealedSince(line, since, now) ? [matchup(line)] : []
  })
  if (games.length === 0) return
  const text = `The picks of ${games.join(', ')} were revealed after this change. Undoing it changes how they count.`
  throw new ApiError('unconfirmed', text)
}

/** Whether a stored value still is as the change left it. */
export const isUnchangedSince = <T extends object>(stored: T | undefined, { is }: FieldChange<T>): boolean =>
  stored !== undefined && (Object.keys(is) as (keyof T)[]).every((field) => isDeepStrictEqual(stored[field], is[field]))
