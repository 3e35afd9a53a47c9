/** Counts what a run meets, so that a fault or an encounter that never happens is noticed. */
export class Counters {
  readonly counts = new Map<string, number>()
  readonly #open = new Map<string, number>()

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1)
  }

  /** Something that lasts begins; what else is going on meanwhile is an encounter. */
  begins(what: string): void {
    for (const [other, open] of this.#open) if (open > 0) this.count([what, other].sort().join(' meets '))
    this.#open.set(what, (this.#open.get(what) ?? 0) + 1)
  }

  ends(what: string): void {
    this.#open.set(what, (this.#open.get(what) ?? 1) - 1)
  }

  /** Whether something that lasts is going on. */
  isOn(what: string): boolean {
    return (this.#open.get(what) ?? 0) > 0
  }

  add(others: Counters): void {
    for (const [what, count] of others.counts) this.counts.set(what, (this.counts.get(what) ?? 0) + count)
  }
}
