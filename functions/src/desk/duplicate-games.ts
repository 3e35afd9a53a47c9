import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { isHandMade } from '#common/game/by-hand'
import { type GameLine, matchup } from '#common/game/line'
import { meetingOn } from '#common/game/meeting'
import { paths } from '#common/paths'
import type { Week } from '#common/week/week'
import { readIn, readValuesIn } from '../db/firebase'
import { replacementIn } from '../referee/put-on-again'
import { mustStay } from './taking-off'

export const onSlateAlready = (line: GameLine) =>
  new ApiError('conflict', `${matchup(line)} is on the slate already. Please change it there.`)

/** A game of another week's slate, and the name of that week. */
type GameElsewhere = GameLine & { label: string }

/** The games of all other weeks as the referee has published them. */
const gamesElsewhere = (weeks: readonly Week[], week: number): GameElsewhere[] =>
  weeks
    .filter((each) => each.week !== week)
    .flatMap(({ label, lines = [] }) => lines.map((line): GameElsewhere => ({ ...line, label })))

const countsElsewhere = (line: GameElsewhere) =>
  new ApiError('conflict', `${matchup(line)} counts in ${line.label}. Call it off there first.`)

/** @throws ApiError conflict if the two teams meet on this slate already, under another id. */
export function refuseSecondMeeting(line: GameLine, slate: readonly GameLine[]): void {
  const same = meetingOn(slate, line)
  if (same) throw onSlateAlready(same)
}

/**
 * The changed line, which stays called off if it would count again while another game of the same teams counts on its
 * slate, or one by hand counts instead on that of another week.
 * @param isSwitched whether the change is one of `void` itself: then it is refused instead.
 * @throws ApiError conflict
 */
export async function keptOffWhileReplaced(
  tx: Transaction,
  season: number,
  { was, next, isSwitched }: { was: GameLine; next: GameLine; isSwitched: boolean },
): Promise<GameLine> {
  if (!was.void || next.void) return next
  const slate = await readValuesIn(tx, paths.lines(season, next.week))
  const other = meetingOn(slate, next)
  const weeks = await readValuesIn(tx, paths.weeks(season))
  const elsewhere = replacementIn(gamesElsewhere(weeks, next.week), next)
  if (other && isSwitched) throw onSlateAlready(other)
  if (elsewhere && isSwitched) throw countsElsewhere(elsewhere)
  return other || elsewhere ? { ...next, void: true, voidSource: was.voidSource } : next
}

/**
 * Refuses to put a game on a slate that would then count twice: it is on the slate of another week, or it stands on
 * this one under another id, that of the feed or that of a game by hand; or it is to be played in another week under
 * another id, where one of the two is by hand. Once that one is over, two teams may meet again.
 * @param staying the lines that are on the slate and stay: one that goes may be replaced by the same game in one step.
 * @throws ApiError conflict
 */
export async function refuseDuplicates(
  tx: Transaction,
  season: number,
  added: readonly GameLine[],
  staying: readonly GameLine[],
): Promise<void> {
  if (added.length === 0) return
  for (const [index, line] of added.entries()) refuseSecondMeeting(line, [...staying, ...added.slice(0, index)])
  const weeks = await readValuesIn(tx, paths.weeks(season))
  for (const line of added) {
    const mayBeSame = ({ gameId, phase }: GameElsewhere) =>
      phase !== 'final' && (isHandMade(gameId) || isHandMade(line.gameId))
    const elsewhere = meetingOn(gamesElsewhere(weeks, line.week).filter(mayBeSame), line)
    if (elsewhere && !line.void) throw countsElsewhere(elsewhere)
    const other = weeks.find((each) => each.slate.includes(line.gameId))
    if (!other) continue
    const there = await readIn(tx, paths.line(season, other.week, line.gameId))
    const hint = there?.void && mustStay(there, Date.now()) ? ' It was called off there: add it by hand.' : ''
    throw new ApiError('conflict', `${matchup(line)} is on the slate of ${other.label}.${hint}`)
  }
}
