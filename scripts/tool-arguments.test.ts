import { expect, test } from 'vitest'
import { againText, readArguments } from './backup'
import { roundsEvery } from './referee'

test('a backup takes a file and its options, in any order', () => {
  expect(readArguments(['backup', '--without-passwords', 'league.gz'])).toMatchObject({
    command: 'backup',
    name: 'league.gz',
    values: { 'without-passwords': true, replace: false },
  })
})

test.each([
  ['no file', ['restore']],
  ['two files', ['backup', 'league.gz', 'other.gz']],
  ['an option that there is not', ['backup', '--help']],
  ['an option without its value', ['restore', 'league.gz', '--hash-parameters']],
  ['an option of the restore', ['backup', 'league.gz', '--replace']],
])('%s: a backup says how it is meant', (_what, args) => {
  expect(() => readArguments(args)).toThrow(/^usage: npm run backup -- FILE.gz /)
})

test('a backup has a name that git ignores', () => {
  expect(() => readArguments(['backup', 'league-1.1.0'])).toThrow('Name a file that ends with .gz: git ignores those.')
  expect(readArguments(['restore', 'league-1.1.0']).name, 'an older one may have another').toBe('league-1.1.0')
})

test('only a restore that brings the old passwords back says so', () => {
  const warning = 'mail a reset link to whoever had a password stolen since: the old ones work again'
  expect([againText(false), againText(true)].map((text) => text.includes(warning))).toEqual([true, false])
})

test('the referee makes one round, or one every so many seconds', () => {
  expect([roundsEvery([]), roundsEvery(['--every', '5'])]).toEqual([null, 5])
})

test.each([[['--help']], [['--every']], [['--every', '0']], [['--every', '5', '6']], [['7']]])(
  'any other argument makes no round: %j',
  (args) => {
    expect(() => roundsEvery(args)).toThrow('usage: npm run referee [-- --project PROJECT]')
  },
)
