import type { Score } from '#common/game/grade'
import type { GameLine } from '#common/game/line'
import { type LiveGame, momentText, phaseNow } from '#common/week/week'
import { kickoffText } from '../when'

/** The game's moment on a card: `Q3 7:21`, or when it kicks off. */
export function cardMoment(line: Pick<GameLine, 'phase' | 'kickoff' | 'timeTbd' | 'void'>, live: LiveGame | undefined) {
  const phase = phaseNow(line, live)
  if (line.void) return 'Called off'
  if (phase === 'pre') return kickoffText(line)
  return momentText({ period: 0, clock: '', pause: null, ...live, phase })
}

/** A score with its teams, away first: `OU 17, ALA 27`. */
export function scoreText({ awayAbbr, homeAbbr }: Pick<GameLine, 'awayAbbr' | 'homeAbbr'>, score: Score): string {
  return `${awayAbbr} ${score.awayScore}, ${homeAbbr} ${score.homeScore}`
}
