import { afterEach, expect, test, vi } from 'vitest'
import { idTokenFor, isKeyTaken, isPassword } from './sign-in'

const logged = vi.hoisted(() => vi.fn())
vi.mock('../log', () => ({ logFailure: logged }))
afterEach(() => {
  vi.unstubAllGlobals()
  logged.mockReset()
})

const answering = (status: number, message: string) => async () => Response.json({ error: { message } }, { status })
const failing = (name: string) => async (): Promise<Response> => {
  throw new DOMException('no answer', name)
}

test.each(['EMAIL_NOT_FOUND', 'INVALID_PASSWORD', 'INVALID_LOGIN_CREDENTIALS', 'USER_DISABLED'])(
  '%s is a wrong password, and nothing to log',
  async (message) => {
    vi.stubGlobal('fetch', answering(400, message))
    expect(await isPassword('ray', 'ray@example.com', 'saturday')).toBe(false)
    expect(logged).not.toHaveBeenCalled()
  },
)

test('a password of another account is a wrong one', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ idToken: 'an.id.token', localId: 'ray' }))
  expect(await isPassword('ray', 'ray@example.com', 'saturday')).toBe(true)
  expect(await isPassword('zoe', 'ray@example.com', 'saturday')).toBe(false)
})

/** Failures on the server’s side: what the service does, and what is logged. */
const troubles: [what: string, service: () => Promise<Response>, logs: RegExp][] = [
  ['a wrong key', answering(400, 'API key not valid. Please pass a valid API key.'), /WEB_API_KEY/],
  ['no key', answering(403, 'Method doesn’t allow unregistered callers.'), /WEB_API_KEY/],
  ['a key for other sites', answering(403, 'Requests from referer <empty> are blocked.'), /WEB_API_KEY/],
  ['a service that is down', answering(503, 'UNAVAILABLE'), /the sign-in service is down: 503/],
  ['one that takes too long', failing('TimeoutError'), /cannot be reached/],
  ['one that is not there', failing('NetworkError'), /cannot be reached/],
  ['one that answers a page', async () => new Response('<html>', { status: 502 }), /cannot be reached/],
]
test.each(troubles)('%s is a 503 for the player, and logged', async (_what, service, logs) => {
  vi.stubGlobal('fetch', service)
  const error = expect.stringMatching(/^Logging in is not possible/)
  for (const call of [isPassword('ray', 'ray@example.com', 'saturday'), idTokenFor('a.custom.token')])
    await expect(call).rejects.toMatchObject({ status: 503, code: 'not-ready', message: error })
  expect(logged).toHaveBeenCalledTimes(2)
  expect(logged.mock.lastCall?.slice(0, 2).join(': ')).toMatch(logs)
})

test.each([
  [200, true],
  [400, false],
  [403, false],
])('a key that is answered with %i is taken: %s', async (status, isTaken) => {
  vi.stubGlobal('fetch', answering(status, ''))
  expect(await isKeyTaken()).toBe(isTaken)
})

test.each([429, 500, 503])('an answer of %i says nothing of the key', async (status) => {
  vi.stubGlobal('fetch', answering(status, ''))
  await expect(isKeyTaken()).rejects.toMatchObject({ code: 'not-ready' })
  expect(logged.mock.lastCall?.[0]).toBe('the sign-in service is down')
})

test('the service’s own limit is passed on', async () => {
  vi.stubGlobal('fetch', answering(400, 'TOO_MANY_ATTEMPTS_TRY_LATER : ...'))
  await expect(isPassword('ray', 'ray@example.com', 'x')).rejects.toMatchObject({ status: 429 })
})
