import type { GameLine } from './line'

/** Which two teams meet in a game, and whether it counts. */
export type Meeting = Pick<GameLine, 'gameId' | 'homeTeamId' | 'awayTeamId' | 'void'>

/**
 * The game of a slate in which two teams meet already under another id, as in a game by hand, whichever is at home:
 * with both their game would count twice. One that was called off leaves room for the same game under another id, under
 * which the feed may list it again.
 */
export const meetingOn = <T extends Meeting>(
  slate: readonly T[],
  id: string,
  teams: readonly string[],
): T | undefined =>
  slate.find(
    ({ gameId, homeTeamId, awayTeamId, void: off }) =>
      gameId !== id && !off && teams.includes(homeTeamId) && teams.includes(awayTeamId),
  )
