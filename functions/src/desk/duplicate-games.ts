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

/**
 * The game of another week that may be the same as this one: it is still to be played, between the same teams, and one
 * of the two is by hand. Once the game of the other week is over, the teams may meet again.
 */
function sameElsewhere(elsewhere: readonly GameElsewhere[], line: GameLine): GameElsewhere | undefined {
  const isEitherByHand = ({ gameId }: GameElsewhere) => isHandMade(gameId) || isHandMade(line.gameId)
  return meetingOn(
    elsewhere.filter((game) => game.phase !== 'final' && isEitherByHand(game)),
    line,
  )
}

const countsElsewhere = (line: GameElsewhere) =>
  new ApiError('conflict', `${matchup(line)} counts in ${line.label}. Call it off there first.`)

/** @throws ApiError conflict if the two teams meet on this slate already, under another id. */
export function refuseSecondMeeting(line: GameLine, slate: readonly GameLine[]): void {
  const same = meetingOn(slate, line)
  if (same) throw onSlateAlready(same)
}

/**
 * The changed line, which stays called off if it would count again while another game of the same teams counts on its
 * slate, or counts instead on that of another week. A game that has its final is replaced by none in another week.
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
  const games = gamesElsewhere(await readValuesIn(tx, paths.weeks(season)), next.week)
  const elsewhere = next.phase === 'final' ? undefined : (replacementIn(games, next) ?? sameElsewhere(games, next))
  if (other && isSwitched) throw onSlateAlready(other)
  if (elsewhere && isSwitched) throw countsElsewhere(elsewhere)
  return other || elsewhere ? { ...next, void: true, voidSource: was.voidSource } : next
}

/**
 * Refuses to put a game on a slate that would then count twice: it is on the slate of another week, or it stands on
 * this one under another id, that of the feed or that of a game by hand; or it may be the same as one of another week.
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
    const same = sameElsewhere(gamesElsewhere(weeks, line.week), line)
    if (same && !line.void) throw countsElsewhere(same)
    const other = weeks.find((each) => each.slate.includes(line.gameId))
    if (!other) continue
    const there = await readIn(tx, paths.line(season, other.week, line.gameId))
    const hint = there?.void && mustStay(there, Date.now()) ? ' It was called off there: add it by hand.' : ''
    throw new ApiError('conflict', `${matchup(line)} is on the slate of ${other.label}.${hint}`)
  }
}
