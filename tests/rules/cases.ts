import { initializeTestEnvironment } from '@firebase/rules-unit-testing'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
} from 'firebase/firestore'
import { afterAll, expect, test } from 'vitest'
import { EMULATOR, PROJECT } from './world'

/** The claims of everybody's token. The commissioner has picked nothing. */
const TOKENS = {
  ann: { player: true, issuedAt: 1_000 },
  bob: { player: true, issuedAt: 1_000, resetAt: 0 },
  commish: { player: true, commissioner: true, issuedAt: 1_000, resetAt: 999 },
  /** Created an account directly at the sign-in service. */
  outsider: { issuedAt: 1_000 },
  /** Signed in directly at the sign-in service, with the password. */
  'ann past us': { player: true },
  /** Signed in with a custom token from before the password was changed. */
  'ann evicted': { player: true, issuedAt: 1_000, resetAt: 1_000 },
} as const

/** The uid of the account: `ann evicted` is Ann's. */
const uidOf = (who: Who) => who.split(' ')[0] ?? who

/** A stranger has not signed in at all. */
export type Who = keyof typeof TOKENS | 'stranger'
export type Verdict = 'allowed' | 'denied'

const touched = { touched: true }

interface Answer {
  metadata: { fromCache: boolean }
}
const fromServer = { includeMetadataChanges: true }

/** Resolves with the server's first response to a listener, after what the cache may have from other listeners. */
const first = (listen: (next: (answer: Answer) => void, failed: (error: Error) => void) => () => void) =>
  new Promise<void>((resolve, reject) => {
    const stop = listen(({ metadata }) => {
      if (metadata.fromCache) return
      resolve()
      queueMicrotask(() => stop())
    }, reject)
  })

const verbs = {
  get: (db: Firestore, path: string) => getDoc(doc(db, path)),
  listen: (db: Firestore, path: string) => first((next, failed) => onSnapshot(doc(db, path), fromServer, next, failed)),
  list: (db: Firestore, path: string) => getDocs(collection(db, path)),
  'list own': (db: Firestore, path: string, who: Who) =>
    getDocs(query(collection(db, path), where('uid', '==', uidOf(who)))),
  'list since': (db: Firestore, path: string) => getDocs(query(collection(db, path), where('at', '>', 0))),
  'list newest': (db: Firestore, path: string) => getDocs(query(collection(db, path), orderBy('at', 'desc'), limit(1))),
  'listen to all': (db: Firestore, path: string) =>
    first((next, failed) => onSnapshot(collection(db, path), fromServer, next, failed)),
  count: (db: Firestore, path: string) => getCountFromServer(collection(db, path)),
  'list group': (db: Firestore, path: string) => getDocs(collectionGroup(db, path.split('/').at(-1) ?? '')),
  'count group': (db: Firestore, path: string) => getCountFromServer(collectionGroup(db, path.split('/').at(-1) ?? '')),
  create: (db: Firestore, path: string) => setDoc(doc(db, path), touched),
  update: (db: Firestore, path: string) => updateDoc(doc(db, path), touched),
  delete: (db: Firestore, path: string) => deleteDoc(doc(db, path)),
} as const
export type Verb = keyof typeof verbs

/** Who, verb, path, verdict; then what this row is about: for a denial, its only reason. */
export type Case = readonly [who: Who, verb: Verb, path: string, verdict: Verdict, about: string]

// The client warns about every denied write; here denials are expected.
setLogLevel('error')

/** Without `rules` here, the emulator keeps those that the global set-up loaded, and their coverage. */
export const env = await initializeTestEnvironment({ projectId: PROJECT, firestore: EMULATOR })
afterAll(() => env.cleanup())

/** A new client of this person. Its first request opens its stream, which fixes `request.time` for later ones. */
export function clientOf(who: Who): Firestore {
  if (who === 'stranger') return env.unauthenticatedContext().firestore() as unknown as Firestore
  return env.authenticatedContext(uidOf(who), TOKENS[who]).firestore() as unknown as Firestore
}

const clients = new Map<Who, Firestore>()

function sharedClientOf(who: Who): Firestore {
  const client = clients.get(who) ?? clientOf(who)
  clients.set(who, client)
  return client
}

/** The verdict of the rules. Every error other than a denial is thrown. */
export async function verdictOf(who: Who, verb: Verb, path: string, db = sharedClientOf(who)): Promise<Verdict> {
  try {
    await verbs[verb](db, path, who)
    return 'allowed'
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied') return 'denied'
    throw error
  }
}

/** One test per row. */
export function expectCases(cases: readonly Case[]): void {
  for (const [who, verb, path, verdict, about] of cases) {
    test(`${verdict}: ${who} may ${verdict === 'allowed' ? '' : 'not '}${verb} ${path} (${about})`, async () => {
      expect(await verdictOf(who, verb, path)).toBe(verdict)
    })
  }
}
