/** One figure of the bench, as `bench/results.json` keeps it. */
export interface Row {
  name: string
  /** What was measured, in `unit`; of timed rows the median of the rounds. */
  value: number
  unit: string
  /** The least that the same task needs, or what is free, in the same unit and the same run; null where there is none. */
  floor: number | null
  /** `value / floor`; of timed rows the median of the rounds' ratios. Null without a floor. */
  ratio: number | null
  /** The lowest and the highest ratio of the rounds; null for what is counted and comes out the same in every run. */
  spread: [low: number, high: number] | null
  /** Empty for a row that is given for comparison. */
  aim: string
  met: boolean
}

/** A counted figure, whose ratio to its floor may be `most`. */
export function countedRow(name: string, unit: string, [value, floor]: [number, number], most: number): Row {
  const ratio = value / floor
  const aim = `≤ ${most} × ${floor} ${unit}`
  return { name, value, unit, floor, ratio, spread: null, aim, met: ratio <= most }
}

/** A figure without a floor, which may be `most`. */
export function limitRow(name: string, unit: string, value: number, most: number): Row {
  return { name, value, unit, floor: null, ratio: null, spread: null, aim: `≤ ${most} ${unit}`, met: value <= most }
}
