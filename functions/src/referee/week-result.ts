import { namesText } from '#common/boards/place-words'
import { type WeeklyBoardDoc, weekWinners } from '#common/boards/weekly-board'
import { counted } from '#common/counted'
import { nameToken } from '#common/people/profile'
import type { LogEntry } from '#common/week/log-entry'
import { POSTSEASON, type Week } from '#common/week/week'

/** The result of a finished week, which players are notified of. */
export interface WeekResult {
  /** The winners' uids, sorted; none if nobody has a point. */
  winners: string[]
  /** Those before, if the week was finished already: a correction has changed who won. */
  before: string[] | null
}

/**
 * The result that a change of the board brings: the week is finished with it, or somebody else has won.
 * @param was null for a week without a board, whose first one brings no news.
 */
export function newResult(was: WeeklyBoardDoc | null, is: WeeklyBoardDoc): WeekResult | null {
  const winners = weekWinners(is)
  if (!was || !winners) return null
  const before = weekWinners(was)
  return before?.join() === winners.join() ? null : { winners, before }
}

/** A finished week has been won by somebody else, by a corrected final or another change that came later. */
export function otherWinnersEntry(
  { label, seasonType }: Pick<Week, 'label' | 'seasonType'>,
  { rows }: WeeklyBoardDoc,
  { winners, before }: WeekResult,
): Omit<LogEntry, 'week' | 'at'> {
  const [first] = winners
  const points = first === undefined ? '' : `, with ${counted(rows[first]?.points ?? 0, 'point')}`
  // After the regular season another game may join the week: then nobody has won it yet.
  const verb = seasonType === POSTSEASON ? 'led' : 'won'
  const text = `${label} is ${verb} by ${namesOrNobody(winners)} now${points}; before, it was ${verb} by ${namesOrNobody(before ?? [])}.`
  return { kind: 'final', gameId: null, text, by: 'grading' }
}

const namesOrNobody = (uids: readonly string[]): string => namesText(uids.map(nameToken)) || 'nobody'
