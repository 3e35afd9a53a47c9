import type { Process } from './scheduler'
import type { Operation, Outcome } from './store/store'

/** The faults of a commit. Each happens to this share of the commits, and a read fails at its own rate. */
const FAULTS: readonly Outcome[] = ['lost', 'reported-lost', 'killed-after', 'aborted', 'unavailable', 'resent']
const FAULT_RATE = 0.012
const READ_FAULT_RATE = 0.004

/** What becomes of an operation, by the random numbers of its process. */
export function faultOf({ kind }: Operation, { random }: Process): Outcome {
  const die = random()
  if (kind === 'read') return die < READ_FAULT_RATE ? 'unavailable' : 'ok'
  return FAULTS[Math.floor(die / FAULT_RATE)] ?? 'ok'
}
