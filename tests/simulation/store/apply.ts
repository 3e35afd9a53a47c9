import type { Version } from './documents'
import { code, StoreError } from './errors'
import { valueAt, withoutValue, withValue } from './field-paths'
import type { Timestamp } from './sdk'
import { refuseTooLarge } from './size'
import { transformed } from './transforms'
import { type Fields, isSame } from './values'
import type { Precondition, Write } from './writes'

/**
 * The times of a commit: when it was sent, in whole milliseconds, which FieldValue.serverTimestamp() gives; and when it
 * was stored, which is unique and marks the versions. A commit that waits long is stored with an old server's timestamp.
 */
export interface Moment {
  request: Timestamp
  commit: Timestamp
}

/** What a write makes of a document. A write that changes nothing leaves the version, and its updateTime, alone. */
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

/** A time that no version of the document can have is refused otherwise than one that has passed. */
function demandTime(time: Timestamp, was: Version | undefined): void {
  if (time.nanoseconds % 1000 || (was && time.valueOf() > was.updateTime.valueOf()))
    throw new StoreError(code.invalidArgument, 'Invalid base version')
  if (!was?.updateTime.isEqual(time))
    throw new StoreError(code.failedPrecondition, 'the stored version does not match the required base version')
}
