import { type Deletes, type Placed, storedFields, storedValue } from './input'
import type { FieldPath, Timestamp } from './sdk'
import { type Fields, isMap, isWithin, type Path, pathOf, type Value, valueAt } from './values'

export interface Precondition {
  exists?: boolean
  lastUpdateTime?: Timestamp
}
export interface SetOptions {
  merge?: boolean
  mergeFields?: readonly (string | FieldPath)[]
}

/**
 * A change of one document: `puts` replace or (undefined) remove fields, then `transforms` are applied to the result.
 */
export interface Write {
  path: string
  kind: 'replace' | 'change' | 'delete'
  puts: readonly (readonly [Path, Value | undefined])[]
  transforms: readonly Placed[]
  precondition: Precondition
}

export const createWrite = (path: string, data: unknown): Write => ({
  ...replacing(path, data),
  precondition: { exists: false },
})

export function setWrite(path: string, data: unknown, { merge, mergeFields }: SetOptions = {}): Write {
  if (merge && mergeFields) throw new Error('You cannot specify both "merge" and "mergeFields".')
  if (mergeFields) return masked(path, data, mergeFields.map(pathOf))
  if (!merge) return replacing(path, data)
  const [fields, deleted, transforms] = parse(data, 'anywhere')
  const puts = [...leaves(fields, []), ...deleted.map((each) => [each, undefined] as const)]
  return { path, kind: 'change', puts, transforms, precondition: {} }
}

export function updateWrite(path: string, fields: object, precondition: Precondition = { exists: true }): Write {
  const entries = Object.entries(fields).map(([name, value]) => [pathOf(name), value] as const)
  if (!entries.length) throw new Error('At least one field must be updated.')
  const found: Placed[] = []
  const puts = entries.map(([field, value]) => [field, storedValue(value, field, 'root', found)] as const)
  for (const [field] of puts)
    if (puts.some(([other]) => other !== field && isWithin(field, other)))
      throw new Error(`Update() was given the field "${field.join('.')}" multiple times.`)
  const transforms = found.filter(([, { kind }]) => kind !== 'delete')
  const isTransformed = (field: Path) => transforms.some(([each]) => each === field)
  return { path, kind: 'change', puts: puts.filter(([field]) => !isTransformed(field)), transforms, precondition }
}

export const deleteWrite = (path: string): Write => ({
  path,
  kind: 'delete',
  puts: [],
  transforms: [],
  precondition: {},
})

function replacing(path: string, data: unknown): Write {
  const [fields, , transforms] = parse(data, 'nowhere')
  return { path, kind: 'replace', puts: [[[], fields]], transforms, precondition: {} }
}

/** A set() of only the named fields. */
function masked(path: string, data: unknown, mask: readonly Path[]): Write {
  const [fields, , all] = parse(data, 'anywhere')
  // The client library splits names in maps at their dots, and so does not find them. The store does the same.
  for (const field of mask)
    if (field.slice(1).some((name) => name.includes('.')) || valueAt(data as Fields, field) === undefined)
      throw new Error(`Input data is missing for field "${field.join('.')}".`)
  const transforms = all.filter(([field]) => mask.some((each) => isWithin(field, each)))
  const isTransformed = (field: Path) =>
    transforms.some(([each]) => each.length === field.length && isWithin(each, field))
  const puts = mask.filter((field) => !isTransformed(field)).map((field) => [field, valueAt(fields, field)] as const)
  return { path, kind: 'change', puts, transforms, precondition: {} }
}

/** The data without its FieldValues, the fields to delete, and the other FieldValues. */
function parse(data: unknown, deletes: Deletes): [Fields, Path[], Placed[]] {
  const found: Placed[] = []
  const fields = storedFields(data, deletes, found)
  const isDelete = ([, { kind }]: Placed) => kind === 'delete'
  return [fields, found.filter(isDelete).map(([path]) => path), found.filter((each) => !isDelete(each))]
}

/** What a merge writes: every value that is not a map, and the empty maps. */
function leaves(fields: Fields, path: Path): [Path, Value][] {
  return Object.entries(fields).flatMap(([name, value]): [Path, Value][] =>
    isMap(value) && Object.keys(value).length ? leaves(value, [...path, name]) : [[[...path, name], value]],
  )
}
