import { FieldPath, type Firestore, Timestamp } from './sdk'

type Collection = ReturnType<Firestore['collection']>
type Query = Pick<Collection, 'get'>

/** The documents of the collection that is queried. */
export const asked: Record<string, object> = {
  a: { n: 2, s: 'y' },
  b: { n: 1 },
  c: { n: null },
  d: { n: 1, s: 'x' },
  e: { s: 'z' },
  f: { n: 'text' },
  g: { n: 1.5, m: { k: 1 } },
  h: { n: new Timestamp(1, 0) },
  i: { n: true },
  j: { n: Number.NaN },
  k: { n: [1] },
  l: { n: { a: 1 } },
  m: { t: '\ufffd' },
  o: { t: '😀' },
  B: { n: 0, m: { k: 2 } },
  '9': { n: -2 },
  '10': { n: -1 },
}

/** A query and the names of the documents it finds, in order. The emulator finds the same. */
export type QueryCase = [says: string, query: (from: Collection) => Query, finds: string]

const name = FieldPath.documentId()

export const queryCases: readonly QueryCase[] = [
  ['all, by name', (c) => c, '10 9 B a b c d e f g h i j k l m o'],
  ['sorted: types, values, then names', (c) => c.orderBy('n'), 'c i j 9 10 B b d g a h f k l'],
  ['sorted backwards, names too', (c) => c.orderBy('n', 'desc'), 'l k f h a g d b B 10 9 j i c'],
  ['sorted texts, by their bytes', (c) => c.orderBy('t'), 'm o'],
  ['sorted by two fields', (c) => c.orderBy('s', 'desc').orderBy('n'), 'a d'],
  ['sorted, names backwards', (c) => c.orderBy('n').orderBy(name, 'desc'), 'c i j 9 10 B d b g a h f k l'],
  ['after a value, none that equals it', (c) => c.orderBy('n').startAfter(1), 'g a h f k l'],
  ['after a value, backwards', (c) => c.orderBy('n', 'desc').startAfter(1), 'B 10 9 j i c'],
  ['a few', (c) => c.orderBy('n').limit(3), 'c i j'],
  ['as many as there are', (c) => c.limit(0), '10 9 B a b c d e f g h i j k l m o'],
  ['equal', (c) => c.where('n', '==', 1), 'b d'],
  ['equal to null', (c) => c.where('n', '==', null), 'c'],
  ['equal to NaN', (c) => c.where('n', '==', Number.NaN), 'j'],
  ['equal to a list', (c) => c.where('n', '==', [1]), 'k'],
  ['equal to a map', (c) => c.where('m', '==', { k: 1 }), 'g'],
  ['equal inside', (c) => c.where('m.k', '==', 1), 'g'],
  ['one of several, by name', (c) => c.where('n', 'in', [2, 1]), 'a b d'],
  ['one of several types', (c) => c.where('n', 'in', ['text', 1.5]), 'f g'],
  ['one of several, null among them', (c) => c.where('n', 'in', [null, 1, Number.NaN]), 'b d'],
  ['one of several and equal', (c) => c.where('s', '==', 'x').where('n', 'in', [0, 1]), 'd'],
  ['one of several, sorted', (c) => c.where('n', 'in', [2, 0, 1.5]).orderBy('n', 'desc'), 'a g B'],
  ['equal by name', (c) => c.where(name, '==', 'b'), 'b'],
  ['above', (c) => c.where('n', '>', 1), 'g a'],
  ['from', (c) => c.where('n', '>=', 1), 'b d g a'],
  ['below', (c) => c.where('n', '<', 2), '9 10 B b d g'],
  ['up to a text', (c) => c.where('n', '<=', 'text'), 'f'],
  ['above, sorted by another', (c) => c.where('n', '>', 0).orderBy('s'), 'd a'],
  ['equal, sorted by another', (c) => c.where('n', '==', 1).orderBy('s'), 'd'],
]
