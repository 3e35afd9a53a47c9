import { code, StoreError } from './operations'
import { Timestamp } from './sdk'
import { inMicroseconds, type Transform, transformOf } from './transforms'
import { type Fields, isMap, type Path, type Value } from './values'

/** Where FieldValue.delete() is allowed: nowhere, at the root of what is parsed, or everywhere outside arrays. */
export type Deletes = 'nowhere' | 'root' | 'anywhere'

/** A FieldValue and the field it is for. */
export type Placed = readonly [Path, Transform]

const refuse = (reason: string, path: Path): never => {
  const where = path.length ? ` (found in field "${path.join('.')}")` : ''
  throw new Error(`Value for argument "data" is not a valid Firestore document. ${reason}${where}.`)
}

/** Copies a document's data in, apart from its FieldValues, which go to `found`. */
export function storedFields(data: unknown, deletes: Deletes, found: Placed[]): Fields {
  if (!isMap(data)) return refuse('Input is not a plain JavaScript object', [])
  return (storedValue(data, [], deletes, found) as Fields | undefined) ?? {}
}

/** Copies a value in. Undefined means that it contains only FieldValues. */
export function storedValue(
  value: unknown,
  path: Path,
  deletes: Deletes,
  found: Placed[],
  root = path,
): Value | undefined {
  const transform = transformOf(value)
  if (transform) {
    const mayDelete = deletes === 'anywhere' || (deletes === 'root' && path === root)
    if (transform.kind === 'delete' && !mayDelete)
      refuse(
        'FieldValue.delete() must appear at the top-level and can only be used in update() or set() with {merge:true}',
        path,
      )
    found.push([
      path,
      'elements' in transform ? { ...transform, elements: listOf(transform.elements, path) } : transform,
    ])
    return undefined
  }
  if (Array.isArray(value)) return listOf(value, path)
  if (!isMap(value)) return plain(value, path)
  const names = Object.keys(value)
  const copy: Record<string, Value> = {}
  for (const name of names) {
    const inner = storedValue(value[name], [...path, name], deletes, found, root)
    if (inner !== undefined) copy[name] = inner
  }
  return names.length && !Object.keys(copy).length ? undefined : Object.freeze(copy)
}

function listOf(values: readonly unknown[], path: Path): readonly Value[] {
  return Object.freeze(values.map((value, index) => elementOf(value, [...path, String(index)])))
}

function elementOf(value: unknown, path: Path): Value {
  if (Array.isArray(value))
    throw new StoreError(code.invalidArgument, 'Cannot convert an array value in an array value.')
  const found: Placed[] = []
  const element = storedValue(value, path, 'anywhere', found)
  return element === undefined || found.length
    ? refuse('A FieldValue cannot be used inside of an array', path)
    : element
}

function plain(value: unknown, path: Path): Value {
  if (value === undefined)
    return refuse(
      'Cannot use "undefined" as a Firestore value. To ignore them, enable `ignoreUndefinedProperties`',
      path,
    )
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
    return value
  if (value instanceof Timestamp) return inMicroseconds(value)
  if (value instanceof Date) return Timestamp.fromDate(value)
  if (value instanceof Uint8Array) return Buffer.from(value)
  return refuse(`Couldn't serialize a ${typeof value}`, path)
}
