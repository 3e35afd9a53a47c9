import { expect, it } from 'vitest'
import { tokenExpired } from './token'

const token = (claims: object) => `x.${btoa(JSON.stringify(claims)).replace(/\+/g, '-').replace(/\//g, '_')}.y`

it.each([
  ['a minute left', token({ exp: 160 }), 100_000, false],
  ['about to run out', token({ exp: 120 }), 100_000, true],
  ['long gone', token({ exp: 1 }), 100_000, true],
  ['without an end', token({ uid: '?>?>' }), 100_000, false],
  ['no token at all', 'secret', 100_000, false],
])('%s', (_, jwt, now, expired) => expect(tokenExpired(jwt, now)).toBe(expired))
