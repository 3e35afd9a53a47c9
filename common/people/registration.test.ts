import { describe, expect, test } from 'vitest'
import {
  barePhone,
  nameKey,
  nameProblem,
  PASSWORD_MIN,
  RESET_PASSWORD_MIN,
  type Registration,
  registrationProblems,
  tidyName,
  usernameKey,
  usernameProblem,
} from './registration'

const good: Registration = {
  username: 'Uncle Ray',
  password: 'goblue',
  email: 'ray@example.com',
  phone: '',
  about: '',
  favoriteTeam: 'Michigan',
}

const MISSING = 'Please fill out username and password.'
const USERNAME =
  'A username has 2 to 30 characters: letters A to Z, digits, and between them spaces, dots, dashes or underscores.'
const PASSWORD = 'Password must be at least 6 characters.'
const EMAIL = 'Please enter a valid email address.'
const PHONE = 'Please enter a valid mobile number (digits only, 10–15).'
const TEAM = 'Please choose your favorite team.'
const ABOUT = 'About can have at most 500 characters.'

describe('the registration form', () => {
  /** One field, as typed, and what is said of it; null when it may be sent. */
  const cases: [field: keyof Registration, typed: string, said: string | null][] = [
    ['username', 'Uncle Ray', null],
    ['username', 'ray', null],
    ['username', ' ray ', null],
    ['username', 'r'.repeat(30), null],
    ['username', 'r'.repeat(31), USERNAME],
    ['username', 'ra', null],
    ['username', 'rn', null], // looks like m, and is the same name
    ['username', 'r', USERNAME],
    ['username', ' r ', USERNAME],
    ['username', 'r-', USERNAME],
    ['username', '', MISSING],
    ['username', '   ', MISSING],
    ['username', '_ray', USERNAME],
    ['username', 'ray.', USERNAME],
    ['username', 'J.T.', USERNAME],
    ['username', 'José', USERNAME],
    ['username', 'ray/../ann', USERNAME],
    ['username', 'r\u0430y', USERNAME], // a Cyrillic a
    ['password', '123456', null],
    ['password', '12345', PASSWORD],
    ['password', '      ', null],
    ['password', '', MISSING],
    ['email', 'a@b.c', null],
    ['email', ' ray@example.com ', null],
    ['email', 'uncle.ray.smith+picks@mail.my-school.edu', null],
    ['email', "o'neil_{x}@b2.c3", null],
    ['email', `${'r'.repeat(249)}@b.co`, null],
    ['email', '.ray@example.com', EMAIL],
    ['email', 'ray.@example.com', EMAIL],
    ['email', 'uncle..ray@example.com', EMAIL],
    ['email', 'ray@-example.com', EMAIL],
    ['email', 'ray@example-.com', EMAIL],
    ['email', 'ray@example.com-', EMAIL],
    ['email', 'ray@example.-com', EMAIL],
    ['email', 'ray@ex_ample.com', EMAIL],
    ['email', 'räy@example.com', EMAIL],
    ['email', '"ray" ray@example.com', EMAIL],
    ['email', 'ray@example.com, dee@example.com', EMAIL],
    ['email', '', EMAIL],
    ['email', 'ray', EMAIL],
    ['email', 'ray@example', EMAIL],
    ['email', '@example.com', EMAIL],
    ['email', 'ray@exam ple.com', EMAIL],
    ['email', 'ray@@example.com', EMAIL],
    ['email', `${'r'.repeat(250)}@b.co`, EMAIL],
    ['phone', '', null],
    ['phone', '  ', null],
    ['phone', '5551234567', null],
    ['phone', '(555) 123-4567', null],
    ['phone', '+1 555 123 4567', null],
    ['phone', '1'.repeat(15), null],
    ['phone', '1'.repeat(16), PHONE],
    ['phone', '555123456', PHONE],
    ['phone', '555+1234567', PHONE],
    ['phone', 'call me', PHONE],
    ['favoriteTeam', '', TEAM],
    ['about', 'x'.repeat(500), null],
    ['about', 'x'.repeat(501), ABOUT],
  ]
  test.each(cases)('%s "%s": %s', (field, typed, said) => {
    expect(registrationProblems({ ...good, [field]: typed })).toEqual(said ? [{ field, text: said }] : [])
  })

  test('reports one problem for each field, in the order of the form', () => {
    const empty = { username: '', password: '', email: '', phone: '1', about: 'x'.repeat(501), favoriteTeam: '' }
    expect(registrationProblems(empty).map(({ text }) => text)).toEqual([MISSING, MISSING, EMAIL, PHONE, TEAM, ABOUT])
    const [first] = registrationProblems({ ...empty, username: 'a' })
    expect(first, 'before the rules of a username').toEqual({ field: 'password', text: MISSING })
  })
})

test.each([
  ['Uncle_Ray', 'uncle.ray', true],
  ['Uncle Ray', 'UNCLERAY', true],
  ['b0b', 'bob', true],
  ['Bill', 'B111', true],
  ['Arnie', 'Amie', true],
  ['Arnie', 'Aie', false],
  ['VVill', 'Will', true],
  ['VVill', 'ill', false],
  [' ray ', 'ray', true],
  ['\tray\u00a0', 'ray', true],
  ['ann', 'anna', false],
])('"%s" and "%s" are the same name: %s', (one, other, same) => {
  expect(usernameKey(one) === usernameKey(other)).toBe(same)
})

test('a phone number keeps its digits and its plus', () => expect(barePhone('+1 (555) 123-4567')).toBe('+15551234567'))

test('a name is kept as a page shows it', () => {
  expect(tidyName('  Zoe   O Brien ')).toBe('Zoe O Brien')
  const form = { username: `${'x'.repeat(14)}  ${'x'.repeat(15)}`, password: 'saturday', favoriteTeam: 'UGA' }
  expect(registrationProblems({ ...form, email: 'zoe@example.com', phone: '', about: '' })).toEqual([])
})

test('a reset asks for a longer password than the form', () => {
  expect(RESET_PASSWORD_MIN).toBe(8)
  expect(RESET_PASSWORD_MIN).toBeGreaterThan(PASSWORD_MIN)
})

describe('a name that a player shows', () => {
  test.each([
    ['Uncle Ray', true],
    ['José Núñez', true],
    ["D'Andre O’Neil", true],
    ['Łukasz', false],
    ['r', false],
    ['é', false],
    ['é'.repeat(30), true],
    ['é'.repeat(31), false],
    ["Chris'", true],
    ["'a'", false],
    ['Ra\u0301\u0301y'.normalize('NFC'), false],
    ['Rаy with a Cyrillic a', false],
    ['Ray<b>', false],
    ['Ｒay', false],
  ])('may be %j: %s', (name, isFine) =>
    expect(nameProblem(name)).toEqual(
      isFine
        ? ''
        : expect.stringMatching(
            /^A name has 2 to 30 characters: letters A to Z \(accents are fine\), digits and apostrophes; /,
          ),
    ),
  )

  test.each([
    ['José', 'jose'],
    ["O'Neil", 'oneil'],
    ['O’Neil', 'O Neil'],
    ['Renée', 'Renee'],
    ['RAŸ', 'ray'],
  ])('%j is the same as %j', (one, other) => expect(nameKey(one)).toBe(nameKey(other)))

  test('is no username with its accents', () => {
    expect(usernameProblem('José')).toMatch(/^A username has 2 to 30 characters: letters A to Z, /)
    expect(usernameProblem("O'Neil")).not.toBe('')
  })
})
