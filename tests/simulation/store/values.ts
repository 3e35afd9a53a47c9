import { FieldPath, Timestamp } from './sdk'

/** What a field holds. Stored values never change: a write makes new ones and shares the rest. */
export type Value = null | boolean | number | string | Timestamp | Buffer | readonly Value[] | Fields
export interface Fields {
  readonly [field: string]: Value
}

export const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && isPlain(Object.getPrototypeOf(value))

const isPlain = (prototype: unknown) => prototype === Object.prototype || prototype === null

/** A copy that its reader may change. */
export function copyOut(value: Value): unknown {
  if (Array.isArray(value)) return value.map(copyOut)
  if (isMap(value)) return copyFields(value)
  return Buffer.isBuffer(value) ? Buffer.from(value) : value
}

export function copyFields(fields: Fields): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (const field in fields) copy[field] = copyOut(fields[field] as Value)
  return copy
}

/** Whether two values are the same to the database. The order of a map's fields does not matter. */
export function isSame(a: Value | undefined, b: Value | undefined): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((each, index) => isSame(each, b[index]))
  if (a instanceof Timestamp) return b instanceof Timestamp && a.isEqual(b)
  if (Buffer.isBuffer(a)) return Buffer.isBuffer(b) && a.equals(b)
  return isMap(a) && isMap(b) && hasSameFields(a, b)
}

function hasSameFields(a: Fields, b: Fields): boolean {
  const fields = Object.keys(a)
  return fields.length === Object.keys(b).length && fields.every((field) => isSame(a[field], b[field]))
}

const SURROGATE = /[\ud800-\udfff]/

/** Compares as Firestore does, by UTF-8 bytes, which differs from code units only for characters beyond U+FFFF. */
function compareText(a: string, b: string): number {
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
  for (let index = 0; index < a.length && index < b.length; index += 1) {
    const order = compare(a[index] as Value, b[index] as Value)
    if (order) return order
  }
  return a.length - b.length
}

const entries = (fields: Fields): Value[] =>
  Object.keys(fields)
    .sort(compareText)
    .flatMap((field) => [field, fields[field] as Value])

/** The names that lead to a field, from the document's root. */
export type Path = readonly string[]

const ALLOWED = /^[^*~/[\]]+$/

/** Reads `a.b` or a FieldPath. */
export function pathOf(field: unknown): Path {
  if (field instanceof FieldPath) return (field as unknown as { toArray(): string[] }).toArray()
  if (typeof field !== 'string' || !ALLOWED.test(field) || field.split('.').includes(''))
    throw new Error(`Value for argument "field" is not a valid field path: ${String(field)}`)
  return field.split('.')
}

export const isWithin = (path: Path, outer: Path): boolean => outer.every((name, index) => path[index] === name)

export function valueAt(fields: Fields, path: Path): Value | undefined {
  let value: Value | undefined = fields
  for (const name of path) value = isMap(value) && Object.hasOwn(value, name) ? value[name] : undefined
  return value
}

/** The fields with this value at the path. Missing maps on the way are added. */
export function withValue(fields: Fields, path: Path, value: Value): Fields {
  const [name = '', ...rest] = path
  const inner = fields[name]
  return Object.freeze({
    ...fields,
    [name]: rest.length ? withValue(isMap(inner) ? inner : {}, rest, value) : value,
  })
}

/** The fields without the one at the path. */
export function withoutValue(fields: Fields, path: Path): Fields {
  const [name = '', ...rest] = path
  const { [name]: inner, ...others } = fields
  if (inner === undefined) return fields
  if (!rest.length) return Object.freeze(others)
  return isMap(inner) ? Object.freeze({ ...fields, [name]: withoutValue(inner, rest) }) : fields
}
