import { code, StoreError } from './errors'
import { Timestamp } from './sdk'
import type { Fields, Value } from './values'

const LARGEST_DOCUMENT = 1_048_576
const LARGEST_STRING = 1_048_487

/** How large (bytes) a document is, by Firestore's own way of measuring. */
export function documentSize(path: string, fields: Fields): number {
  const name = path.split('/').reduce((sum, segment) => sum + textSize(segment), 16)
  return name + 32 + fieldsSize(fields)
}

/** Refuses a document that Firestore would find too large. */
export function refuseTooLarge(path: string, fields: Fields): void {
  if (documentSize(path, fields) > LARGEST_DOCUMENT)
    throw new StoreError(code.invalidArgument, `maximum entity size is ${LARGEST_DOCUMENT} bytes`)
}

const textSize = (text: string) => Buffer.byteLength(text) + 1

function fieldsSize(fields: Fields): number {
  let size = 0
  for (const field in fields) size += textSize(field) + valueSize(fields[field] as Value)
  return size
}

function valueSize(value: Value): number {
  if (typeof value === 'string') return checked(textSize(value) - 1) + 1
  if (typeof value === 'number' || value instanceof Timestamp) return 8
  if (typeof value === 'boolean' || value === null) return 1
  if (Buffer.isBuffer(value)) return checked(value.length)
  return Array.isArray(value)
    ? value.reduce((sum: number, each: Value) => sum + valueSize(each), 0)
    : fieldsSize(value as Fields)
}

function checked(size: number): number {
  if (size > LARGEST_STRING)
    throw new StoreError(code.invalidArgument, `The value of property is longer than ${LARGEST_STRING} bytes.`)
  return size
}
