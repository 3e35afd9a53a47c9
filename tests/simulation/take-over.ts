import { setDatabase } from '#functions/db/firebase'
import { setProcessMemory } from '#functions/db/process-memory'
import type { Firestore } from './store/sdk'

/** What a simulated league has in place of the real clock, network, database and memory of the process. */
interface World {
  now: () => number
  fetch: (address: string | URL | Request, init?: RequestInit) => Promise<Response>
  db: Firestore
  memory: () => Map<object, unknown>
}

/**
 * The variables that point the server to emulators, beside which it sends no mail. They are taken away, so that a seed
 * plays the same by whatever command it is run.
 */
const OF_EMULATORS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'FUNCTIONS_EMULATOR']

/** Lets the server run in another world. @returns what brings clock, network and environment back. */
export function takeOver({ now, fetch, db, memory }: World): () => void {
  const [realNow, realFetch] = [Date.now, globalThis.fetch]
  const known = OF_EMULATORS.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  for (const name of OF_EMULATORS) delete process.env[name]
  Date.now = now
  globalThis.fetch = fetch
  setDatabase(db)
  setProcessMemory(memory)
  return () => {
    Date.now = realNow
    globalThis.fetch = realFetch
    Object.assign(process.env, Object.fromEntries(known))
  }
}
