import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { deleteApp, getApps } from '../../../functions/node_modules/firebase-admin/lib/app/index.js'
import { clearEmulators } from '../../../scripts/clear-emulators'
import { loadRules } from '../../../scripts/run/firestore-emulator.mjs'
import { sandbox } from '../../../scripts/run/sandboxes.mjs'
import { startSimulator } from '../../../scripts/simulator/server'

/**
 * Vitest's set-up of every API test file: the worker's own project, emptied and with the product's rules, a feed, and
 * the API in the process of the test, where it goes by the test's clock. So the files run at the same time, and none
 * sees what another left.
 */
const { project, env } = sandbox(Number(process.env.VITEST_POOL_ID))

let api: RequestListener
/** In production the referee runs in another process than the API, so here each has a memory of its own. */
const memoryOfApi = new Map<object, unknown>()
const memoryOfTest = new Map<object, unknown>()
const inApi = new AsyncLocalStorage<Map<object, unknown>>()

const server = createServer((request, response) => inApi.run(memoryOfApi, () => api(request, response)))
await once(server.listen(0, '127.0.0.1'), 'listening')
const simulator = await startSimulator({ week: 11 })
const { port } = server.address() as AddressInfo
Object.assign(process.env, env, { FEED_URL: simulator.url, SITE_URL: `http://127.0.0.1:${port}` })

beforeAll(async () => {
  const [rules] = await Promise.all([loadRules(`http://${env.FIRESTORE_EMULATOR_HOST}`, project), clearEmulators()])
  if (!rules.ok) throw new Error(await rules.text())
  // Loaded only now, after the test file has said what it mocks.
  api = (await import('#functions/http/router')).createApi()
  const { setProcessMemory } = await import('#functions/db/process-memory')
  setProcessMemory(() => inApi.getStore() ?? memoryOfTest)
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await simulator.close()
  // Deleting the app leaves its client open, so a delivery still under way would store the next file's mail.
  const { whenMailIsStored } = await import('#functions/mail/deliver-mail')
  await whenMailIsStored()
  // The next file in this process gets a client of its own: one that a test's clock put ahead would wait for the
  // present.
  await Promise.all(getApps().map(deleteApp))
  // Node 20 copies every storage that was used into each new promise.
  inApi.disable()
})
