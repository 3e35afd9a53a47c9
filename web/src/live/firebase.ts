import { initializeApp } from 'firebase/app'
import * as authSdk from 'firebase/auth'
import * as firestore from 'firebase/firestore'
import type { WeekScores } from '#common/week/week'
import { call, passwordSettled } from '#web/api'
import { browser, isWebKit } from '#web/session/device'
import { session } from '#web/session/session'
import { createClocks } from './clocks'
import { createConnection } from './connection'
import type { Listen } from './documents'
import { createProbe, UNANSWERED_AFTER } from './probe'

// The whole Firebase SDK is behind this module. It is imported only with `import()`, so that it stays a chunk of its
// own.

const isLocal = ['127.0.0.1', 'localhost'].includes(location.hostname)

// Each variable is written out, so that the build puts its value here and leaves the defaults out.
const app = initializeApp({
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? 'demo-cfb-picks',
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? 'demo',
  ...(import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ? { authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN } : {}),
})

/**
 * Lets a failure of the sign-in service itself, or its refusal of too many calls, look like a lost network. While a
 * page loads, the SDK takes every other error for the end of the account and forgets the player, who would have to log
 * in.
 */
function maskAuthOutages(): void {
  const send = window.fetch
  window.fetch = async (...request) => {
    const response = await send(...request)
    const isFailure = response.status === 429 || response.status > 499
    if (isFailure && /(identitytoolkit|securetoken)\.googleapis\.com/.test(response.url))
      throw new TypeError(`The sign-in service answered ${response.status}.`)
    return response
  }
}
maskAuthOutages()

// Not in IndexedDB, the SDK's default, because WebKit's sometimes never answers (decision 38).
const auth = authSdk.initializeAuth(app, { persistence: authSdk.browserLocalPersistence })
// A sign-in may take seconds. All tabs share what it stores, so one that ends after another login must not replace
// that.
authSdk.beforeAuthStateChanged(auth, (user) => {
  if (user && !session.isLoggedIn(user.uid)) throw new Error('The player has logged out meanwhile.')
})
if (isLocal) authSdk.connectAuthEmulator(auth, 'http://127.0.0.1:9099', { disableWarnings: true })

/**
 * Removes the sign-in that version 1.0.0 kept in IndexedDB, which a logout does not reach. It runs with each login and
 * not with each page: players of that version have to log in once anyway, and no page has to wait for IndexedDB.
 */
function forgetOlderSignIn(): void {
  for (const name of ['firebaseLocalStorageDb', 'firebase-heartbeat-database']) {
    try {
      // Nobody waits for it: it may never end.
      window.indexedDB.deleteDatabase(name)
    } catch (cause) {
      console.info('IndexedDB is closed to this page.', cause)
    }
  }
}

function openDatabase(): firestore.Firestore {
  const opened = firestore.initializeFirestore(app, {
    localCache: firestore.memoryLocalCache(),
    // Safari 26.4 and later deliver the last values of a request only when it ends, after half a minute or so (decision
    // 42). With long polling each value ends its request.
    experimentalForceLongPolling: isWebKit(),
  })
  if (isLocal) firestore.connectFirestoreEmulator(opened, '127.0.0.1', 8080)
  return opened
}

async function reconnect(database: firestore.Firestore): Promise<void> {
  await firestore.disableNetwork(database)
  await firestore.enableNetwork(database)
}

const connection = createConnection({
  device: browser,
  session,
  auth: {
    ready: () => auth.authStateReady(),
    current: () => auth.currentUser,
    signIn: (customToken) => {
      forgetOlderSignIn()
      return authSdk.signInWithCustomToken(auth, customToken)
    },
    signOut: () => authSdk.signOut(auth),
    onTokenChange: (listener) => authSdk.onIdTokenChanged(auth, listener),
  },
  database: { open: openDatabase, close: firestore.terminate, reconnect, pause: firestore.disableNetwork },
  passwordSettled,
})

export const { connect, freshToken, signOut, reopen, reconnect: reconnectDatabase, pause: pauseDatabase } = connection

const isCollection = (path: string) => path.split('/').length % 2 === 1

/** The documents of a collection; `…/changes?week=11` are those whose field is that number. */
function documentsOf(database: firestore.Firestore, path: string) {
  const [collection = '', field, value] = path.split(/[?=]/)
  const all = firestore.collection(database, collection)
  return field ? firestore.query(all, firestore.where(field, '==', Number(value))) : all
}

/** The server confirms an absence that the cache knew already by a change of the metadata alone. */
const WITH_METADATA = { includeMetadataChanges: true } as const

/** A document's fields; a timestamp of the database, in its lists too, as epoch ms, as all other times are. */
const fieldsOf = (data: firestore.DocumentData): firestore.DocumentData =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, inMillis(value)]))

function inMillis(value: unknown): unknown {
  if (value instanceof firestore.Timestamp) return value.toMillis()
  const isList = Array.isArray(value) && typeof value[0] === 'object'
  return isList ? value.map(fieldsOf) : value
}

const followClocks = createClocks({ device: browser, call })

const followHost = createProbe({
  device: browser,
  ask: () =>
    fetch(isLocal ? 'http://127.0.0.1:8080/' : 'https://firestore.googleapis.com/generate_204', {
      mode: 'no-cors',
      // As the SDK's own requests, so that it goes through their connection.
      credentials: 'include',
      cache: 'no-store',
      signal: AbortSignal.timeout(UNANSWERED_AFTER),
    }).then(
      () => true,
      () => false,
    ),
  // As the browser does where it notices by itself: the SDK and everything else that waits for a network hear of it.
  tell: (isOnline) => window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')),
})

/** Tells the current value of a document, or the documents of a collection, and every later one. */
export const listen: Listen = async (path, onValue, onFailure, last) => {
  const database = await connect()
  const week = /\/scores\/(\d+)$/.exec(path)?.[1]
  const clocks = week ? followClocks(Number(week), onValue, last as WeekScores | undefined) : null
  const ends = [listenTo(database, path, clocks?.onScores ?? onValue, onFailure), followHost(), clocks?.stop]
  return () => {
    for (const end of ends) end?.()
  }
}

function listenTo(database: firestore.Firestore, ...[path, onValue, onFailure]: Parameters<Listen>): () => void {
  function tell(value: unknown, isEmpty: boolean, { fromCache }: firestore.SnapshotMetadata): void {
    // Nothing from the cache only means that nobody has asked the server yet.
    if (!isEmpty || !fromCache) onValue(value, !fromCache)
  }
  if (isCollection(path)) {
    const onDocuments = ({ docs, empty, metadata }: firestore.QuerySnapshot) =>
      tell(
        docs.map((each) => fieldsOf(each.data())),
        empty,
        metadata,
      )
    return firestore.onSnapshot(documentsOf(database, path), WITH_METADATA, onDocuments, onFailure)
  }
  const onDocument = (found: firestore.DocumentSnapshot) =>
    tell(found.exists() ? fieldsOf(found.data()) : null, !found.exists(), found.metadata)
  return firestore.onSnapshot(firestore.doc(database, path), WITH_METADATA, onDocument, onFailure)
}
