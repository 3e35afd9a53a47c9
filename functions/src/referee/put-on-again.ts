import { DAY } from '#common/durations'
import { isHandMade } from '#common/game/by-hand'
import type { GameLine } from '#common/game/line'
import { type Meeting, meetingOn } from '#common/game/meeting'
import type { LiveGame } from '#common/week/week'
import { voidFollowsFeed } from './next-line'

/** A game of another week. */
export type OtherWeekGame = Meeting & Pick<GameLine, 'kickoff' | 'phase'>

/**
 * The lines, with those that the feed had called off and has on again; unless a game that took its place counts
 * already, and has not been called off, maybe by this reading. `again` has these as they were, for the open log.
 */
export function putOnAgain(
  lines: readonly GameLine[],
  games: Readonly<Record<string, LiveGame>>,
  otherWeeks: readonly OtherWeekGame[],
): { lines: GameLine[]; again: GameLine[] } {
  const next = [...lines]
  const again: GameLine[] = []
  for (const [index, line] of lines.entries()) {
    const isOn = line.void && voidFollowsFeed(line) && games[line.gameId]?.phase !== 'canceled'
    if (!isOn || meetingOn(next, line) || replacementIn(otherWeeks, line)) continue
    next[index] = { ...line, void: false, voidSource: null }
    again.push(line)
  }
  return { lines: next, again }
}

/** By no more than this (ms) is a game brought forward. */
const FORWARD_MAX = 14 * DAY

/**
 * The game by hand of another week that counts instead of a game that was called off. One that was over long before it
 * is another game: two teams may meet twice in a season, and do so in the feed's games.
 */
export function replacementIn<T extends OtherWeekGame>(otherWeeks: readonly T[], line: GameLine): T | undefined {
  const mayReplace = ({ gameId, kickoff, phase }: T) =>
    isHandMade(gameId) && (kickoff > line.kickoff - FORWARD_MAX || phase !== 'final')
  return meetingOn(otherWeeks.filter(mayReplace), line)
}
