import { describe, expect, it } from 'vitest'
import { paths } from '#common/paths'
import { db } from '#functions/db/firebase'
import { SITE } from './support/client'

const part = (rest: string) => `--b\r\nContent-Disposition: form-data; name="avatar"; filename="x"\r\n\r\n${rest}`
/** Forms that end too soon, or are none. */
const broken: [what: string, body: string, type?: string][] = [
  ['cut inside a file', part('abc')],
  ['cut inside the head of a part', '--b\r\nContent-Disposition: form-da'],
  ['cut after a part', part('abc\r\n--b')],
  ['without a line between its parts', part('abc'), 'multipart/form-data'],
  ['with a line that is not the one announced', part('abc'), 'multipart/form-data; boundary=c'],
  ['empty', ''],
  ['of another kind', part('abc'), 'multipart/mixed; boundary=b'],
]

async function send(path: string, body: BodyInit, type = 'multipart/form-data; boundary=b') {
  const answer = await fetch(`${SITE}/api${path}`, { method: 'POST', body, headers: { 'content-type': type } })
  return { status: answer.status, ...((await answer.json()) as { error: string; code: string }) }
}

const users = async () => (await db.collection(paths.users()).count().get()).data().count

describe('a form', () => {
  it.each(broken)('%s is refused in a sentence, and the next call is answered', async (_what, body, type) => {
    const before = await users()
    const answer = await send('/users/register', body, type)
    expect(answer).toMatchObject({ status: 400, code: 'bad-input', error: expect.stringMatching(/^[A-Z].*\.$/) })
    expect((await fetch(`${SITE}/api/health`)).status).toBe(200)
    expect(await users()).toBe(before)
  })

  it('with half a character is refused, as JSON is: nobody could log in with such a password', async () => {
    const before = await users()
    const fields = { username: 'halfway', email: 'halfway@example.com', favoriteTeam: 'Army', password: '' }
    const head = (name: string, more = '') => `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`
    const parts = Object.entries(fields).map(([name, value]) => Buffer.from(`${head(name)}${value}\r\n`))
    const utf16 = '\r\nContent-Type: text/plain; charset=utf-16le'
    parts.push(Buffer.from(head('password', utf16)), Buffer.from('saturday\ud800', 'utf16le'), Buffer.from('\r\n--b--'))
    const answer = await send('/users/register', Buffer.concat(parts))
    expect(answer).toMatchObject({ status: 400, code: 'bad-input', error: 'That form could not be read.' })
    expect(await users()).toBe(before)
  })

  it('is read by the registration alone', async () => {
    const whole = `--b\r\nContent-Disposition: form-data; name="username"\r\n\r\nray\r\n--b--\r\n`
    for (const path of ['/users/login', '/auth/forgot', '/auth/reset']) {
      const answer = await send(path, whole)
      expect([path, answer]).toEqual([
        path,
        { status: 400, code: 'bad-input', error: 'This call takes JSON, not a form.' },
      ])
    }
  })
})

const unreadable: [what: string, body: string, headers: Record<string, string>, status: number][] = [
  ['JSON that is cut off', '{"username":', { 'content-type': 'application/json' }, 400],
  ['text', 'hello', { 'content-type': 'text/plain' }, 400],
  ['a list', '[]', { 'content-type': 'application/json' }, 400],
  ['nothing', '', { 'content-type': 'application/json' }, 400],
  ['numbers for names', '{"username":1,"password":2}', { 'content-type': 'application/json' }, 400],
  ['half a character', '{"username":"ray","password":"\\ud800"}', { 'content-type': 'application/json' }, 400],
  ['a packed body', 'x', { 'content-type': 'application/json', 'content-encoding': 'gzip' }, 400],
  ['one packed in an unknown way', 'x', { 'content-type': 'application/json', 'content-encoding': 'bogus' }, 400],
  ['far too much', JSON.stringify({ username: 'x'.repeat(200_000) }), { 'content-type': 'application/json' }, 413],
]
describe('a body that is no JSON of a call', () => {
  it.each(unreadable)('%s is refused in a sentence', async (_what, body, headers, status) => {
    const answer = await fetch(`${SITE}/api/users/login`, { method: 'POST', body, headers })
    const { error } = (await answer.json()) as { error: string }
    const kept = ['cache-control', 'x-content-type-options'].map((name) => answer.headers.get(name))
    expect([answer.status, ...kept]).toEqual([status, 'no-store', 'nosniff'])
    expect(error).toMatch(/^[A-Z].*\.$/)
    expect(error).not.toMatch(/expected|received|invalid/i)
  })
})
