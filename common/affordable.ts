/** What each outcome of a game costs against each rival: `costs[outcome][rival]`. */
export type Choice = readonly (readonly number[])[]

/**
 * Whether one outcome of each game can be chosen so that the costs against no rival exceed the slack. It is tried out,
 * game by game, for the rivals that are still in doubt only.
 */
export function affordable(choices: readonly Choice[], slack: readonly number[]): boolean {
  const ordered = [...choices].sort((a, b) => weight(b) - weight(a))
  // From each game on, the least and the most that all which follow can cost, by rival.
  const cheapest = sums(ordered, slack.length, Math.min)
  const dearest = sums(ordered, slack.length, Math.max)
  const search = (at: number, left: readonly number[], doubtful: readonly number[]): boolean => {
    const still: number[] = []
    for (const rival of doubtful) {
      const room = left[rival] ?? 0
      if (room < (cheapest[at]?.[rival] ?? 0)) return false
      if (room < (dearest[at]?.[rival] ?? 0)) still.push(rival)
    }
    if (!still.length) return true
    return (ordered[at] ?? []).some((costs) => {
      const next = left.slice()
      for (const rival of still) next[rival] = (left[rival] ?? 0) - (costs[rival] ?? 0)
      return search(at + 1, next, still)
    })
  }
  return search(0, slack, [...slack.keys()])
}

/** How much hangs on a game: what touches most rivals is tried first, to fail soon. */
const weight = (choice: Choice) => choice.reduce((sum, costs) => sum + costs.reduce((of, cost) => of + cost, 0), 0)

function sums(choices: readonly Choice[], rivals: number, pick: (...costs: number[]) => number): number[][] {
  const from: number[][] = [new Array<number>(rivals).fill(0)]
  for (const choice of [...choices].reverse()) {
    from.unshift((from[0] ?? []).map((after, rival) => after + pick(...choice.map((costs) => costs[rival] ?? 0))))
  }
  return from
}
