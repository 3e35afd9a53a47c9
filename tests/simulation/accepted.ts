import { type Docs, type RawPick, rawAt } from './raw'

/**
 * What was answered to the players: a pick that was accepted is stored, and stays unless its player changes it or a
 * commissioner enters another.
 */
export class AcceptedPicks {
  /** The sides that may be stored, by the path of the pick; an unknown outcome adds one, the empty one is no pick. */
  readonly #sides = new Map<string, Set<string>>()
  readonly #entered = new Set<string>()

  accepted(path: string, side: string): void {
    this.#sides.set(path, new Set([side]))
  }

  unknown(path: string, side: string): void {
    this.#sides.set(path, new Set([...(this.#sides.get(path) ?? ['']), side]))
  }

  /** A commissioner enters the pick: from now on it is theirs. */
  entered(path: string): void {
    this.#entered.add(path)
  }

  /** What is wrong with this pick, or with any, in words; null when all are as they were answered. */
  wrong(docs: Docs, paths: Iterable<string> = this.#sides.keys()): string | null {
    for (const path of paths) {
      const side = rawAt<RawPick>(docs, path)?.pickTeam ?? ''
      const may = this.#sides.get(path)
      if (may && !may.has(side) && !this.#entered.has(path))
        return `${path} is ${side || 'missing'}, but accepted was ${[...may].join(' or ')}`
    }
    return null
  }
}
