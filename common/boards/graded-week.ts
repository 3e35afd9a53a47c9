import { finalScore, gradePick, isGraded, type Result } from '#common/game/grade'
import { byKickoff } from '#common/game/line'
import type { Side } from '#common/game/sides'
import type { BoardGame, WeekPicks } from './leaderboard'
import type { WeeklyBoardDoc } from './weekly-board'

/** A pick on a graded game: it has its final and a spread, and counts. */
export interface GradedPick {
  gameId: string
  side: Side
  result: Exclude<Result, 'VOID'>
}

/** The games of a board whose picks are graded, in the order of their kickoffs. */
export function gradedGames({ games }: Pick<WeeklyBoardDoc, 'games'>): BoardGame[] {
  return games.filter(isGraded).sort(byKickoff)
}

/** A player's picks on {@link gradedGames}, in their order. */
export function gradedPicks(graded: readonly BoardGame[], { sides }: Pick<WeekPicks, 'sides'>): GradedPick[] {
  return graded.flatMap((game): GradedPick[] => {
    const [side, score] = [sides[game.gameId], finalScore(game)]
    const result = side && score ? gradePick(game, side, score) : 'VOID'
    return side && result !== 'VOID' ? [{ gameId: game.gameId, side, result }] : []
  })
}
