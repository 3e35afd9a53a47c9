import { describe, expect, test } from 'vitest'
import { FieldPath, FieldValue, type Firestore, Timestamp } from './sdk'
import { outcomeOf, steppedStore, testStore } from './testing'
import { writeCases } from './write-cases'

describe('a write', () => {
  test.each(writeCases)('%s', async (_says, before, write, after) => {
    const { db } = testStore()
    const ref = db.doc('c/d')
    if (before) await ref.set(before)
    const outcome = await outcomeOf(() => write(ref).then(() => 'ok'))
    const stored = (await ref.get()).data() ?? null
    const refused = typeof after === 'number'
    expect([outcome, stored]).toStrictEqual(refused ? [after, before] : ['ok', after])
  })

  test('with invalid data is refused before it is sent', () => {
    const ref = testStore().db.doc('c/d')
    const wrong: [RegExp, () => unknown][] = [
      [/undefined.*in field "a.b"/, () => ref.set({ a: { b: undefined } })],
      [/inside of an array/, () => ref.set({ a: [FieldValue.serverTimestamp()] })],
      [/must appear at the top-level/, () => ref.set({ a: FieldValue.delete() })],
      [/must appear at the top-level/, () => ref.update({ a: { b: FieldValue.delete() } })],
      [/At least one field/, () => ref.update({})],
      [/multiple times/, () => ref.update({ a: 1, 'a.b': 2 })],
      [/missing for field "b"/, () => ref.set({ a: 1 }, { mergeFields: ['b'] })],
      [/missing for field "a.b.c"/, () => ref.set({ a: { 'b.c': 1 } }, { mergeFields: [new FieldPath('a', 'b.c')] })],
      [/Couldn't serialize/, () => ref.set({ a: new FieldPath('b') })],
      [/both "merge" and "mergeFields"/, () => ref.set({}, { merge: true, mergeFields: [] })],
      [/not a valid field path/, () => ref.update({ 'a..b': 1 })],
      [/does not point to a document/, () => testStore().db.doc('c')],
      [/does not point to a collection/, () => testStore().db.collection('c/d')],
    ]
    for (const [why, write] of wrong) expect(write).toThrow(why)
  })

  test('copies its data, and reads return copies', async () => {
    const ref = testStore().db.doc('c/d')
    const list = [{ x: 1 }]
    const bytes = Buffer.from([1])
    const write = ref.set({ list, bytes })
    list.push({ x: 2 })
    bytes[0] = 2
    await write
    const read = (await ref.get()).data() as { list: { x: number }[]; bytes: Buffer }
    for (const each of read.list) each.x = 3
    read.bytes[0] = 3
    expect((await ref.get()).data()).toEqual({ list: [{ x: 1 }], bytes: Buffer.from([1]) })
  })
})

describe('times', () => {
  test('grow with every commit and stay where nothing changes', async () => {
    const { db } = testStore()
    const ref = db.doc('c/d')
    const { writeTime } = await ref.set({ a: 1, b: { c: 2 } })
    const idle = await ref.update({ a: 1, 'b.c': 2 })
    const same = await ref.get()
    await ref.update({ a: 2 })
    const next = await ref.get()
    expect(writeTime.valueOf() < (next.updateTime as Timestamp).valueOf()).toBe(true)
    const unchanged = [idle.writeTime, same.updateTime, same.createTime, next.createTime]
    expect(unchanged.map((each) => each?.isEqual(writeTime))).toEqual([true, true, true, true])
  })

  test('stay where one batch changes a document and changes it back, but not where it deletes and creates it', async () => {
    const { db } = testStore()
    const ref = db.doc('c/d')
    const back = (batch: ReturnType<Firestore['batch']>) => batch.update(ref, { a: 2 }).update(ref, { a: 1 }).commit()
    const again = (batch: ReturnType<Firestore['batch']>) => batch.delete(ref).create(ref, { a: 1 }).commit()
    const times = [(await ref.set({ a: 1 })).writeTime]
    for (const each of [back, again]) {
      await each(db.batch())
      times.push((await ref.get()).updateTime as Timestamp)
    }
    const [made, kept, remade] = times.map((each) => each.valueOf())
    expect([kept === made, remade === made]).toEqual([true, false])
  })

  test('of the server are when the commit was sent, in whole milliseconds, however late it is stored', async () => {
    const { db, store, setClock, start, step } = steppedStore()
    setClock(2_000_000.7)
    const at = FieldValue.serverTimestamp()
    const written = start('A', () => db.doc('c/d').set({ at, in: { at } }))
    setClock(3_000_000)
    await step('A')
    const { writeTime } = (await written) as { writeTime: Timestamp }
    const sent = Timestamp.fromMillis(2_000_000)
    expect([store.peek('c/d'), writeTime.toMillis()]).toEqual([{ at: sent, in: { at: sent } }, 3_000_000])
  })
})

describe('a batch', () => {
  test('stores everything or nothing', async () => {
    const { db, store } = testStore()
    await db.doc('c/a').set({ n: 1 })
    const old = (await db.doc('c/a').get()).updateTime as Timestamp
    await db.doc('c/a').set({ n: 2 })
    const batch = db.batch().set(db.doc('c/b'), { n: 1 }).update(db.doc('c/a'), { n: 3 }, { lastUpdateTime: old })
    expect(await outcomeOf(() => batch.commit())).toBe(9)
    expect(store.dump()).toEqual(new Map([['c/a', { n: 2 }]]))
    expect(() => batch.delete(db.doc('c/a'))).toThrow('has been committed')
  })

  test('writes in order, all with the same time', async () => {
    const { db } = testStore()
    const ref = db.doc('c/a')
    const batch = db.batch().create(ref, { a: 1 }).update(ref, { b: 1 }).delete(ref).create(ref, { c: 1 })
    const results = await batch.set(db.doc('c/b'), {}).commit()
    expect((await ref.get()).data()).toEqual({ c: 1 })
    expect(new Set(results.map(({ writeTime }) => writeTime.valueOf())).size).toBe(1)
  })
})
