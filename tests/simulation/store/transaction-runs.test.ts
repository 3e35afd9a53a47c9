import { describe, expect, test } from 'vitest'
import type { Firestore } from './sdk'
import { outcomeOf, steppedStore, testStore } from './testing'

type Tx = Parameters<Parameters<Firestore['runTransaction']>[0]>[0]

describe('a read-only transaction', () => {
  test('sees everything as it was at its first read, and blocks nobody', async () => {
    const { store, db, start, step, waiting } = steppedStore()
    store.load(
      new Map([
        ['c/a', { n: 1 }],
        ['c/b', { n: 1 }],
      ]),
    )
    const c = db.collection('c')
    const a = start('A', () =>
      db.runTransaction(
        async (tx) => {
          const first = await tx.get(c.doc('a'))
          const [b, made] = await tx.getAll(c.doc('b'), c.doc('made'))
          const query = await tx.get(c.where('n', '==', 1))
          return [first.get('n'), b?.get('n'), made?.exists, query.size, b?.readTime.isEqual(first.readTime)]
        },
        { readOnly: true },
      ),
    )
    await step('A')
    void start('B', () =>
      db.batch().update(c.doc('a'), { n: 2 }).delete(c.doc('b')).create(c.doc('made'), { n: 1 }).commit(),
    )
    await step('B')
    for (const _each of ['getAll', 'query']) await step('A')
    expect([await a, waiting.length]).toEqual([[1, 1, false, 2, true], 0])
    expect([...store.dump()]).toEqual([
      ['c/a', { n: 2 }],
      ['c/made', { n: 1 }],
    ])
  })

  test('is not run again, and writes nothing', async () => {
    const { db } = testStore()
    let runs = 0
    const run = (work: (tx: Tx) => Promise<unknown>) => {
      const counted = (tx: Tx) => {
        runs += 1
        return work(tx)
      }
      return outcomeOf(() => db.runTransaction(counted, { readOnly: true }))
    }
    const refused = await run(async (tx) => tx.set(db.doc('c/a'), {}))
    const failed = await run(async () => Promise.reject(Object.assign(new Error('unavailable'), { code: 14 })))
    expect([refused, failed, runs]).toEqual(['Firestore read-only transactions cannot execute writes.', 14, 2])
  })
})

describe('a transaction of the client library', () => {
  test('reads before it writes', async () => {
    const { db } = testStore()
    const late = () => db.runTransaction(async (tx) => tx.set(db.doc('c/a'), {}).get(db.doc('c/a')))
    expect(await outcomeOf(late)).toMatch(/all reads to be executed before all writes/)
  })

  test('must return a promise', async () => {
    const { db } = testStore()
    expect(await outcomeOf(() => db.runTransaction((() => 1) as never))).toMatch(/must return a Promise/)
  })

  test('takes one turn for each read and one for the commit; the first read opens it', async () => {
    const { db, start, step, waiting } = steppedStore()
    const [a, b, c] = [db.doc('c/a'), db.doc('c/b'), db.collection('c')]
    const work = start('A', () =>
      db.runTransaction(async (tx) => {
        await Promise.all([tx.get(a), tx.getAll(a, b), tx.get(c)])
        tx.set(a, {}).delete(b)
      }),
    )
    const names = () => waiting.map(({ operation: { kind, paths, who } }) => [who, kind, ...paths].join(' '))
    const turns = [names()]
    for (const _each of [1, 2, 3, 4]) {
      await step('A')
      turns.push(names())
    }
    expect(turns).toEqual([['A read c/a'], ['A read c/a c/b', 'A read c'], ['A read c'], ['A commit c/a c/b'], []])
    expect(await work).toBe('ok')
  })

  test.each([
    ['with nothing to do, no turn', async () => 1, 0],
    ['with reads alone, a commit', (tx: Tx, db: Firestore) => tx.get(db.doc('c/a')).then(() => 1), 2],
    ['with writes alone, only the commit', async (tx: Tx, db: Firestore) => tx.set(db.doc('c/a'), {}) && 1, 1],
  ])('takes %s', async (_says, work, operations) => {
    const { store, db } = testStore()
    expect([await db.runTransaction((tx) => work(tx, db)), store.operations]).toEqual([1, operations])
  })

  test.each([
    [1, 5],
    [2, 5],
    [3, 1],
    [4, 5],
    [5, 1],
    [6, 1],
    [7, 1],
    [8, 5],
    [9, 1],
    [10, 5],
    [13, 5],
    [14, 5],
    [16, 5],
    ['conflict', 1],
    [undefined, 1],
    [3, 5, 'The referenced transaction has expired.'],
    [3, 1, 'Transaction is invalid or closed.'],
  ])('whose function fails with code %s is run %s times (%s)', async (code, times, why = 'failed') => {
    const { db } = testStore()
    let runs = 0
    const failing = async () => {
      runs += 1
      throw Object.assign(new Error(why), { code })
    }
    expect([await outcomeOf(() => db.runTransaction(failing)), runs]).toEqual([code ?? why, times])
  })
})
