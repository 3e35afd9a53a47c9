import { Readable } from 'node:stream'
import type { Response as Answer, Request } from 'express'
import { expect, test } from 'vitest'
import { type RouteName, routes } from '#common/api/routes'
import { AVATAR_UPLOAD_MAX } from '../people/avatars'
import { parseRequest, readBody } from './request'

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

test.each([
  ['of just the largest size is taken', 0, null],
  ['that is one byte larger is refused', 1, 'That picture is larger than 8 MB.'],
])('a picture %s, as by the form', async (_about, more, said) => {
  const form = new FormData()
  form.set('avatar', new File([new Uint8Array(AVATAR_UPLOAD_MAX + more)], 'me.png', { type: 'image/png' }))
  const sent = new Response(form)
  const bytes = Buffer.from(await sent.clone().arrayBuffer())
  const headers = { 'content-type': sent.headers.get('content-type'), 'content-length': String(bytes.length) }
  const request = Object.assign(Readable.from([bytes], { objectMode: false }), { headers }) as unknown as Request
  const read = readBody(request, {} as Answer, true)
  if (said) await expect(read).rejects.toThrow(said)
  else expect((await read).file?.length).toBe(AVATAR_UPLOAD_MAX)
})
