import type { Score } from './grade'
import type { GameLine } from './line'

/** A score with its teams, away first: `OU 17, ALA 27`. */
export function scoreText({ awayAbbr, homeAbbr }: Pick<GameLine, 'awayAbbr' | 'homeAbbr'>, score: Score): string {
  return `${awayAbbr} ${score.awayScore}, ${homeAbbr} ${score.homeScore}`
}
