import { medianOf } from './quantiles.mjs'

/** One figure of the bench, as `bench/results.json` keeps it. */
export interface Row {
  name: string
  /** What was measured, in `unit`; of timed rows the median of the rounds. */
  value: number
  unit: string
  /**
   * The least that the same task needs, or what is free, in the same unit and the same run; null where there is none.
   */
  floor: number | null
  /** `value / floor`; of timed rows the median of the rounds' ratios. Null without a floor. */
  ratio: number | null
  /** The lowest and the highest ratio of the rounds; null for what is counted and comes out the same in every run. */
  spread: [low: number, high: number] | null
  /** Empty for a row that is given for comparison. */
  aim: string
  met: boolean
}

/** A counted figure, whose ratio to its floor may be `mostRatio`. */
export function countedRow(name: string, unit: string, [value, floor]: [number, number], mostRatio: number): Row {
  const ratio = value / floor
  const aim = `≤ ${mostRatio} × ${floor} ${unit}`
  return { name, value, unit, floor, ratio, spread: null, aim, met: ratio <= mostRatio }
}

/** A figure without a floor, which may be `mostValue`. */
export function limitRow(name: string, unit: string, value: number, mostValue: number): Row {
  return {
    name,
    value,
    unit,
    floor: null,
    ratio: null,
    spread: null,
    aim: `≤ ${mostValue} ${unit}`,
    met: value <= mostValue,
  }
}

/** How often a timed row and its floor are measured, in turns, after each has run once unmeasured. */
const ROUNDS = 7

/** What one round measured, of the work and of its floor (ms). */
export interface Round {
  value: number
  floor: number
}

type Work = () => unknown

/** Times one run of some work (ms). */
export async function timeOf(work: Work): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** What a timed row is measured by. */
interface Timed {
  name: string
  /** The product's work, and the least that the task needs; each is timed as a whole, or times itself (ms). */
  work: Work
  floor: Work
  mostRatio: number
  /** How often each runs in one round, so that a round is long against the clock and the garbage collector. */
  times?: number
}

/** Measures some work against its floor in alternating rounds, so that a busy machine slows both. */
export async function timedRow({ name, work, floor, mostRatio, times = 1 }: Timed): Promise<Row> {
  const several = async (each: Work) => {
    for (let time = 0; time < times; time += 1) await each()
  }
  await several(work)
  await several(floor)
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const measured = { value: 0, floor: 0 }
    const both = [['value', work] as const, ['floor', floor] as const]
    // Neither always goes first.
    for (const [which, each] of round % 2 ? both.reverse() : both)
      measured[which] = (await timeOf(() => several(each))) / times
    rounds.push(measured)
  }
  return rowOfRounds(name, rounds, mostRatio)
}

/** The row of rounds that were measured elsewhere (ms). */
export function rowOfRounds(name: string, rounds: readonly Round[], mostRatio: number): Row {
  const ratios = rounds.map(({ value, floor }) => value / floor)
  const ratio = medianOf(ratios)
  return {
    name,
    value: medianOf(rounds.map(({ value }) => value)),
    unit: 'ms',
    floor: medianOf(rounds.map(({ floor }) => floor)),
    ratio,
    spread: [Math.min(...ratios), Math.max(...ratios)],
    aim: `≤ ${mostRatio} ×`,
    met: ratio <= mostRatio,
  }
}
