import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { between, mulberry32, type Random } from '#common/random'
import type { Outcome } from './operations'
import type { Firestore } from './sdk'
import { outcomeOf, testStore } from './testing'

/** Some work of one caller, which returns what it read. */
type Work = (db: Firestore) => Promise<unknown>

/** Reads, and writes what depends on that; or only writes. */
function someWork(random: Random): Work {
  const path = () => `c/${between(random, 1, 3)}`
  const [reads, target, asks, onlyWrites] = [[path(), path()], path(), random() < 0.3, random() < 0.2]
  if (onlyWrites) return (db) => db.doc(target).set({ n: 10 })
  return (db) =>
    db.runTransaction(async (tx) => {
      const numbers = asks ? [(await tx.get(db.collection('c').where('n', '>', 1))).size] : []
      for (const each of reads) numbers.push(((await tx.get(db.doc(each))).get('n') as number | undefined) ?? 0)
      tx.set(db.doc(target), { n: numbers.reduce((sum, each) => sum + each, 1) })
      return numbers
    })
}

/** What the works return, without times, and leave, when the order of their operations is random. */
async function atOnce(works: readonly Work[], random: Random) {
  const waiting: ((outcome: Outcome) => void)[] = []
  const { store, db } = testStore({ turn: () => new Promise((go) => waiting.push(go)) })
  const received = Promise.all(works.map((work) => listen(work, db)))
  for (;;) {
    await new Promise((resolve) => setImmediate(resolve))
    if (!waiting.length) return { received: await received, stored: store.dump(), operations: store.operations }
    waiting.splice(between(random, 0, waiting.length - 1), 1)[0]?.('ok')
  }
}

/** The same, one after the other. */
async function inOrder(works: readonly Work[], order: readonly Work[]) {
  const { store, db } = testStore()
  const received = new Map<Work, unknown>()
  for (const work of order) received.set(work, await listen(work, db))
  return {
    received: works.map((work) => received.get(work) ?? ABORTED),
    stored: store.dump(),
    operations: store.operations,
  }
}

const ABORTED = 10
const listen = async (work: Work, db: Firestore) => {
  const received = await outcomeOf(() => work(db))
  return Array.isArray(received) || typeof received === 'number' ? received : 'ok'
}

const orders = <T>(of: readonly T[]): T[][] =>
  of.length ? of.flatMap((first) => orders(of.filter((each) => each !== first)).map((rest) => [first, ...rest])) : [[]]

const SEEDS = process.env.LONG ? 500 : 100

test('whatever the order of the operations, transactions give the result of running one after the other', async () => {
  let overtaken = 0
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const random = mulberry32(seed)
    const works = Array.from({ length: between(random, 2, 4) }, () => someWork(random))
    const { received, stored, operations } = await atOnce(works, random)
    const done = works.filter((_work, index) => received[index] !== ABORTED)
    const serial = await Promise.all(orders(done).map((order) => inOrder(works, order)))
    const same = serial.filter((each) => isDeepStrictEqual([each.received, each.stored], [received, stored]))
    expect(same, `seed ${seed}`).not.toEqual([])
    if (same.some((each) => each.operations < operations)) overtaken += 1
  }
  expect(overtaken).toBeGreaterThan(SEEDS / 5)
})
