import { FirebaseError, initializeApp } from 'firebase/app'
import * as sdk from 'firebase/auth'
import * as store from 'firebase/firestore'
import { customToken, endSession, saveToken, useSession } from '#web/session/session'
import { urls } from '#web/urls'

const env = import.meta.env
const local = ['127.0.0.1', 'localhost'].includes(location.hostname)
/** How long to wait before signing in again while the network is down (ms). */
const PATIENCE = 5_000

const app = initializeApp({
  projectId: env.VITE_FIREBASE_PROJECT_ID ?? 'demo-cfb-picks',
  apiKey: env.VITE_FIREBASE_API_KEY ?? 'demo',
  ...(env.VITE_FIREBASE_AUTH_DOMAIN ? { authDomain: env.VITE_FIREBASE_AUTH_DOMAIN } : {}),
})

const auth = sdk.initializeAuth(app, { persistence: sdk.indexedDBLocalPersistence })
if (local) sdk.connectAuthEmulator(auth, env.VITE_AUTH_EMULATOR ?? 'http://127.0.0.1:9099', { disableWarnings: true })

let open: store.Firestore | null = null
let signing: { uid: string; done: Promise<void> } | null = null
/** The logout under way: the next login waits for it. */
let leaving: Promise<void> = Promise.resolve()

function firestore(): store.Firestore {
  if (open) return open
  const localCache = store.persistentLocalCache({ tabManager: store.persistentMultipleTabManager() })
  open = store.initializeFirestore(app, { localCache })
  if (local) store.connectFirestoreEmulator(open, '127.0.0.1', 8080)
  return open
}

async function useTicket(ticket: string): Promise<void> {
  try {
    await sdk.signInWithCustomToken(auth, ticket)
    customToken.drop()
  } catch (failure) {
    if (!(failure instanceof FirebaseError) || failure.code !== 'auth/network-request-failed') throw failure
    await new Promise((retry) => setTimeout(retry, PATIENCE))
    await useTicket(ticket)
  }
}

async function signIn(uid: string): Promise<void> {
  await leaving
  // Read first: another tab that used the ticket meanwhile has signed this one in as well.
  const ticket = customToken.read()
  await auth.authStateReady()
  if (ticket) await useTicket(ticket).catch(() => endSession(urls.login))
  else if (auth.currentUser?.uid !== uid) endSession(urls.login)
}

/** Firestore as the logged-in player; signs in first where needed. */
export async function connect(): Promise<store.Firestore> {
  const uid = useSession.getState().session?.uid ?? ''
  if (signing?.uid !== uid) signing = { uid, done: signIn(uid) }
  await signing.done
  return firestore()
}

/** A token that is good for a while yet, or undefined when the player has to log in again. */
export async function freshToken(): Promise<string | undefined> {
  await auth.authStateReady()
  return auth.currentUser?.getIdToken().catch(() => undefined)
}

/** Signs out and leaves nothing of the league on the device. */
export function signOut(): Promise<void> {
  signing = null
  leaving = leaving.then(clearOut)
  return leaving
}

async function clearOut(): Promise<void> {
  const closing = firestore()
  open = null
  await sdk.signOut(auth)
  await store.terminate(closing)
  // Another tab may still hold the cache; it clears it when it signs out itself.
  await store.clearIndexedDbPersistence(closing).catch(() => undefined)
}

sdk.onIdTokenChanged(auth, async (user) => {
  const uid = useSession.getState().session?.uid
  if (user && user.uid === uid) saveToken(await user.getIdToken())
  else if (!user && signing && !customToken.read()) endSession(urls.login)
})
