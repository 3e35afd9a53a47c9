import { SIDES } from '#common/game/sides'
import { type CoverPick, cellOf, type Race, type RaceGame, type Racer, rivalsOf } from './race'

/**
 * By how many points a player leads the strongest rival in the worst case. > 0: sure to be first alone; 0: sure of a
 * share; < 0: not sure (an upper bound, as the search stops early).
 *
 * Compared with one rival, each game has its own worst outcome, whatever the other games do; so the worst case is the
 * sum of the games' worst outcomes, and no combinations need to be tried. The smallest lead over any rival counts.
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
  for (const [index, game] of games.entries()) sum += worstSwing(game, index, racer, rival)
  return sum
}

/** The most points a rival can gain on a player in one game. */
function worstSwing({ outcomes }: RaceGame, index: number, racer: Racer, rival: Racer): number {
  let worst = Number.NEGATIVE_INFINITY
  for (const outcome of outcomes) worst = Math.max(worst, swingOf(cellOf(index, outcome), racer, rival))
  return worst
}

/**
 * The most points a rival can gain on a player by this outcome: hidden picks are the rival's right, the player's wrong.
 */
function swingOf(cell: number, racer: Racer, rival: Racer): number {
  return (rival.maxPoints[cell] ?? 0) - (racer.minPoints[cell] ?? 0)
}

/** A sentence names up to this many teams; more are too many to read. */
export const MAX_NAMED_TEAMS = 4

/** A cover, and by how many points it improves the worst case against each rival. */
interface GainingPick {
  cover: CoverPick
  gains: number[]
}

/**
 * The fewest covers, at most {@link MAX_NAMED_TEAMS}, after which a player leads every rival by `margin` points or more
 * whatever else happens; null when so few are not enough. In the order of the games.
 *
 * The deficit to a rival is how many points are missing in the worst case. A cover replaces its game's worst outcome,
 * which makes each deficit smaller by the cover's gain. The search takes the rival with the largest deficit, tries
 * each cover that reduces it, and recurses until no deficit is above 0. Smaller sets come first. It prunes when the
 * best remaining gains cannot close some deficit.
 * @param own the player's own undecided picks: of equally small sets, one with these comes first.
 */
export function fewestCovers(race: Race, racer: Racer, own: readonly CoverPick[], margin: number): CoverPick[] | null {
  const rivals = rivalsOf(race, racer)
  const swings = race.games.map((game, index) => rivals.map((rival) => worstSwing(game, index, racer, rival)))
  const deficits = rivals.map((rival, rivalIndex) =>
    swings.reduce((sum, swing) => sum + (swing[rivalIndex] ?? 0), rival.points - racer.points + margin),
  )
  const covers = [...own, ...coversOf(race).filter((cover) => !own.some((each) => isSameCover(each, cover)))]
  const candidates = covers.map((cover): GainingPick => {
    const cell = cellOf(cover.index, cover.side)
    const worst = swings[cover.index] ?? []
    return { cover, gains: rivals.map((rival, rivalIndex) => (worst[rivalIndex] ?? 0) - swingOf(cell, racer, rival)) }
  })
  const largestGains = rivals.map((_, rivalIndex) => largestGainsOn(candidates, rivalIndex))
  const search = (missing: readonly number[], chosen: CoverPick[], coversLeft: number): CoverPick[] | null => {
    if (missing.some((points, rivalIndex) => points > (largestGains[rivalIndex]?.[coversLeft] ?? 0))) return null
    const hardest = missing.indexOf(Math.max(...missing))
    if ((missing[hardest] ?? 0) <= 0) return chosen
    for (const { cover, gains } of candidates) {
      if ((gains[hardest] ?? 0) <= 0 || chosen.some(({ index }) => index === cover.index)) continue
      const next = missing.map((points, rivalIndex) => points - (gains[rivalIndex] ?? 0))
      const found = search(next, [...chosen, cover], coversLeft - 1)
      if (found) return found
    }
    return null
  }
  for (let count = 1; count <= MAX_NAMED_TEAMS; count += 1) {
    const found = search(deficits, [], count)
    if (found) return found.sort((a, b) => a.index - b.index)
  }
  return null
}

export const isSameCover = (one: CoverPick, other: CoverPick) => one.index === other.index && one.side === other.side

/** Every cover that is still possible. */
function coversOf({ games }: Race): CoverPick[] {
  return games.flatMap(({ outcomes }, index) =>
    SIDES.filter((side) => outcomes.includes(side)).map((side) => ({ index, side })),
  )
}

/** The most points that 0, 1, … {@link MAX_NAMED_TEAMS} covers can gain on a rival: an upper bound for the search. */
function largestGainsOn(candidates: readonly GainingPick[], rivalIndex: number): number[] {
  const descending = candidates.map(({ gains }) => gains[rivalIndex] ?? 0).sort((a, b) => b - a)
  const sums = [0]
  for (let count = 1; count <= MAX_NAMED_TEAMS; count += 1) sums.push((sums.at(-1) ?? 0) + (descending[count - 1] ?? 0))
  return sums
}
