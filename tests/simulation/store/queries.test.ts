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
  const names: string[] = []
  const found = await query.get()
  found.forEach(({ ref }) => void names.push(ref.path))
  expect([names, found.size, found.empty, (await c.where('n', '==', 7).get()).empty]).toEqual([
    ['c/b', 'c/d'],
    2,
    false,
    true,
  ])
})

test('a count is what the query finds', async () => {
  const { c } = league()
  const counts = await Promise.all([c, c.where('n', '==', 1), c.limit(3)].map((query) => query.count().get()))
  expect(counts.map((each) => each.data().count)).toEqual([17, 2, 3])
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

test('listing shows collections, and documents that do not exist but have collections below', async () => {
  const { db } = league()
  await db.doc('t/x/sub/y').set({})
  await db.doc('t/x/other/y/deep/z').set({})
  await db.doc('t/b').set({})
  const paths = (refs: readonly { path: string }[]) => refs.map(({ path }) => path)
  expect(paths(await db.collection('t').listDocuments())).toEqual(['t/b', 't/x'])
  expect(paths(await db.doc('t/x').listCollections())).toEqual(['t/x/other', 't/x/sub'])
  expect(paths((await db.collection('t').get()).docs.map(({ ref }) => ref))).toEqual(['t/b'])
  await db.recursiveDelete(db.doc('t/x'))
  expect(paths(await db.collection('t').listDocuments())).toEqual(['t/b'])
  expect([db.doc('t/x/sub/y').parent.parent?.path, db.collection('t').parent]).toEqual(['t/x', null])
})

test('a document without a name gets the next one from the generator', async () => {
  const { db } = testStore()
  const added = await db.collection('c').add({ a: 1 })
  expect([added.path, db.collection('c').doc().id, (await added.get()).get('a')]).toEqual(['c/id-1', 'id-2', 1])
})

test.each([
  ['too many cursor values', () => league().c.orderBy('n').startAt(1, 2), /Too many cursor values/],
  [
    'an operator the store does not know',
    () => league().c.where('n', 'array-contains', 1),
    /knows no "array-contains"/,
  ],
])('%s is refused', (_says, query, why) => expect(query).toThrow(why))
