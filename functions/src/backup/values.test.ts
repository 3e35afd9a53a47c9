import { GeoPoint, Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { decode, encode } from './values'

test.each([
  ['null', null],
  ['numbers that JSON has', [0, 1.5, -7, 2 ** 53]],
  ['numbers that JSON has not', [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0]],
  ['text with line breaks', 'a\nb\u2028c'],
  ['a time to the nanosecond', new Timestamp(1_795_300_000, 123_456_789)],
  ['bytes', Buffer.from([0, 255, 10])],
  ['a map of maps', { a: { b: [{ at: new Timestamp(1, 0) }] }, '': 'an empty key is refused by the database only' }],
])('%s survives as JSON', (_, value) => {
  expect(decode(JSON.parse(JSON.stringify(encode(value))))).toEqual(value)
})

test('a type that is not known is not lost silently', () => {
  expect(() => encode({ a: new Date(0) })).toThrow('A field has a type that a backup does not know')
  expect(() => encode(new GeoPoint(33.2, -87.5))).toThrow('A field has a type that a backup does not know')
  expect(() => encode({ a: undefined })).toThrow('A field has a type that a backup does not know')
  expect(() => decode({ __type__: 'vector' })).toThrow('unknown type vector: restore it with the release that made it.')
})
