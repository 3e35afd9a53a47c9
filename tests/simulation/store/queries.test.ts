import { expect, test } from 'vitest'
import { asked, queryCases } from './query-cases'
import { testStore } from './testing'

function league() {
  const { store, db } = testStore()
  store.load(new Map(Object.entries(asked).map(([id, data]) => [`c/${id}`, data])))
  return { store, db, c: db.collection('c') }
}

test.each(queryCases)('finds %s', async (_says, query, finds) => {
  const found = await query(league().c).get()
  expect(found.docs.map(({ id }) => id).join(' ')).toBe(finds)
})

test('a query gives only the fields it selects', async () => {
  const { c } = league()
  const query = c.where('n', '==', 1)
  const data = async (...fields: string[]) => (await query.select(...fields).get()).docs.map((each) => each.data())
  expect([await data(), await data('s', 'n'), await data('s')]).toEqual([
    [{}, {}],
    [{ n: 1 }, { n: 1, s: 'x' }],
    [{}, { s: 'x' }],
  ])
  expect((await query.get()).size).toBe(2)
})

test('documents come in the order asked for, with the fields asked for', async () => {
  const { db, c } = league()
  const found = await db.getAll(c.doc('g'), c.doc('none'), c.doc('a'), { fieldMask: ['m.k', 's'] })
  expect(found.map((each) => each.data())).toEqual([{ m: { k: 1 } }, undefined, { s: 'y' }])
  expect(found.map((each) => [each.exists, each.get('m.k')])).toEqual([
    [true, 1],
    [false, undefined],
    [true, undefined],
  ])
})

test('a document without a name gets the next one from the generator', () => {
  const { db } = testStore()
  const c = db.collection('c')
  expect([c.doc().path, c.doc().id]).toEqual(['c/id-1', 'id-2'])
})

test.each([
  ['too many cursor values', () => league().c.orderBy('n').startAfter(1, 2), /Too many cursor values/],
  [
    'an operator the store does not know',
    () => league().c.where('n', 'array-contains', 1),
    /knows no "array-contains"/,
  ],
])('%s is refused', (_says, query, why) => expect(query).toThrow(why))
