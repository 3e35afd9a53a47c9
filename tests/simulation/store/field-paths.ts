import { FieldPath } from './sdk'
import { type Fields, isMap, type Value } from './values'

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

export const isWithin = (path: Path, outer: Path): boolean => outer.every((name, at) => path[at] === name)

export function valueAt(fields: Fields, path: Path): Value | undefined {
  let value: Value | undefined = fields
  for (const name of path) value = isMap(value) && Object.hasOwn(value, name) ? value[name] : undefined
  return value
}

/** The fields with a value put there, in maps that are made where none stands. */
export function withValue(fields: Fields, path: Path, value: Value): Fields {
  const [name = '', ...rest] = path
  const inner = fields[name]
  return Object.freeze({
    ...fields,
    [name]: rest.length ? withValue(isMap(inner) ? inner : {}, rest, value) : value,
  })
}

/** The fields without the one there. */
export function withoutValue(fields: Fields, path: Path): Fields {
  const [name = '', ...rest] = path
  const { [name]: inner, ...others } = fields
  if (inner === undefined) return fields
  if (!rest.length) return Object.freeze(others)
  return isMap(inner) ? Object.freeze({ ...fields, [name]: withoutValue(inner, rest) }) : fields
}
