import { expect, test } from 'vitest'
import { testStore } from './testing'

const some = new Map([
  ['c/a', { n: 1 }],
  ['c/b', { n: 1 }],
  ['d/a', { n: 1 }],
])

test('a clone and its original do not see what the other does', async () => {
  const { store, db } = testStore()
  store.load(some)
  const clone = store.clone()
  const again = clone.clone()
  await db.doc('c/a').update({ n: 2 })
  await clone.db.doc('c/b').delete()
  await clone.db.doc('e/a').set({ n: 3 })
  await again.db.doc('c/a').update({ n: 4 })
  expect(store.dump()).toEqual(new Map([...some, ['c/a', { n: 2 }]]))
  expect(clone.dump()).toEqual(
    new Map([
      ['c/a', { n: 1 }],
      ['d/a', { n: 1 }],
      ['e/a', { n: 3 }],
    ]),
  )
  expect(again.dump()).toEqual(new Map([...some, ['c/a', { n: 4 }]]))
})

test('an empty store and its clone are independent', async () => {
  const { store, db } = testStore()
  const clone = store.clone()
  await clone.db.doc('c/a').set({})
  await db.doc('c/b').set({})
  expect([[...store.dump().keys()], [...clone.dump().keys()]]).toEqual([['c/b'], ['c/a']])
})

test('a clone keeps times, and can have another scheduler', async () => {
  const { store, db } = testStore({ turn: async () => 'ok' })
  const { writeTime } = await db.doc('c/a').set({ n: 1 })
  const refusing = store.clone({ turn: async () => 'unavailable' })
  const clone = store.clone()
  expect((await clone.db.doc('c/a').get()).updateTime?.isEqual(writeTime)).toBe(true)
  expect((await clone.db.doc('c/a').update({ n: 2 })).writeTime.valueOf() > writeTime.valueOf()).toBe(true)
  await expect(refusing.db.doc('c/a').get()).rejects.toMatchObject({ code: 14 })
  expect([store.operations, clone.operations, refusing.operations]).toEqual([1, 2, 1])
})

test('the values of a dump are shared and cannot be changed', async () => {
  const { store, db } = testStore()
  await db.doc('c/a').set({ m: { x: 1 }, l: [{ y: 1 }] })
  await db.doc('c/a').update({ 'm.z': 1 })
  const fields = store.dump().get('c/a') as { m: { x: number }; l: { y: number }[] }
  expect(() => Object.assign(fields, { m: 1 })).toThrow(TypeError)
  expect(() => Object.assign(fields.m, { x: 2 })).toThrow(TypeError)
  expect(() => fields.l.push({ y: 2 })).toThrow(TypeError)
  expect(() => Object.assign(fields.l[0] ?? {}, { y: 2 })).toThrow(TypeError)
  expect(store.clone().peek('c/a')).toBe(fields)
})

test('load replaces everything', async () => {
  const { store, db } = testStore()
  await db.doc('x/y').set({})
  store.load(some)
  expect([store.dump(), (await db.doc('x/y').get()).exists]).toEqual([some, false])
})
