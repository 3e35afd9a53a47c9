import { expect, test } from 'vitest'
import { type RouteName, routes } from '#common/api/routes'
import { parseRequest } from './request'

/** What was sent, and the error message. */
const cases: [name: RouteName, sent: unknown, said: string][] = [
  ['POST /users/login', {}, 'Please give username.'],
  ['POST /users/login', { username: 'ray' }, 'Please give password.'],
  ['POST /users/login', { username: 1, password: 'x' }, 'Please check username.'],
  ['POST /users/login', [], 'Please check what was sent.'],
  ['POST /users/login', null, 'Please check what was sent.'],
  ['POST /users/login', { username: 'x'.repeat(201), password: 'x' }, 'That is too long: 200 characters at most.'],
  ['POST /auth/forgot', {}, 'Please give email.'],
  ['POST /commish/save-games', { week: 1, selectedGameIds: [1] }, 'Please check selectedGameIds.0.'],
  ['POST /commish/fix-pick', { week: 1, gameId: 'g', userId: 'u' }, 'pickTeam is HOME or AWAY.'],
  ['PATCH /commish/line/:id', { week: 1, revealedAt: 99 }, 'Please leave out revealedAt.'],
  ['PATCH /commish/line/:id', { week: 1, isDouble: 'yes' }, 'Please check isDouble.'],
]
test.each(cases)('%s with %j: %s', (name, sent, said) => {
  const { body } = routes[name] as { body: Parameters<typeof parseRequest>[0] }
  expect(() => parseRequest(body, sent)).toThrow(said)
})
