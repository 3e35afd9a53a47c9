import { type Docs, type RawPick, rawAt } from './raw'

/**
 * Checks the responses to the players: a pick that was accepted is stored, and stays unless its player changes it or a
 * commissioner enters another or removes the player.
 */
export class AcceptedPicks {
  /** The sides that may be stored, by path of the pick; '' is no pick. A pick with an unknown outcome adds its side. */
  readonly #sides = new Map<string, Set<string>>()
  readonly #entered = new Set<string>()
  readonly #leaving = new Set<string>()

  /** Somebody is being removed: from now on any of their picks may be deleted. */
  leaves(uid: string): void {
    this.#leaving.add(uid)
  }

  accepted(path: string, side: string): void {
    this.#sides.set(path, new Set([side]))
  }

  unknown(path: string, side: string): void {
    this.#sides.set(path, new Set([...(this.#sides.get(path) ?? ['']), side]))
  }

  /** A commissioner enters the pick: from now on it is not checked any more. */
  entered(path: string): void {
    this.#entered.add(path)
  }

  /** The first wrong one of these picks, or of all, in words; null when all are stored as accepted. */
  wrong(docs: Docs, paths: Iterable<string> = this.#sides.keys()): string | null {
    for (const path of paths) {
      const side = rawAt<RawPick>(docs, path)?.pickTeam ?? ''
      const allowed = this.#sides.get(path)
      if (!side && this.#leaving.has(path.slice(path.lastIndexOf('/') + 1))) continue
      if (allowed && !allowed.has(side) && !this.#entered.has(path))
        return `${path} is ${side || 'missing'}, but accepted was ${[...allowed].join(' or ')}`
    }
    return null
  }
}
