import { FieldValue, Timestamp } from './sdk'
import { isSame, type Value } from './values'

/** What the database must do with a field for a FieldValue. */
export type Transform =
  | { kind: 'delete' | 'time' }
  | { kind: 'increment'; by: number }
  | { kind: 'union'; elements: readonly unknown[] }

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
      return union(transform.elements as readonly Value[], Array.isArray(was) ? was : [])
  }
}

function union(elements: readonly Value[], was: readonly Value[]): Value {
  const all = [...was]
  for (const element of elements) if (!all.some((each) => isSame(each, element))) all.push(element)
  return Object.freeze(all)
}

/** A time as the database stores it, without nanoseconds. */
export const inMicroseconds = ({ seconds, nanoseconds }: Timestamp): Timestamp =>
  new Timestamp(seconds, nanoseconds - (nanoseconds % 1000))
