import { initializeApp } from 'firebase/app'
import { browserLocalPersistence, connectAuthEmulator, initializeAuth, signInWithCustomToken } from 'firebase/auth'
import { connectFirestoreEmulator, doc, initializeFirestore, memoryLocalCache, onSnapshot } from 'firebase/firestore'

// The floor of the pages: an account that is known from the last visit, one listener of one document, and nothing but
// its score shown. The address says which document: `?path=…&game=…`, and at the first visit with which token to sign
// in.
const address = new URLSearchParams(location.search)
const [path, game, token] = ['path', 'game', 'token'].map((name) => address.get(name) ?? '') as [string, string, string]
const app = initializeApp({ projectId: 'demo-cfb-picks', apiKey: 'demo' })
const auth = initializeAuth(app, { persistence: browserLocalPersistence })
connectAuthEmulator(auth, 'http://127.0.0.1:9099', { disableWarnings: true })
const database = initializeFirestore(app, { localCache: memoryLocalCache() })
connectFirestoreEmulator(database, '127.0.0.1', 8080)

await auth.authStateReady()
if (token) await signInWithCustomToken(auth, token)
onSnapshot(doc(database, path), (found) => {
  const score = found.data()?.games[game].homeScore
  document.body.textContent = score
})
