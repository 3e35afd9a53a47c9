import type { Version } from './documents'
import { code, StoreError } from './operations'
import { Timestamp } from './sdk'
import { transformed } from './transforms'
import { type Fields, isSame, type Value, valueAt, withoutValue, withValue } from './values'
import type { Precondition, Write } from './writes'

/**
 * The times of a commit: when it was sent, in whole milliseconds, which FieldValue.serverTimestamp() gives; and when it
 * was stored, which is unique and marks the versions. A commit that waits long is stored with an old server's
 * timestamp.
 */
export interface Moment {
  request: Timestamp
  commit: Timestamp
}

/** A document after a write. A write that changes nothing keeps the version and its updateTime. */
export function applied(was: Version | undefined, write: Write, { request, commit }: Moment): Version | undefined {
  demand(write.precondition, was, write.path)
  if (write.kind === 'delete') return undefined
  let fields = write.kind === 'replace' ? (write.puts[0]?.[1] as Fields) : (was?.fields ?? {})
  const puts = write.kind === 'replace' ? [] : write.puts
  for (const [path, value] of puts)
    fields = value === undefined ? withoutValue(fields, path) : withValue(fields, path, value)
  for (const [path, transform] of write.transforms) {
    const next = transformed(transform, valueAt(fields, path), request)
    if (next !== undefined) fields = withValue(fields, path, next)
  }
  if (was && isSame(was.fields, fields)) return was
  refuseTooLarge(write.path, fields)
  return { path: write.path, fields, createTime: was?.createTime ?? commit, updateTime: commit }
}

function demand({ exists, lastUpdateTime }: Precondition, was: Version | undefined, path: string): void {
  if (lastUpdateTime) demandTime(lastUpdateTime, was)
  if (exists === true && !was) throw new StoreError(code.notFound, `no entity to update: ${path}`)
  if (exists === false && was) throw new StoreError(code.alreadyExists, `entity already exists: ${path}`)
}

/** The error for a time that no version of the document can have differs from that for an old version's time. */
function demandTime(time: Timestamp, was: Version | undefined): void {
  if (time.nanoseconds % 1000 || (was && time.valueOf() > was.updateTime.valueOf()))
    throw new StoreError(code.invalidArgument, 'Invalid base version')
  if (!was?.updateTime.isEqual(time))
    throw new StoreError(code.failedPrecondition, 'the stored version does not match the required base version')
}

const LARGEST_DOCUMENT = 1_048_576
const LARGEST_STRING = 1_048_487

/** The size of a document (bytes), as Firestore counts it. */
export function documentSize(path: string, fields: Fields): number {
  const name = path.split('/').reduce((sum, segment) => sum + textSize(segment), 16)
  return name + 32 + fieldsSize(fields)
}

/** Throws for a document that is too large for Firestore. */
function refuseTooLarge(path: string, fields: Fields): void {
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
