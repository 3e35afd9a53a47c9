/** What each outcome of a game costs against each rival: `costs[outcome][rival]`. */
export type Choice = readonly (readonly number[])[]

/**
 * Whether one outcome of each game can be chosen so that the costs against no rival exceed the slack. It is tried out,
 * game by game, for the rivals that are still in doubt only.
 */
export function canAfford(choices: readonly Choice[], slack: readonly number[]): boolean {
  // From each game on, the least and the most that all which follow can cost, by rival.
  const cheapest = sums(choices, slack.length, Math.min)
  const dearest = sums(choices, slack.length, Math.max)
  const search = (at: number, left: readonly number[], doubtful: readonly number[]): boolean => {
    const still: number[] = []
    for (const rival of doubtful) {
      const room = left[rival] ?? 0
      if (room < (cheapest[at]?.[rival] ?? 0)) return false
      if (room < (dearest[at]?.[rival] ?? 0)) still.push(rival)
    }
    if (!still.length) return true
    return (choices[at] ?? []).some((costs) => {
      const next = left.slice()
      for (const rival of still) next[rival] = (left[rival] ?? 0) - (costs[rival] ?? 0)
      return search(at + 1, next, still)
    })
  }
  return search(0, slack, [...slack.keys()])
}

function sums(choices: readonly Choice[], rivals: number, pick: (...costs: number[]) => number): number[][] {
  const from: number[][] = [new Array<number>(rivals).fill(0)]
  for (const choice of [...choices].reverse()) {
    from.unshift((from[0] ?? []).map((after, rival) => after + pick(...choice.map((costs) => costs[rival] ?? 0))))
  }
  return from
}
