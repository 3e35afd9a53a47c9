import { GAME_TROUBLES } from '../../scripts/simulator/orders'

/** Counts the faults and coincidences of a run, so that one that never happens is noticed. */
export class Counters {
  readonly counts = new Map<string, number>()
  readonly #open = new Map<string, number>()

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1)
  }

  /** Begins something that takes time, and counts a coincidence with everything else that is under way. */
  begins(what: string): void {
    for (const [other, open] of this.#open) if (open > 0) this.count([what, other].sort().join(' meets '))
    this.#open.set(what, (this.#open.get(what) ?? 0) + 1)
  }

  ends(what: string): void {
    this.#open.set(what, (this.#open.get(what) ?? 1) - 1)
  }

  /** Whether something that takes time is under way. */
  isOn(what: string): boolean {
    return (this.#open.get(what) ?? 0) > 0
  }

  add(others: Counters): void {
    for (const [what, count] of others.counts) this.counts.set(what, (this.counts.get(what) ?? 0) + count)
  }
}

/** The faults and coincidences that a set of runs must contain to prove anything. */
const REQUIRED = [
  'a commit was lost',
  'a commit was reported-lost',
  'a commit was killed-after',
  'a commit was aborted',
  'a commit was unavailable',
  'a commit was resent',
  'a pass meets a pass',
  'a change at the desk meets a pass',
  'a reveal happened during a change at the desk',
  'a pick was accepted',
  'a pick was a push',
  'a pick was refused: locked',
  'the outcome of a pick was unknown',
  'a final was corrected',
  'a final was corrected in a finished week',
  'a game was cancelled and is on after all',
  'a kickoff moved',
  'a kickoff was settled by hand',
  'a kickoff was doubted',
  'a doubt was confirmed by the feed',
  'a kickoff moved too late',
  'a reading was older than the one used',
  'a pass was overtaken',
  'the active week was set back',
  'a pick was entered after the final',
  'a change was undone',
  'a season was closed',
  'a season was begun',
  'a write under a finished season was refused',
  'remove: done',
  'back: done',
  'delete: done',
  'a pick was refused: signed-out',
  'score: done',
  'fix: done',
  'slate: done',
  'add: done',
  'result: done',
  'give-back: done',
  'the feed was overruled',
  'a final was corrected by hand',
  'a final was taken back',
  'the feed: a wrong date',
  ...GAME_TROUBLES.map((kind) => `the feed: ${kind}`),
]

/** The required ones that never happened. */
export const missing = ({ counts }: Counters): string[] => REQUIRED.filter((what) => !counts.has(what))
