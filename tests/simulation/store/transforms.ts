import { FieldValue, Timestamp } from './sdk'
import { isSame, type Value } from './values'

/** What the database must do with a field for a FieldValue. */
export type Transform =
  | { kind: 'delete' | 'time' }
  | { kind: 'increment'; by: number }
  | { kind: 'union' | 'remove'; elements: readonly unknown[] }

/** A FieldValue's private fields in the client library, which its types do not show. */
interface Sentinel {
  methodName: string
  operand: number
  elements: readonly unknown[]
}

/** Recognises the FieldValues of the client library. */
export function transformOf(value: unknown): Transform | null {
  if (!(value instanceof FieldValue)) return null
  const { methodName, operand, elements } = value as unknown as Sentinel
  switch (methodName) {
    case 'FieldValue.delete':
      return { kind: 'delete' }
    case 'FieldValue.serverTimestamp':
      return { kind: 'time' }
    case 'FieldValue.increment':
      return { kind: 'increment', by: operand }
    case 'FieldValue.arrayUnion':
      return { kind: 'union', elements }
    case 'FieldValue.arrayRemove':
      return { kind: 'remove', elements }
    default:
      throw new Error(`${methodName}() is not known to the store.`)
  }
}

/** The field's new value; undefined to remove it. */
export function transformed(transform: Transform, was: Value | undefined, now: Timestamp): Value | undefined {
  switch (transform.kind) {
    case 'delete':
      return undefined
    case 'time':
      return now
    case 'increment':
      return typeof was === 'number' ? was + transform.by : transform.by
    default:
      return arrayOf(transform.kind, transform.elements as readonly Value[], Array.isArray(was) ? was : [])
  }
}

function arrayOf(kind: 'union' | 'remove', elements: readonly Value[], was: readonly Value[]): Value {
  const among = (list: readonly Value[], value: Value) => list.some((each) => isSame(each, value))
  if (kind === 'remove') return Object.freeze(was.filter((each) => !among(elements, each)))
  const union = [...was]
  for (const element of elements) if (!among(union, element)) union.push(element)
  return Object.freeze(union)
}

/** A time as the database stores it, without nanoseconds. */
export const inMicroseconds = ({ seconds, nanoseconds }: Timestamp): Timestamp =>
  new Timestamp(seconds, nanoseconds - (nanoseconds % 1000))
