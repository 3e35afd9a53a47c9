import { expect, test } from 'vitest'
import type { Operation, Outcome } from './operations'
import type { Firestore } from './sdk'
import { Killed } from './store'
import { outcomeOf, testStore } from './testing'

/** A store whose operations have these outcomes, one after the other, and then succeed. */
function faulty(kind: Operation['kind'], ...outcomes: Outcome[]) {
  const turn = async (operation: Operation) => (operation.kind === kind && outcomes.shift()) || 'ok'
  const { store, db } = testStore({ turn })
  store.load(new Map([['c/a', { n: 1 }]]))
  return { store, db, ref: db.doc('c/a') }
}

/** Writes that show how often they were stored: what they do, and what one of them leaves. */
const add = (db: Firestore) =>
  db.runTransaction(async (tx) => {
    const n = (await tx.get(db.doc('c/a'))).get('n') as number
    tx.update(db.doc('c/a'), { n: n + 1 })
  })
const copy = async (db: Firestore) => {
  const { updateTime } = await db.doc('c/a').get()
  if (updateTime) await db.doc('c/a').update({ n: 2 }, { lastUpdateTime: updateTime })
}
const enter = (db: Firestore) => db.doc('c/a/log/one').create({ n: 1 })

/** The commit's outcome, who commits, what they receive, the number afterwards, and how often they called the store. */
const commits: [
  Outcome,
  string,
  (db: Firestore) => Promise<unknown>,
  received: unknown,
  n: number,
  operations: number,
][] = [
  ['ok', 'a transaction', add, 'ok', 2, 2],
  ['lost', 'a transaction', add, 'ok', 2, 4],
  ['unavailable', 'a transaction', add, 'ok', 2, 4],
  ['aborted', 'a transaction', add, 'ok', 2, 4],
  ['reported-lost', 'a transaction', add, 'ok', 3, 4],
  ['killed-after', 'a transaction', add, 'The process ended just after an operation.', 2, 2],
  ['resent', 'a transaction', add, 3, 2, 2],
  ['ok', 'an update with a precondition', copy, 'ok', 2, 2],
  ['lost', 'an update with a precondition', copy, 14, 1, 2],
  ['unavailable', 'an update with a precondition', copy, 14, 1, 2],
  ['aborted', 'an update with a precondition', copy, 10, 1, 2],
  ['reported-lost', 'an update with a precondition', copy, 14, 2, 2],
  ['killed-after', 'an update with a precondition', copy, 'The process ended just after an operation.', 2, 2],
  ['resent', 'an update with a precondition', copy, 9, 2, 2],
  ['resent', 'a create', enter, 6, 1, 1],
]
test.each(commits)('%s: %s', async (outcome, _who, work, received, n, operations) => {
  const { store, db } = faulty('commit', outcome)
  expect([await outcomeOf(async () => void (await work(db))), store.peek('c/a'), store.operations]).toEqual([
    received,
    { n },
    operations,
  ])
})

test('a refusal whose response is lost changes nothing', async () => {
  for (const outcome of ['reported-lost', 'killed-after', 'resent'] as const) {
    const { store, ref } = faulty('commit', outcome)
    const received = { 'reported-lost': 14, 'killed-after': 'The process ended just after an operation.', resent: 6 }[
      outcome
    ]
    expect([await outcomeOf(() => ref.create({ n: 5 })), store.peek('c/a')]).toEqual([received, { n: 1 }])
  }
})

test('a transaction of a killed process is not run again', async () => {
  const { db } = faulty('commit', 'killed-after')
  await expect(add(db)).rejects.toBeInstanceOf(Killed)
})

test('a transaction fails after five lost commits', async () => {
  const { store, db } = faulty('commit', 'lost', 'unavailable', 'aborted', 'lost', 'unavailable', 'ok')
  expect([await outcomeOf(() => add(db)), store.peek('c/a'), store.operations]).toEqual([14, { n: 1 }, 10])
})

test.each([
  ['unavailable', 14, 'ok'],
  ['lost', 14, 'ok'],
  ['aborted', 10, 'ok'],
  ['killed-after', 'The process ended just after an operation.', 'The process ended just after an operation.'],
] as const)('a read that is %s', async (outcome, alone, inTransaction) => {
  const received = async (work: (db: Firestore) => Promise<unknown>) => {
    const { db } = faulty('read', outcome)
    return outcomeOf(async () => void (await work(db)))
  }
  expect(await received((db) => db.doc('c/a').get())).toBe(alone)
  expect(await received((db) => db.collection('c').get())).toBe(alone)
  expect(await received(add)).toBe(inTransaction)
})
