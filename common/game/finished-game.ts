import { isDecided } from './grade'
import type { GameLine } from './line'

type Game = Pick<GameLine, 'phase' | 'homeScore' | 'awayScore' | 'void' | 'noResult'>

/**
 * A game of a season that is finished. What had not been graded by then never will be: such a game is void, and says
 * why.
 */
export const finishedGame = <T extends Game>(game: T, isRevealed: boolean): T =>
  game.void || (isRevealed && isDecided(game)) ? game : { ...game, void: true, noResult: true }
