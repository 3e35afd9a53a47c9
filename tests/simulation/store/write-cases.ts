import { FieldPath, FieldValue, type Firestore, Timestamp } from './sdk'

type Ref = ReturnType<Firestore['doc']>

/** A write, the document before it, and the document after it or the code of the error. */
export type WriteCase = [
  says: string,
  before: object | null,
  write: (ref: Ref) => Promise<unknown>,
  after: object | null | number,
]

const { increment, arrayUnion } = FieldValue
const gone = FieldValue.delete()
const merge = { merge: true }
const past = new Timestamp(5, 0)
const ahead = Timestamp.fromMillis(32_503_680_000_000)
const fine = new Timestamp(5, 123_456_789)

/** What the emulator does, as measured. The unit tests check the store by it, the parity test the emulator. */
export const writeCases: readonly WriteCase[] = [
  ['set makes', null, (ref) => ref.set({ a: 1, b: { c: [1, { d: null }] } }), { a: 1, b: { c: [1, { d: null }] } }],
  ['set replaces', { a: 1, b: 2 }, (ref) => ref.set({ b: 3 }), { b: 3 }],
  ['set starts an increment from nothing', { n: 5 }, (ref) => ref.set({ n: increment(2) }), { n: 2 }],
  ['create makes', null, (ref) => ref.create({}), {}],
  ['create refuses', { a: 1 }, (ref) => ref.create({ a: 2 }), 6],
  [
    'merge keeps the others',
    { a: 1, m: { x: 1 } },
    (ref) => ref.set({ m: { y: 2 } }, merge),
    { a: 1, m: { x: 1, y: 2 } },
  ],
  ['merge replaces by an empty map', { m: { x: 1 } }, (ref) => ref.set({ m: {} }, merge), { m: {} }],
  ['merge replaces a list', { l: [1, 2] }, (ref) => ref.set({ l: [3] }, merge), { l: [3] }],
  ['merge takes away', { m: { x: 1, y: 2 } }, (ref) => ref.set({ m: { x: gone } }, merge), { m: { y: 2 } }],
  ['merge of nothing makes', null, (ref) => ref.set({}, merge), {}],
  ['merge that only takes away makes', null, (ref) => ref.set({ a: gone }, merge), {}],
  ['merge makes a map of a number', { m: 1 }, (ref) => ref.set({ m: { x: 1 } }, merge), { m: { x: 1 } }],
  ['merge reads no dots', { a: 1 }, (ref) => ref.set({ 'm.x': 1 }, merge), { a: 1, 'm.x': 1 }],
  [
    'mergeFields takes only those',
    { a: 1, b: 1 },
    (ref) => ref.set({ a: 2, b: 2 }, { mergeFields: ['b'] }),
    { a: 1, b: 2 },
  ],
  [
    'mergeFields takes an odd name away',
    { picks: { 'a-b': 1, c: 2 } },
    (ref) => ref.set({ picks: { 'a-b': gone } }, { mergeFields: [new FieldPath('picks', 'a-b')] }),
    { picks: { c: 2 } },
  ],
  [
    'mergeFields replaces maps',
    { m: { x: 1 } },
    (ref) => ref.set({ m: { y: 1 } }, { mergeFields: ['m'] }),
    { m: { y: 1 } },
  ],
  [
    'mergeFields leaves out FieldValues not named',
    { n: 1 },
    (ref) => ref.set({ n: increment(1), a: 1 }, { mergeFields: ['a'] }),
    { n: 1, a: 1 },
  ],
  ['mergeFields increments', { n: 1 }, (ref) => ref.set({ n: increment(1) }, { mergeFields: ['n'] }), { n: 2 }],
  ['update puts', { a: 1, b: 2 }, (ref) => ref.update({ b: 3, c: 4 }), { a: 1, b: 3, c: 4 }],
  [
    'update follows dots',
    { m: { x: 1 } },
    (ref) => ref.update({ 'm.y': 2, 'n.z.k': 1 }),
    { m: { x: 1, y: 2 }, n: { z: { k: 1 } } },
  ],
  ['update makes a map of a number', { m: 1 }, (ref) => ref.update({ 'm.x': 1 }), { m: { x: 1 } }],
  ['update replaces maps', { m: { x: 1 } }, (ref) => ref.update({ m: { y: 2 } }), { m: { y: 2 } }],
  ['update takes away', { a: 1, m: { x: 1 } }, (ref) => ref.update({ a: gone, 'm.x': gone, 'q.r': gone }), { m: {} }],
  ['update replaces by FieldValues', { m: { x: 1 } }, (ref) => ref.update({ m: { n: increment(1) } }), { m: { n: 1 } }],
  ['update needs a document', null, (ref) => ref.update({ a: 1 }), 5],
  ['update with a time needs a document', null, (ref) => ref.update({ a: 1 }, { lastUpdateTime: past }), 9],
  ['update with another time', { a: 1 }, (ref) => ref.update({ a: 2 }, { lastUpdateTime: past }), 9],
  [
    'update with its time',
    { a: 1 },
    async (ref) => ref.update({ a: 2 }, { lastUpdateTime: await timeOf(ref) }),
    { a: 2 },
  ],
  ['update with a time too fine', { a: 1 }, (ref) => ref.update({ a: 2 }, { lastUpdateTime: fine }), 3],
  ['update with a time to come', { a: 1 }, (ref) => ref.update({ a: 2 }, { lastUpdateTime: ahead }), 3],
  ['delete', { a: 1 }, (ref) => ref.delete(), null],
  ['delete of nothing', null, (ref) => ref.delete(), null],
  ['increments', { n: 1 }, (ref) => ref.update({ n: increment(1.5), m: increment(-1) }), { n: 2.5, m: -1 }],
  ['increments a text', { n: 'one' }, (ref) => ref.update({ n: increment(1) }), { n: 1 }],
  [
    'unites',
    { l: [1] },
    (ref) => ref.update({ l: arrayUnion(1, 2, 2, { x: 1 }), k: arrayUnion(1) }),
    { l: [1, 2, { x: 1 }], k: [1] },
  ],
  [
    'unites maps in any order',
    { l: [{ x: 1, y: 2 }] },
    (ref) => ref.update({ l: arrayUnion({ y: 2, x: 1 }) }),
    { l: [{ x: 1, y: 2 }] },
  ],
  [
    'keeps whole microseconds',
    null,
    (ref) => ref.set({ at: fine, on: new Date(7) }),
    { at: new Timestamp(5, 123_456_000), on: Timestamp.fromMillis(7) },
  ],
  ['keeps bytes', null, (ref) => ref.set({ b: new Uint8Array([1, 2]) }), { b: Buffer.from([1, 2]) }],
  [
    'keeps odd numbers',
    null,
    (ref) => ref.set({ n: [Number.NaN, -0, 1e300, Number.NEGATIVE_INFINITY] }),
    { n: [Number.NaN, -0, 1e300, Number.NEGATIVE_INFINITY] },
  ],
  ['refuses lists in lists', null, (ref) => ref.set({ l: [[1]] }), 3],
  ['takes 1 MiB', null, (ref) => ref.set(sized(ref, 1_048_576)).then(() => ref.set({})), {}],
  ['refuses a byte more', null, (ref) => ref.set(sized(ref, 1_048_577)), 3],
  ['refuses a longer text', null, (ref) => ref.set({ x: 'x'.repeat(1_048_488) }), 3],
  ['refuses an update to more', { x: 'x'.repeat(600_000) }, (ref) => ref.update({ y: 'y'.repeat(500_000) }), 3],
]

const timeOf = async (ref: Ref) => (await ref.get()).updateTime as Timestamp

/** Fields that make a document this size (bytes), as Firestore counts it. */
function sized({ path }: Ref, bytes: number): object {
  const name = path.split('/').reduce((sum, segment) => sum + segment.length + 1, 16)
  const [x, y] = ['x'.repeat(600_000), bytes - (name + 32) - 600_003 - 3]
  return { x, y: 'y'.repeat(y) }
}
