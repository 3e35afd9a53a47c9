import { Timestamp } from './sdk'

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
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((each, at) => isSame(each, b[at]))
  if (a instanceof Timestamp) return b instanceof Timestamp && a.isEqual(b)
  if (Buffer.isBuffer(a)) return Buffer.isBuffer(b) && a.equals(b)
  return isMap(a) && isMap(b) && hasSameFields(a, b)
}

function hasSameFields(a: Fields, b: Fields): boolean {
  const fields = Object.keys(a)
  return fields.length === Object.keys(b).length && fields.every((field) => isSame(a[field], b[field]))
}
