import { isDeepStrictEqual } from 'node:util'
import { type DocumentData, type DocumentReference, FieldValue, type Timestamp } from 'firebase-admin/firestore'
import { db } from './firebase'

/** A document as it was read, so that it can be written back only if nobody else wrote it meanwhile. */
export interface Held<T> {
  ref: DocumentReference
  value: T | null
  updateTime: Timestamp | undefined
}

/** Another pass or a commissioner wrote the document first; what was worked out from it must be worked out again. */
export class Overtaken extends Error {}

/** Reads a document to be written back. */
export async function hold<T>(path: string): Promise<Held<T>> {
  const snapshot = await db.doc(path).get()
  return { ref: snapshot.ref, value: (snapshot.data() as T | undefined) ?? null, updateTime: snapshot.updateTime }
}

/**
 * Makes the document hold exactly `next`. Writes nothing when it already does.
 * @returns whether it wrote.
 * @throws Overtaken when the document is no longer the one that was read.
 */
export async function put<T extends object>(held: Held<T>, next: T): Promise<boolean> {
  if (held.value && isDeepStrictEqual(held.value, next)) return false
  try {
    if (!held.updateTime) await held.ref.create(next as DocumentData)
    else await held.ref.update(wholly(held.value, next), { lastUpdateTime: held.updateTime })
    return true
  } catch (error) {
    if (isOvertaken(error)) throw new Overtaken(held.ref.path)
    throw error
  }
}

/** An update replaces only the fields it names: those that are gone must be named as gone. */
function wholly<T extends object>(was: T | null, next: T): DocumentData {
  const gone = Object.keys(was ?? {}).filter((field) => !(field in next))
  return { ...next, ...Object.fromEntries(gone.map((field) => [field, FieldValue.delete()])) }
}

/** gRPC's ALREADY_EXISTS, FAILED_PRECONDITION and ABORTED; NOT_FOUND when the document was deleted meanwhile. */
export function isOvertaken(error: unknown): boolean {
  const code = (error as { code?: unknown }).code
  return code === 5 || code === 6 || code === 9 || code === 10
}
