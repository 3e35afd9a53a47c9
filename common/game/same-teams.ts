import type { GameLine } from './line'

/** Which two teams meet in a game, and whether it counts. */
export type Meeting = Pick<GameLine, 'gameId' | 'homeTeamId' | 'awayTeamId' | 'void'>

/** Whether a game is of these two teams, whichever is at home. */
const hasTeams = (line: Meeting, teams: readonly string[]): boolean =>
  teams.includes(line.homeTeamId) && teams.includes(line.awayTeamId)

/**
 * The game of a slate in which two teams meet already under another id, as in a game by hand: with both their game
 * would count twice. One that was called off leaves room for the same game under another id, under which the feed may
 * list it again.
 */
export const meetingOn = <T extends Meeting>(
  slate: readonly T[],
  id: string,
  teams: readonly string[],
): T | undefined => slate.find((line) => line.gameId !== id && !line.void && hasTeams(line, teams))
