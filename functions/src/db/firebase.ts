import { getApps, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import {
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  getFirestore,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  type Transaction,
  type WithFieldValue,
} from 'firebase-admin/firestore'
import { type CollectionPath, type DocPath, paths } from '#common/paths'
import { isEmulated } from '../config'
import { runInSeason } from './run-in-season'

if (!getApps().length) initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? 'demo-cfb-picks' })

export let db: Firestore = getFirestore()
export const auth: Auth = getAuth()

/** Replaces the database. For the simulation. */
export function setDatabase(other: Firestore): void {
  db = other
}

// Stored documents are not checked when they are read: only this server writes them. The casts that follow from that
// stand here and nowhere else.

/** The reference of a document, with the type that its path carries. */
export const docRef = <T>(path: DocPath<T>) => db.doc(path) as DocumentReference<T>

/** The reference of a collection, with the type that its path carries. */
export const collectionRef = <T>(path: CollectionPath<T>) => db.collection(path) as CollectionReference<T>

/** All documents of a collection with these of their fields only. */
export const fieldsOf = <T, Field extends keyof T & string>(path: CollectionPath<T>, fields: readonly Field[]) =>
  db.collection(path).select(...fields) as Query<Pick<T, Field>>

/** The value of a document, or null if it does not exist. */
export async function read<T>(path: DocPath<T>): Promise<T | null> {
  return (await docRef(path).get()).data() ?? null
}

/** The value of a document as a transaction sees it, or null if it does not exist. */
export async function readIn<T>(tx: Transaction, path: DocPath<T>): Promise<T | null> {
  return (await tx.get(docRef(path))).data() ?? null
}

/** The snapshots of several documents of different types, or of none, in one read of a transaction. */
export async function docsIn<T extends readonly unknown[]>(
  tx: Transaction,
  ...wanted: { readonly [K in keyof T]: DocPath<T[K]> }
): Promise<{ [K in keyof T]: DocumentSnapshot<T[K]> }> {
  // The SDK throws for none.
  const found = wanted.length ? await tx.getAll(...wanted.map((path) => db.doc(path))) : []
  return found as { [K in keyof T]: DocumentSnapshot<T[K]> }
}

/** The values of the documents that a query has found, by document id. */
export const valuesById = <T>({ docs }: QuerySnapshot<T>): Map<string, T> =>
  new Map(docs.map((document) => [document.id, document.data()]))

/** The values of all documents of a collection, by document id. */
export const readAll = async <T>(path: CollectionPath<T>): Promise<Map<string, T>> =>
  valuesById(await collectionRef(path).get())

/** The values of all documents of a collection, read in a transaction. */
export const readValuesIn = async <T>(tx: Transaction, path: CollectionPath<T>): Promise<T[]> =>
  (await tx.get(collectionRef(path))).docs.map((each) => each.data())

/** How many documents are in memory at once when a query may find any number. */
const PAGE = 300

/**
 * The documents that a query finds, in pages.
 * @param readPage reads one page; by default as it is now.
 */
export async function* pagesOf<T>(
  query: Query<T>,
  readPage = (page: Query<T>): Promise<QuerySnapshot<T>> => page.get(),
): AsyncGenerator<QueryDocumentSnapshot<T>[]> {
  for (let page = query.limit(PAGE); ; ) {
    const { docs } = await readPage(page)
    yield docs
    const last = docs.at(-1)
    if (!last || docs.length < PAGE) return
    page = query.startAfter(last).limit(PAGE)
  }
}

/** The values of all documents that a query finds. */
export const findAll = async <T>(query: Query<T>): Promise<T[]> => (await query.get()).docs.map((each) => each.data())

/** Deletes every document that a query finds. If it breaks off, what was deleted until then stays deleted. */
export async function deleteFound(query: Query): Promise<void> {
  for await (const page of pagesOf(query)) await Promise.all(page.map(({ ref }) => ref.delete()))
}

/** How often a transaction is run before its error is final. */
const TRANSACTION_TRIES = 5

/**
 * Runs a transaction; {@link runInSeason} refuses its writes under a finished season. The SDK repeats one that lost to
 * a concurrent write. The emulator, unlike production, closes such a transaction while it still reads
 * (INVALID_ARGUMENT), which the SDK does not repeat: under the emulator that is done here.
 */
export async function transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.runTransaction((tx) => runInSeason(tx, docRef(paths.settings()), work))
    } catch (error) {
      if (!wasClosedByEmulator(error) || tries === TRANSACTION_TRIES) throw error
    }
  }
}

function wasClosedByEmulator(error: unknown): boolean {
  if (!isEmulated()) return false
  const { message } = error as { message?: unknown }
  return errorCode(error) === GRPC.invalidArgument && /transaction is invalid or closed/i.test(String(message))
}

/** The code of an error of the database (a number, see {@link GRPC}) or of the sign-in service (`auth/…`). */
export const errorCode = (error: unknown) => (error as { code?: unknown } | undefined)?.code

/** gRPC's codes of the database's errors. */
const GRPC = {
  cancelled: 1,
  unknown: 2,
  invalidArgument: 3,
  deadlineExceeded: 4,
  notFound: 5,
  alreadyExists: 6,
  resourceExhausted: 8,
  failedPrecondition: 9,
  aborted: 10,
  internal: 13,
  unavailable: 14,
} as const
/** The stored documents are not as a write expects; `notFound` when one was deleted meanwhile. */
const PRECONDITION: readonly unknown[] = [GRPC.notFound, GRPC.alreadyExists, GRPC.failedPrecondition, GRPC.aborted]
/** The database was too busy, or the connection to it broke off. In a transaction the SDK has tried again, in vain. */
const UNAVAILABLE: readonly unknown[] = [
  GRPC.cancelled,
  GRPC.unknown,
  GRPC.deadlineExceeded,
  GRPC.resourceExhausted,
  GRPC.aborted,
  GRPC.internal,
  GRPC.unavailable,
]

/** Creates a document; one that exists already stays: the SDK repeats a commit whose response was lost. */
export async function createOnce<T>(ref: DocumentReference<T>, value: WithFieldValue<T>): Promise<void> {
  await ref.create(value).catch((error: unknown) => {
    if (errorCode(error) !== GRPC.alreadyExists) throw error
  })
}

/** Changes fields of a document; one that was deleted meanwhile stays deleted. */
export async function updateIfThere<T extends object>(ref: DocumentReference<T>, fields: Partial<T>): Promise<void> {
  await ref.update({ ...fields }).catch((error: unknown) => {
    if (errorCode(error) !== GRPC.notFound) throw error
  })
}

/** Whether a write failed because the stored documents are not as it expects. */
export const isPreconditionFailure = (error: unknown): boolean => PRECONDITION.includes(errorCode(error))

/** Whether the database was too busy, or could not be reached. Of a write nobody knows then whether it was stored. */
export const isUnavailable = (error: unknown): boolean => UNAVAILABLE.includes(errorCode(error))

/** Asks whether a commit was stored, by something that this run alone has written. */
export type WasStored = (tx: Transaction) => Promise<boolean>

/** What one run of a transaction does. */
export interface Run<T> {
  value: T
  /** Null if nothing has to be asked: it changes nothing, or a further run on top of it changes nothing more. */
  wasStored: WasStored | null
}

/**
 * Runs a transaction whose changes are stored once. The SDK runs it again if it lost to another write, and then nothing
 * of the earlier run was stored; but also if the response to its commit was lost, and then all of it was, or will be: a
 * commit may land only after the next run has begun.
 * @returns the value of the run that was stored, or of the last one if none had to be asked about.
 */
export function commitOnce<T>(work: (tx: Transaction) => Promise<Run<T>>): Promise<T> {
  const runs: Run<T>[] = []
  return transact(async (tx) => {
    for (const { wasStored, value } of runs) if (await wasStored?.(tx)) return value
    const run = await work(tx)
    runs.push(run)
    return run.value
  })
}
