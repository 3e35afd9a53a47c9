import { cellOf, type Race, type Racer, rivalsOf } from './race'

/**
 * Whether a player can still be first, alone or shared: whether at least one outcome of every game, together with the
 * kindest hidden picks (the player's right, the rivals' wrong), leaves no rival ahead.
 *
 * The same outcomes must keep every rival from passing, so no sum answers this. Two steps keep the search small: games
 * with an outcome that is best against every rival get that outcome ({@link bestCell}), and rivals who are too far
 * behind to pass the player in the remaining games are dropped. The rest is tried out ({@link canAfford}); it is mostly
 * games that the player did not pick. Twenty undecided games and five hundred players take about a tenth of a second.
 */
export function canWin(race: Race, racer: Racer): boolean {
  const fixedCells: number[] = []
  const contested: number[][] = []
  for (const [index, { outcomes }] of race.games.entries()) {
    const cells = outcomes.map((outcome) => cellOf(index, outcome))
    const best = bestCell(race, racer, cells)
    if (best === undefined) contested.push(cells)
    else fixedCells.push(best)
  }
  // No rival can gain more than this in the games that are left.
  const maxCost = contested.reduce((sum, cells) => sum + Math.max(...cells.map((cell) => race.maxGain[cell] ?? 0)), 0)
  const [contenders, slack]: [Racer[], number[]] = [[], []]
  for (const rival of rivalsOf(race, racer)) {
    let lead = racer.points - rival.points
    for (const cell of fixedCells) lead -= costOf(cell, racer, rival)
    if (lead >= maxCost) continue
    contenders.push(rival)
    slack.push(lead)
  }
  const costs = contested.map((cells) => cells.map((cell) => contenders.map((rival) => costOf(cell, racer, rival))))
  return canAfford(costs, slack)
}

/**
 * The cell of an outcome that is at least as good for a player as every other outcome of the game, whoever the rival;
 * undefined where it depends on the rival. It is the player's own side, or a push in a game they did not pick.
 * @param cells the cells of the game's possible outcomes.
 */
export function bestCell({ maxGain }: Race, racer: Racer, cells: readonly number[]): number | undefined {
  const gain = (cell: number) => racer.maxPoints[cell] ?? 0
  // Even if the rival gains the maximum here and nothing in the other outcome, this one is no worse.
  const isAsGood = (cell: number, other: number) => (maxGain[cell] ?? 0) - gain(cell) <= -gain(other)
  return cells.find((cell) => cells.every((other) => other === cell || isAsGood(cell, other)))
}

/** The points a player loses to a rival by an outcome, with the kindest hidden picks; negative when they gain. */
const costOf = (cell: number, racer: Racer, rival: Racer) => (rival.minPoints[cell] ?? 0) - (racer.maxPoints[cell] ?? 0)

/** What each outcome of a game costs against each rival: `costs[outcome][rival]`. */
export type GameCosts = readonly (readonly number[])[]

/**
 * Whether one outcome of each game can be chosen so that the costs against each rival add up to no more than the slack,
 * the points by which the player leads that rival.
 *
 * The search goes through the games in order. After each choice it drops the rivals who can no longer exceed their
 * slack, gives up when one exceeds it even at the lowest costs, and succeeds when no rival is left.
 */
export function canAfford(games: readonly GameCosts[], slack: readonly number[]): boolean {
  const { minCosts, maxCosts } = boundsFrom(games, slack.length)
  const search = (index: number, left: readonly number[], rivals: readonly number[]): boolean => {
    const undecided: number[] = []
    for (const rival of rivals) {
      const points = left[rival] ?? 0
      if (points < (minCosts[index]?.[rival] ?? 0)) return false
      if (points < (maxCosts[index]?.[rival] ?? 0)) undecided.push(rival)
    }
    if (!undecided.length) return true
    return (games[index] ?? []).some((costs) => {
      const next = left.slice()
      for (const rival of undecided) next[rival] = (left[rival] ?? 0) - (costs[rival] ?? 0)
      return search(index + 1, next, undecided)
    })
  }
  return search(0, slack, [...slack.keys()])
}

/**
 * By game and rival: the lowest and the highest cost of this game and all that follow. Plain loops: it is most of a
 * tap.
 */
function boundsFrom(games: readonly GameCosts[], rivals: number) {
  const [minCosts, maxCosts] = [[new Float64Array(rivals)], [new Float64Array(rivals)]]
  for (const game of [...games].reverse()) {
    const [min, max] = [new Float64Array(rivals), new Float64Array(rivals)]
    for (let rival = 0; rival < rivals; rival += 1) {
      let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
      for (const costs of game) {
        const cost = costs[rival] ?? 0
        if (cost < low) low = cost
        if (cost > high) high = cost
      }
      min[rival] = (minCosts[0]?.[rival] ?? 0) + low
      max[rival] = (maxCosts[0]?.[rival] ?? 0) + high
    }
    minCosts.unshift(min)
    maxCosts.unshift(max)
  }
  return { minCosts, maxCosts }
}
