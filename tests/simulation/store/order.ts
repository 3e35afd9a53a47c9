import { Timestamp } from './sdk'
import { type Fields, isMap, type Value } from './values'

const SURROGATE = /[\ud800-\udfff]/

/** Compares as Firestore does, by UTF-8 bytes; only beyond the basic plane does that differ from code units. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0
  if (SURROGATE.test(a) || SURROGATE.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b))
  return a < b ? -1 : 1
}

/** Firestore's order of the types. */
export function rank(value: Value): number {
  if (value === null) return 0
  if (typeof value === 'boolean') return 1
  if (typeof value === 'number') return 2
  if (value instanceof Timestamp) return 3
  if (typeof value === 'string') return 4
  if (Buffer.isBuffer(value)) return 5
  return isMap(value) ? 7 : 6
}

/** Compares two values as Firestore does: by type, then by value; NaN is the smallest number. */
export function compare(a: Value, b: Value): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b)
  if (typeof a === 'string') return compareText(a, b as string)
  if (typeof a === 'number') return compareNumbers(a, b as number)
  if (a instanceof Timestamp) return compareTimes(a, b as Timestamp)
  if (Buffer.isBuffer(a)) return Buffer.compare(a, b as Buffer)
  if (Array.isArray(a)) return compareLists(a, b as Value[])
  return isMap(a) ? compareLists(entries(a), entries(b as Fields)) : Number(a) - Number(b)
}

function compareNumbers(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a))
  return a < b ? -1 : Number(a > b)
}

const compareTimes = (a: Timestamp, b: Timestamp) => a.seconds - b.seconds || a.nanoseconds - b.nanoseconds

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  for (let at = 0; at < a.length && at < b.length; at += 1) {
    const order = compare(a[at] as Value, b[at] as Value)
    if (order) return order
  }
  return a.length - b.length
}

const entries = (fields: Fields): Value[] =>
  Object.keys(fields)
    .sort(compareText)
    .flatMap((field) => [field, fields[field] as Value])
