import { outcomeIndex, type Race, type RaceGame, type Racer, rivalsOf } from './race'

/**
 * By how many points a player is ahead of the nearest rival at the very worst: 0 is a sure share of first, above it
 * first alone; below it nothing is sure. Against one rival every game can be at its worst by itself, so the sum over
 * the games is exact, and the worst rival decides.
 */
export function leadAtWorst(race: Race, racer: Racer): number {
  let lead = Number.POSITIVE_INFINITY
  for (const rival of rivalsOf(race, racer)) {
    lead = Math.min(lead, racer.points - rival.points - worstSwings(race, racer, rival))
    if (lead < 0) return lead
  }
  return lead
}

function worstSwings({ games }: Race, racer: Racer, rival: Racer): number {
  let sum = 0
  for (const [at, game] of games.entries()) sum += worstSwing(game, at, racer, rival)
  return sum
}

/** The most a rival can gain on a player in one game. */
export function worstSwing({ outcomes }: RaceGame, at: number, racer: Racer, rival: Racer): number {
  let worst = Number.NEGATIVE_INFINITY
  for (const outcome of outcomes) worst = Math.max(worst, swingOf(outcomeIndex(at, outcome), racer, rival))
  return worst
}

/** The most a rival can gain on a player by this outcome. */
export function swingOf(cell: number, racer: Racer, rival: Racer): number {
  return (rival.most[cell] ?? 0) - (racer.least[cell] ?? 0)
}
