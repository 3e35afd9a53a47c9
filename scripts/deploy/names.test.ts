import { expect, test } from 'vitest'
import { usernameKey, usernameProblem } from '#common/people/registration'
import { isUsername, keyOf, namesIn } from './names.mjs'

const NAMES = [
  'ann',
  'Uncle_Ray 01',
  'rn.vv-IlO',
  'José',
  'a',
  'a'.repeat(30),
  'a'.repeat(31),
  '_ann',
  'ann.',
  'a/b',
  '',
]

test.each(NAMES)('a deployment takes %j for a username, and folds it, as the league does', (name) => {
  expect(isUsername(name)).toBe(usernameProblem(name) === '')
  expect(keyOf(name)).toBe(usernameKey(name))
})

test.each([
  ['ann, Bob ,', ['ann', 'Bob']],
  [' , ', []],
  [undefined, []],
])('the names in %j are %j', (list, names) => {
  expect(namesIn(list)).toEqual(names)
})
