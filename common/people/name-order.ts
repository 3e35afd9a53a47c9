import { plainName } from '#common/plain-name'

/** Compares by code unit. */
const compareText = (a: string, b: string) => Number(a > b) - Number(a < b)

/** Whether a name has neither accents nor apostrophes: to ask is cheaper, and a board compares each a dozen times. */
const isPlain = (name: string) => /^[ -&(-~]*$/.test(name)
const sortKey = (name: string) => (isPlain(name) ? name.toLowerCase() : plainName(name))

/**
 * Compares names without regard to case, accents and apostrophes, then by code unit: unlike `localeCompare`, the same
 * on every machine.
 */
export function compareNames(a: string, b: string): number {
  return compareText(sortKey(a), sortKey(b)) || compareText(a, b)
}

/** A player by the name that others read. */
export interface NamedPlayer {
  userId: string
  name: string
}

/** Compares players by name; those of one name by uid, so that the order is the same everywhere. */
export function byName(a: NamedPlayer, b: NamedPlayer): number {
  return compareNames(a.name, b.name) || compareText(a.userId, b.userId)
}
