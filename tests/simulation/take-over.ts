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

/** Lets the server run in another world. @returns what brings clock and network back. */
export function takeOver({ now, fetch, db, memory }: World): () => void {
  const [realNow, realFetch] = [Date.now, globalThis.fetch]
  Date.now = now
  globalThis.fetch = fetch
  setDatabase(db)
  setProcessMemory(memory)
  return () => {
    Date.now = realNow
    globalThis.fetch = realFetch
  }
}
