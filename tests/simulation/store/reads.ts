import type { Documents, Version } from './documents'
import type { Lookup, Reads } from './engine'
import { code, StoreError } from './errors'

/**
 * What a read-write transaction has read. Firestore locks it; here a change by somebody else makes the transaction fail
 * with ABORTED, at its next read or at its commit, so its function never sees two states mixed.
 */
export class CheckedReads implements Reads {
  #reads: { lookup: Lookup; versions: readonly (Version | undefined)[] }[] = []
  #changes = -1

  /** Looks up, and remembers what was found. */
  find(lookup: Lookup, now: Documents): readonly (Version | undefined)[] {
    this.demandUnchanged(now)
    const versions = lookup.find(now)
    this.#reads.push({ lookup, versions })
    this.#changes = now.changes
    return versions
  }

  demandUnchanged(now: Documents): void {
    if (now.changes === this.#changes) return
    for (const { lookup, versions } of this.#reads) {
      const found = lookup.find(now)
      if (found.length !== versions.length || found.some((each, at) => each !== versions[at]))
        throw new StoreError(code.aborted, `Transaction aborted: ${lookup.paths.join(', ')} has changed.`)
    }
    this.#changes = now.changes
  }
}
