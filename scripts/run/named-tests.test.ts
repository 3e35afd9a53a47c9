import { expect, test } from 'vitest'
import { namedTests, patternsOf } from './named-tests.mjs'

test('without a name every part is wanted, in its short form', () => {
  const named = namedTests([], false)
  expect([named.wants('unit'), named.has('unit'), named.files('unit'), named.withLong('unit')]).toEqual([
    ...[true, false],
    ...[[], false],
  ])
})

test('the long tests of a part are run where a file of that part is named, and not those of another part', () => {
  const named = namedTests(['browser', 'tests/api/picks'], false)
  expect(['browser', 'api', 'rules'].map(named.wants)).toEqual([true, true, false])
  expect(['browser', 'api'].map(named.withLong)).toEqual([false, true])
  expect(named.files('api')).toEqual(['picks'])
  expect(namedTests(['browser'], true).withLong('browser')).toBe(true)
})

test('a name that begins with no part is found', () => {
  expect(namedTests(['unti', 'api/picks'], false).others(['unit', 'api'])).toEqual(['unti'])
})

const HERE = '/home/ann/Desktop/cfb'
test.each([
  ['browser', ['desk'], 'desk.test.ts', true],
  ['browser', ['desk'], 'desk-lines.test.ts', true],
  ['browser', ['desk'], 'focus.test.ts', false],
  ['browser', ['desk'], 'shots/desk.shots.ts', false],
  ['browser', ['desk.test.ts'], 'desk.test.ts', true],
  ['browser', ['desk.test'], 'desk-test.ts', false],
  ['browser', [], 'focus.test.ts', true],
  ['browser', [], 'shots/desk.shots.ts', false],
  ['shots', ['desk'], 'shots/desk.shots.ts', true],
])('of %s the files %j: is %s among them? %s', (part, files, path, isMatched) => {
  // As Playwright reads a pattern.
  const isFound = patternsOf(part, files).some((each: string) =>
    new RegExp(each, 'gi').test(`${HERE}/tests/browser/${path}`),
  )
  expect(isFound).toBe(isMatched)
})
