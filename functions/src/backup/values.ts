import { Timestamp } from 'firebase-admin/firestore'

/**
 * The key that marks a value which JSON does not have. Firestore reserves names of the form `__x__`, so no field of a
 * document is called that.
 */
const TYPE = '__type__'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A field of a document as JSON that keeps its type. @throws Error for a type that is not known here. */
export function encode(value: unknown): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? value : { [TYPE]: 'number', value: nameOf(value) }
  }
  if (Array.isArray(value)) return value.map(encode)
  if (value instanceof Timestamp) {
    return { [TYPE]: 'timestamp', seconds: value.seconds, nanoseconds: value.nanoseconds }
  }
  if (value instanceof Uint8Array) return { [TYPE]: 'bytes', value: Buffer.from(value).toString('base64') }
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, encode(field)]))
  }
  throw new Error(`A field has a type that a backup does not know: ${String(value)}`)
}

const nameOf = (value: number) => (Object.is(value, -0) ? '-0' : String(value))

/** The field that {@link encode} made this of. @throws Error for what it never makes. */
export function decode(json: unknown): unknown {
  if (json === null || typeof json !== 'object') return json
  if (Array.isArray(json)) return json.map(decode)
  const map = json as Record<string, unknown>
  switch (map[TYPE]) {
    case undefined:
      return Object.fromEntries(Object.entries(map).map(([key, field]) => [key, decode(field)]))
    case 'number':
      return Number(map.value)
    case 'timestamp':
      return new Timestamp(Number(map.seconds), Number(map.nanoseconds))
    case 'bytes':
      return Buffer.from(String(map.value), 'base64')
    default:
      throw new Error(
        `The backup has a value of the unknown type ${String(map[TYPE])}: restore it with the release that made it.`,
      )
  }
}
