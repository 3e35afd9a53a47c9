import type { Action } from './plan'
import { runSeed } from './run'

/** So many times a failing run is played again to find a shorter one. */
const RUNS = 60

/** The fewest actions, of those that were tried, with which a seed still fails. Halves are left out, then quarters, … */
export async function shortened(seed: number, plan: readonly Action[]): Promise<readonly Action[]> {
  let [kept, size, runs] = [plan, Math.ceil(plan.length / 2), 0]
  while (size >= 1 && runs < RUNS) {
    let left = false
    for (let from = 0; from < kept.length && runs < RUNS; from += size) {
      const fewer = [...kept.slice(0, from), ...kept.slice(from + size)]
      runs += 1
      if ((await runSeed(seed, fewer)).failure === null) continue
      ;[kept, left] = [fewer, true]
      break
    }
    if (!left) size = size === 1 ? 0 : Math.ceil(size / 2)
  }
  return kept
}

/** An action in one line. */
export function actionText({ at, who, number, does, ...rest }: Action): string {
  const minutes = (at / 60_000).toFixed(2)
  const details = Object.entries(rest).map(([name, value]) => {
    const isGame = value && typeof value === 'object' && 'kickoff' in value
    return `${name} ${isGame ? `${value.week}/${value.id}` : JSON.stringify(value)}`
  })
  return `${number} at ${minutes} min: ${who} ${does} ${details.join(', ')}`
}
