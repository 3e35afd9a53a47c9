import { afterAll, expect, it } from 'vitest'
import { DAY } from '#common/durations'
import { db, setDatabase } from '#functions/db/firebase'
import { initializeApp } from '../../functions/node_modules/firebase-admin/lib/app/index.js'
import { type Firestore, getFirestore } from '../../functions/node_modules/firebase-admin/lib/firestore/index.js'
import { clearDocuments } from '../../scripts/clear-emulators'
import { playInOrder } from '../simulation/in-order'
import { createStore } from '../simulation/store/store'
import { readAllDocuments } from './support/season-tree'

const real = db
afterAll(() => setDatabase(real))

/**
 * Fields that differ between two runs: times of the database's clock, ids drawn by lot, and how often a document was
 * written.
 */
const DIFFERS = new Set([
  'at',
  'changeId',
  'claimedAt',
  'claimedBy',
  'gatheredTo',
  'movedAt',
  'moveDecidedAt',
  'unsubscribeToken',
  'undone',
  'unsubscribe',
  'version',
])

/** The documents, those with an id drawn by lot under what they say. */
function comparable(documents: Iterable<readonly [string, object]>): Map<string, string> {
  const text = (value: object) =>
    JSON.stringify(value, (field, each: unknown) => {
      if (DIFFERS.has(field)) return 'another in each run'
      return each && typeof each === 'object' && !Array.isArray(each)
        ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
        : each
    })
  const all = [...documents].map(([path, value]): [string, string] => {
    const drawn = /\/changes\/|^mail\//.test(path)
    return [drawn ? `${path.replace(/[^/]+$/, '')} ${text(value)}` : path, text(value)]
  })
  return new Map(all.sort(([a], [b]) => (a < b ? -1 : 1)))
}

let made = 0

/** An empty database of the emulator, each with a client of its own: one waits when the clock is set back. */
async function emptyDatabase(): Promise<Firestore> {
  const projectId = 'demo-cfb-parity'
  await clearDocuments(projectId)
  made += 1
  return getFirestore(initializeApp({ projectId }, `parity ${made}`))
}

const NAME = 'seed %i leaves the same documents on the emulator and on the store'

/**
 * Plays a seed on both. The emulator's clock is weeks ahead of the run's; so is the store's.
 * @returns the documents, as texts.
 */
async function expectSameDocuments(seed: number): Promise<Map<string, string>> {
  const clock = () => Date.now() + 30 * DAY
  const store = createStore({ clock, whoIsCalling: () => 'everybody', turn: async () => 'ok' })
  const emulator = await emptyDatabase()
  const everyPick = Boolean(process.env.LONG)
  await playInOrder(emulator, seed, everyPick)
  await playInOrder(store.db, seed, everyPick)
  const [there, here] = [comparable(await readAllDocuments(emulator)), comparable(store.dump())]
  expect([...here.keys()]).toEqual([...there.keys()])
  expect(here).toEqual(there)
  expect(here.size).toBeGreaterThan(80)
  return here
}

it.each([6])(NAME, { timeout: 120_000 }, async (seed) => {
  const texts = [...(await expectSameDocuments(seed)).values()]
  expect(
    texts.some((text) => /"revealedAt":\d/.test(text)),
    'a game has revealed',
  ).toBe(true)
})
it.each([1, 2, 3, 4, 5])(NAME, { tags: ['long'], timeout: 120_000 }, async (seed) => {
  await expectSameDocuments(seed)
})
