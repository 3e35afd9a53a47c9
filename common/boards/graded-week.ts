import { finalScore, gradePick, type Result } from '#common/game/grade'
import { byKickoff, type Side } from '#common/game/line'
import type { BoardGame, RevealedPicks } from './leaderboard'
import type { WeeklyBoardDoc } from './weekly-board'

/** A pick on a game that has its final. */
export interface GradedPick {
  gameId: string
  side: Side
  result: Exclude<Result, 'VOID'>
}

/** The games of a board that have their final and count, in the order of their kickoffs. */
export function decidedGames({ games }: Pick<WeeklyBoardDoc, 'games'>): BoardGame[] {
  const counting = games.filter((game) => finalScore(game) && !game.void && game.spread !== null)
  return counting.sort(byKickoff)
}

/** A player's picks on {@link decidedGames}, in their order. */
export function gradedPicks(decided: readonly BoardGame[], { sides }: Pick<RevealedPicks, 'sides'>): GradedPick[] {
  return decided.flatMap((game): GradedPick[] => {
    const [side, score] = [sides[game.gameId], finalScore(game)]
    const result = side && score ? gradePick(game, side, score) : 'VOID'
    return side && result !== 'VOID' ? [{ gameId: game.gameId, side, result }] : []
  })
}
