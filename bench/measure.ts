/** Runs all jobs, `atATime` at once. @returns how long it took (ms). */
export async function timed(jobs: readonly (() => Promise<void>)[], atATime: number): Promise<number> {
  const started = performance.now()
  const left = [...jobs]
  const worker = async () => {
    for (let job = left.pop(); job; job = left.pop()) await job()
  }
  await Promise.all(Array.from({ length: atATime }, worker))
  return performance.now() - started
}

/** Prints a measurement's ratio to its floor (both ms), and whether it is within the goal. */
export function report(name: string, measured: number, floor: number, goal: number): void {
  const ratio = measured / floor
  const verdict = ratio <= goal ? 'within' : 'ABOVE'
  const numbers = `${Math.round(measured)} ms, floor ${Math.round(floor)} ms`
  console.log(`${name}: ${ratio.toFixed(2)} × the floor (${numbers}), ${verdict} the goal of ${goal} ×`)
}
