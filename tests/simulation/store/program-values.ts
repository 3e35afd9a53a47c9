import type { Random } from '#common/random'
import { FieldValue, Timestamp } from './sdk'

/** A value to write, chosen once and created again for every world. `nested` allows a deletion. */
type Choice = (random: Random) => (mayDelete: boolean) => unknown

const number = (random: Random) => Math.floor(random() * 4)
const or =
  (...choices: readonly Choice[]): Choice =>
  (random) =>
    (choices[Math.floor(random() * choices.length)] as Choice)(random)
const is =
  (make: (n: number) => unknown): Choice =>
  (random) => {
    const n = number(random)
    return () => make(n)
  }
const gone: Choice = (random) => {
  const n = number(random)
  return (mayDelete) => (mayDelete ? FieldValue.delete() : n)
}

const numbers = or(
  is((n) => n),
  is((n) => n),
  is((n) => n + 0.5),
  is((n) => FieldValue.increment(n)),
  gone,
)
const lists = or(
  is((n) => [n, 1]),
  is((n) => FieldValue.arrayUnion(n, { x: n })),
)
const times = or(
  is(() => FieldValue.serverTimestamp()),
  is((n) => Timestamp.fromMillis(n)),
)
const maps = or(
  is((x) => ({ x })),
  is((z) => ({ y: { z } })),
  is(() => ({})),
  is((n) => ({ x: FieldValue.increment(n), y: { at: FieldValue.serverTimestamp() } })),
)

const fields: Record<string, Choice> = {
  n: numbers,
  s: or(
    is((n) => `text ${n}`),
    is(() => null),
    gone,
  ),
  m: maps,
  l: lists,
  at: times,
}
const paths: Record<string, Choice> = { ...fields, 'm.x': numbers, 'm.y.z': numbers, 'q.r': lists }

/** Some fields for set(), create() or a merge. */
export function someValues(random: Random): (mayDelete: boolean) => Record<string, unknown> {
  const chosen = choose(random, fields)
  return (mayDelete) => Object.fromEntries(chosen.map(([name, make]) => [name, make(mayDelete)]))
}

/** Some field paths for update(), none within another. */
export function someUpdate(random: Random): () => Record<string, unknown> {
  const { m, ...inner } = paths
  const chosen = choose(random, random() < 0.5 ? fields : inner)
  return () => Object.fromEntries(chosen.map(([name, make]) => [name, make(true)]))
}

function choose(random: Random, from: Record<string, Choice>): [string, (mayDelete: boolean) => unknown][] {
  const made = Object.entries(from).map(([name, choice]) => [name, choice(random), random() < 0.4] as const)
  const chosen = made.filter(([, , isChosen]) => isChosen)
  return (chosen.length ? chosen : made.slice(0, 1)).map(([name, make]) => [name, make])
}
