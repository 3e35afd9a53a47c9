import { describe, expect, test } from 'vitest'
import type { Firestore } from './sdk'
import { steppedStore } from './testing'

type Tx = Parameters<Parameters<Firestore['runTransaction']>[0]>[0]

/** Adds one, and returns what it read. */
const add = (db: Firestore, path: string) => () =>
  db.runTransaction(async (tx) => {
    const ref = db.doc(path)
    const n = ((await tx.get(ref)).get('n') as number | undefined) ?? 0
    tx.set(ref, { n: n + 1 })
    return n
  })

describe('two transactions that read and write the same document', () => {
  test('lose no update: the second to commit starts again', async () => {
    const { store, db, start, step } = steppedStore()
    store.load(new Map([['c/a', { n: 1 }]]))
    const [a, b] = [start('A', add(db, 'c/a')), start('B', add(db, 'c/a'))]
    for (const who of ['A', 'B', 'A', 'B', 'B', 'B']) await step(who)
    expect([await a, await b, store.peek('c/a'), store.operations]).toEqual([1, 2, { n: 3 }, 6])
  })

  test('end with ABORTED after five attempts', async () => {
    const { db, start, step, waiting } = steppedStore()
    const ref = db.doc('c/a')
    const a = start('A', () => db.runTransaction(async (tx) => tx.set(ref, { size: (await tx.get(ref)).exists })))
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await step('A')
      void start('B', () => ref.set({ attempt }))
      await step('B')
      await step('A')
    }
    expect([await a, waiting.length]).toEqual([10, 0])
  })
})

describe('what a transaction has read', () => {
  type Read = (db: Firestore, tx: Tx) => Promise<unknown>
  type Change = (db: Firestore) => Promise<unknown>
  const get = (path: string) => (db: Firestore, tx: Tx) => tx.get(db.doc(path))
  const ones: Read = (db, tx) => tx.get(db.collection('c').where('n', '==', 1))
  const updateA = (n: number) => (db: Firestore) => db.doc('c/a').update({ n })
  const createB = (n: number) => (db: Firestore) => db.doc('c/b').create({ n })
  test.each<[says: string, read: Read, change: Change, attempts: number]>([
    ['a document that changes', get('c/a'), updateA(2), 2],
    ['a document that is written as it is', get('c/a'), updateA(1), 1],
    ['a document beside one that changes', get('c/b'), updateA(2), 1],
    ['a document that goes', (db, tx) => tx.getAll(db.doc('c/a'), db.doc('c/b')), (db) => db.doc('c/a').delete(), 2],
    ['a missing document that comes', get('c/b'), createB(2), 2],
    ['a query that finds another', ones, createB(1), 2],
    ['a query that finds one less', ones, updateA(2), 2],
    ['a query that a change does not touch', ones, createB(2), 1],
  ])('%s', async (_says, read, change, expected) => {
    const { store, db, start, step, waiting } = steppedStore()
    store.load(new Map([['c/a', { n: 1 }]]))
    let attempts = 0
    const a = start('A', () =>
      db.runTransaction(async (tx) => {
        attempts += 1
        await read(db, tx)
        tx.set(db.doc('other/one'), { attempts })
      }),
    )
    await step('A')
    void start('B', () => change(db))
    await step('B')
    while (waiting.length) await step('A')
    expect([await a, attempts, store.peek('other/one')]).toEqual(['ok', expected, { attempts: expected }])
  })

  test('is never mixed with later changes', async () => {
    const { store, db, start, step } = steppedStore()
    store.load(
      new Map([
        ['c/a', { n: 1 }],
        ['c/b', { n: 1 }],
      ]),
    )
    const seen: unknown[] = []
    const a = start('A', () =>
      db.runTransaction(async (tx) => {
        const first = (await tx.get(db.doc('c/a'))).get('n')
        seen.push([first, (await tx.get(db.doc('c/b'))).get('n')])
      }),
    )
    await step('A')
    void start('B', () => db.batch().set(db.doc('c/a'), { n: 2 }).set(db.doc('c/b'), { n: 2 }).commit())
    await step('B')
    for (const _each of ['the second read', 'both again', 'and again', 'commit']) await step('A')
    expect([await a, seen]).toEqual(['ok', [[2, 2]]])
  })
})
