import type { WeekPicks } from '#common/boards/leaderboard'
import { finalScore, gradePick, scoreline } from '#common/game/grade'
import { type GameLine, isTimedByHand, matchup } from '#common/game/line'
import { eastern } from '#common/week/eastern'
import { loggedKickoff, regradedText } from '#common/week/line-change'
import type { EntryText } from '#common/week/log-entry'

// Entries of the open log about a line. Each is stored in the commit that changes the line, and so exactly once.

/** The kickoff of a game that has not revealed was moved, set, or withdrawn. */
export function kickoffEntry(was: GameLine, is: GameLine, otherWeekLabel: string | undefined): EntryText {
  return { kind: 'kickoff', text: `${matchup(is)}: ${moveText(was, is, otherWeekLabel)}.` }
}

function moveText(was: GameLine, is: GameLine, otherWeekLabel: string | undefined): string {
  const to = loggedKickoff(is)
  if (was.timeTbd) return `kickoff set for ${to}`
  const fromTo = `from ${eastern(was.kickoff)} to ${to}`
  return otherWeekLabel ? `moved to ${otherWeekLabel}, ${fromTo}` : `kickoff moved ${fromTo}`
}

/** A revealed game got another date; its line keeps the kickoff it was picked at. */
export function movedLateEntry(line: GameLine, from: number, to: number): EntryText {
  const text = `${matchup(line)}: moved from ${eastern(from)} to ${eastern(to)}. Its picks are revealed and stay as they are.`
  return { kind: 'kickoff', text }
}

export function postponedEntry(line: GameLine): EntryText {
  return { kind: 'kickoff', text: `${matchup(line)} was postponed. ${afterPostponement(line)}.` }
}

function afterPostponement(line: GameLine): string {
  if (line.revealedAt !== null) return 'Its picks are revealed and stay as they are'
  if (line.timeTbd) return line.isLocked ? 'It stays locked' : 'Players can pick it until its new kickoff'
  const why = isTimedByHand(line) ? 'Its kickoff by hand' : 'It had begun, so its kickoff'
  return `${why} still holds: ${eastern(line.kickoff)}`
}

/** A postponed game that had revealed is on at its old kickoff. */
export function onAgainEntry(line: GameLine): EntryText {
  return { kind: 'kickoff', text: `${matchup(line)} is on after all.` }
}

/** A game was cancelled. */
export function canceledEntry(line: GameLine): EntryText {
  return { kind: 'void', text: `${matchup(line)} was cancelled and counts for nobody.` }
}

/** A game that was cancelled is on again. */
export function countsAgainEntry(line: GameLine): EntryText {
  return { kind: 'void', text: `${matchup(line)} is on after all and counts again.` }
}

/**
 * How many picks have another result through another final score.
 * @param picks each player's revealed picks of the week.
 */
export function countRegraded(was: GameLine, is: GameLine, picks: Iterable<WeekPicks>): number {
  const [before, after] = [finalScore(was), finalScore(is)]
  if (!before || !after) return 0
  const sides = [...picks].flatMap(({ sides }) => sides[is.gameId] ?? [])
  return sides.filter((side) => gradePick(is, side, before) !== gradePick(is, side, after)).length
}

/**
 * A final was corrected, e.g. `Alabama at Auburn: final corrected, 21–24 → 20–24, 3 results changed.`
 * @param picks each player's revealed picks of the week, or null while they must not be counted.
 */
export function finalEntry(was: GameLine, is: GameLine, picks: Iterable<WeekPicks> | null): EntryText {
  const [from, to] = [scoreline(was), scoreline(is)]
  const count = regradedText(picks && countRegraded(was, is, picks))
  return { kind: 'final', text: `${matchup(is)}: final corrected, ${from} → ${to}${count}.` }
}

/** The feed has taken a final back before the kickoff. */
export const finalTakenBackEntry = (was: GameLine): EntryText => ({
  kind: 'final',
  text: `${matchup(was)} is not over after all: its final, ${scoreline(was)}, was a mistake of the score feed.`,
})
