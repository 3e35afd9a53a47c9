import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { deleteApp, getApps } from '../../../functions/node_modules/firebase-admin/lib/app/index.js'
import { sandbox } from '../../../scripts/run/sandboxes.mjs'
import { startSimulator } from '../../../scripts/simulator/server'

/**
 * Vitest's set-up of every API test file: the worker's own project, emptied and with the product's rules, a feed, and
 * the API in the process of the test, where it goes by the test's clock. So the files run at the same time, and none
 * sees what another left.
 */
const { project, env, authEmulator } = sandbox(Number(process.env.VITEST_POOL_ID))

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

const firestore = `http://${env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${project}`

/**
 * How often the emulator is asked, 2 s each, while a transaction that the file before has left open holds its locks.
 */
const TRIES = 15

async function ask(method: 'PUT' | 'DELETE', address: string, body?: object, tries = TRIES): Promise<void> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  if (answer.status === 409 && tries > 1) return ask(method, address, body, tries - 1)
  if (!answer.ok) throw new Error(`${method} ${address}: ${await answer.text()}`)
}

beforeAll(async () => {
  const content = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8')
  await Promise.all([
    ask('PUT', `${firestore}:securityRules`, { rules: { files: [{ content }] } }),
    ask('DELETE', `${firestore}/databases/(default)/documents`),
    ask('DELETE', `${authEmulator}/emulator/v1/projects/${project}/accounts`),
  ])
  // Loaded only now, after the test file has said what it mocks.
  api = (await import('#functions/http/router')).createApi()
  const { setProcessMemory } = await import('#functions/db/process-memory')
  setProcessMemory(() => inApi.getStore() ?? memoryOfTest)
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await simulator.close()
  // A delivery that went on would store the next file's mail, which is to be sent: deleting an app leaves its client
  // open.
  const { mailStored } = await import('#functions/mail/deliver-mail')
  await mailStored()
  // The next file in this process gets a client of its own: one that a test's clock put ahead would wait for the
  // present.
  await Promise.all(getApps().map(deleteApp))
  // Node 20 copies every storage that was used into each new promise.
  inApi.disable()
})
