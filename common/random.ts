/** A stream of numbers in [0, 1): the same seed gives the same stream on every machine. */
export type Chance = () => number

/** The generator mulberry32: small and fast; not for secrets. */
export function mulberry32(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The stream of a name, e.g. a game id, and a seed. */
export function chanceOf(name: string, seed: number): Chance {
  let hash = 2166136261 ^ seed
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return mulberry32(hash)
}

/** A whole number from `low` to `high`, both included. */
export function between(chance: Chance, low: number, high: number): number {
  return low + Math.floor(chance() * (high - low + 1))
}

/** One item of a list. */
export function oneOf<T>(chance: Chance, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(chance() * choices.length)] ?? choices[0]
}

/** A copy of a list in random order. */
export function shuffled<T>(chance: Chance, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, order: chance() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
