import { expect, it } from 'vitest'
import { claimsOf, isCommissioner } from './identity'

it.each([
  ['with the claim and one of the two names', true, 'commish', true],
  ['whatever the case of the name', true, 'DEPUTY', true],
  ['but not by the name alone', false, 'commish', false],
  ['nor by the claim alone', true, 'ray', false],
])('a player is a commissioner %s', (_, commissioner, username, isOne) =>
  expect(isCommissioner(claimsOf({ commissioner }), username)).toBe(isOne),
)
