import { afterEach, expect, it, vi } from 'vitest'
import { claimsOf, commissionerKeys, isCommissioner, isCurrent } from './identity'

it.each([
  ['with the claim and one of the two names', true, 'commish', true],
  ['whatever the case of the name', true, 'DEPUTY', true],
  ['but not by the name alone', false, 'commish', false],
  ['nor by the claim alone', true, 'ray', false],
])('a player is a commissioner %s', (_, commissioner, username, isOne) =>
  expect(isCommissioner(claimsOf({ commissioner }), username)).toBe(isOne),
)

afterEach(() => void vi.unstubAllEnvs())

it('a list of commissioners may have spaces and end in a comma, which names nobody', () => {
  vi.stubEnv('COMMISSIONERS', 'commish, Deputy,')
  expect([...commissionerKeys()]).toEqual(['commlsh', 'deputy'])
})

it.each([
  ['before', -1, false],
  ['at', 0, false],
  ['after', 1, true],
])('of sessions that began %s the moment of a new password', (_when, later, isValid) =>
  expect(isCurrent(1_000 + later, claimsOf({ resetAt: 1_000 }))).toBe(isValid),
)
