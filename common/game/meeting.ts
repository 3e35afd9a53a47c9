import type { GameLine } from './line'

/** Which two teams meet in a game, and whether it counts. */
export type Meeting = Pick<GameLine, 'gameId' | 'homeTeamId' | 'awayTeamId' | 'void'>

/**
 * The game of a slate in which the teams of a game meet already under another id, as in a game by hand, whichever is at
 * home: with both their game would count twice. One that was called off leaves room for the same game under another id,
 * under which the feed may list it again.
 */
export function meetingOn<T extends Meeting>(slate: readonly T[], game: Omit<Meeting, 'void'>): T | undefined {
  const teams = [game.homeTeamId, game.awayTeamId]
  return slate.find(
    ({ gameId, homeTeamId, awayTeamId, void: off }) =>
      gameId !== game.gameId && !off && teams.includes(homeTeamId) && teams.includes(awayTeamId),
  )
}
