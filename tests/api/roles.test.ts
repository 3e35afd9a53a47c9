import { beforeAll, describe, expect, it } from 'vitest'
import { type RouteName, routes } from '../../common/api'
import { request, SITE } from './client'
import { emptyLeague, freshName, type Member, player } from './league'

const table = Object.entries(routes) as [RouteName, (typeof routes)[RouteName]][]
const named = (access: string) => table.filter(([, route]) => route.access === access).map(([name]) => name)
const ways = (name: RouteName) => {
  const [method = '', path = ''] = name.split(' ')
  const { aliases = [] } = routes[name] as { aliases?: readonly string[] }
  return [path, ...aliases].map((each) => [method, each.replace(/:\w+/g, '11')] as const)
}

let fan: Member
beforeAll(async () => {
  await emptyLeague()
  fan = await player()
})

describe('a stranger', () => {
  const closed = [...named('player'), ...named('commissioner')].flatMap(ways)
  it.each(closed)('is asked to log in at %s %s', async (method, path) => {
    const answer = await request(method, path, method === 'GET' ? {} : { body: {} as never })
    expect(answer).toMatchObject({ status: 401, body: { code: 'signed-out' } })
  })

  it.each(['nonsense', 'eyJhbGciOiJub25lIn0.e30.', ''])('gets nowhere with the token %j', async (token) => {
    expect((await request('GET', '/users/me', { token: token || ' ' })).status).toBe(401)
  })
})

it('a sign-in that was not made here plays no part', async () => {
  const url = 'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any'
  const account = { email: `${freshName()}@example.com`, password: 'saturday', returnSecureToken: true }
  const headers = { 'content-type': 'application/json' }
  const made = await fetch(url, { method: 'POST', headers, body: JSON.stringify(account) })
  const { idToken } = (await made.json()) as { idToken: string }
  for (const [method, path] of named('player').flatMap(ways)) {
    const ask = method === 'GET' ? { token: idToken } : { token: idToken, body: {} as never }
    expect([path, (await request(method, path, ask)).status]).toEqual([path, 403])
  }
})

describe('a player', () => {
  it.each(named('commissioner').flatMap(ways))('may not %s %s', async (method, path) => {
    const { token } = fan
    const answer = await request(method, path, method === 'GET' ? { token } : { token, body: {} as never })
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })
})

describe('what is not there', () => {
  it.each([
    ['GET', '/nowhere'],
    ['POST', '/weeks'],
    ['DELETE', '/picks'],
    ['GET', '/commish'],
  ])('%s %s is a 404 in JSON', async (method, path) => {
    expect(await request(method, path)).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })
})

describe('a body that cannot be read', () => {
  const post = (body: string, type = 'application/json') =>
    fetch(`${SITE}/api/users/login`, { method: 'POST', body, headers: { 'content-type': type } })

  it.each(['gzip', 'bogus'])('that claims to be packed as %s is refused in a sentence', async (encoding) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
    const answer = await fetch(`${SITE}/api/users/login`, { method: 'POST', body: 'x', headers })
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'bad-input'])
  })

  it.each([
    ['JSON that is cut off', '{"username":', 'application/json', 400],
    ['text', 'hello', 'text/plain', 400],
    ['a list', '[]', 'application/json', 400],
    ['numbers for names', '{"username":1,"password":2}', 'application/json', 400],
    ['a form that is none', 'x', 'multipart/form-data; boundary=y', 400],
    ['far too much', JSON.stringify({ username: 'x'.repeat(200_000) }), 'application/json', 413],
  ])('%s is refused in a sentence', async (_name, body, type, status) => {
    const answer = await post(body, type)
    expect(answer.status).toBe(status)
    expect(((await answer.json()) as { error: string }).error).toMatch(/^[A-Z].*\.$/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})
