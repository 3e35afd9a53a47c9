import { SIDES } from '#common/game/line'
import { swingOf, worstSwing } from './clinch'
import { type CoverPick, outcomeIndex, type Race, type Racer, rivalsOf } from './race'

/** More teams than this are no sentence any more. */
export const MOST_NAMED = 4

/** A cover, and by how much it holds each rival. */
interface Holding {
  cover: CoverPick
  holds: number[]
}

/**
 * The fewest covers, up to {@link MOST_NAMED}, after which a player leads every rival by `margin` points even at the
 * worst; null when no so few are enough. The player's own picks are preferred to what they did not pick. A rival who
 * is still too close must be held by one of the covers, so only those are tried.
 */
export function fewestCovers(race: Race, racer: Racer, own: readonly CoverPick[], margin: number): CoverPick[] | null {
  const rivals = rivalsOf(race, racer)
  const swings = race.games.map((game, at) => rivals.map((rival) => worstSwing(game, at, racer, rival)))
  const short = rivals.map((rival, its) =>
    swings.reduce((sum, swing) => sum + (swing[its] ?? 0), rival.points - racer.points + margin),
  )
  const covers = [...own, ...coversOf(race).filter((cover) => !own.some((each) => sameCover(each, cover)))]
  const holdings = covers.map((cover): Holding => {
    const cell = outcomeIndex(cover.at, cover.side)
    const swing = swings[cover.at] ?? []
    return { cover, holds: rivals.map((rival, its) => (swing[its] ?? 0) - swingOf(cell, racer, rival)) }
  })
  const strongest = rivals.map((_, its) => strongestHolds(holdings, its))
  const search = (left: readonly number[], taken: CoverPick[], room: number): CoverPick[] | null => {
    if (left.some((each, its) => each > (strongest[its]?.[room] ?? 0))) return null
    const closest = left.indexOf(Math.max(...left))
    if ((left[closest] ?? 0) <= 0) return taken
    for (const { cover, holds } of holdings) {
      if ((holds[closest] ?? 0) <= 0 || taken.some(({ at }) => at === cover.at)) continue
      const next = left.map((each, its) => each - (holds[its] ?? 0))
      const found = search(next, [...taken, cover], room - 1)
      if (found) return found
    }
    return null
  }
  for (let room = 1; room <= MOST_NAMED; room += 1) {
    const found = search(short, [], room)
    if (found) return found.sort((a, b) => a.at - b.at)
  }
  return null
}

/** Whether two covers are of the same side of the same game. */
export const sameCover = (one: CoverPick, other: CoverPick) => one.at === other.at && one.side === other.side

/** Every cover that can still be. */
function coversOf({ games }: Race): CoverPick[] {
  return games.flatMap(({ outcomes }, at) =>
    SIDES.filter((side) => outcomes.includes(side)).map((side) => ({ at, side })),
  )
}

/** The most that so many covers can hold a rival, from none on. */
function strongestHolds(holdings: readonly Holding[], rival: number): number[] {
  const ordered = holdings.map(({ holds }) => holds[rival] ?? 0).sort((a, b) => b - a)
  const sums = [0]
  for (let room = 1; room <= MOST_NAMED; room += 1) sums.push((sums.at(-1) ?? 0) + (ordered[room - 1] ?? 0))
  return sums
}
