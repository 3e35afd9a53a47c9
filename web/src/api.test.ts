import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TIMEOUTS } from '#web/api'
import { newBrowser } from '../../tests/fixtures/device'
import { settled, timeoutsOnFakeClock } from '../../tests/fixtures/fake-clock'
import { calling, newNetwork } from '../../tests/fixtures/network'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000 }))

it('a call goes below /api, as JSON, with credentials and the stored token', async () => {
  const { network, result } = calling()
  await settled()
  const request = network.next()
  expect(request).toMatchObject({ url: '/api/users/me', credentials: 'include', contentType: 'application/json' })
  expect(request.authorization).toBe('Bearer token-ann')
  await request.answer(200, {})
  await result
})

type Network = ReturnType<typeof newNetwork>
it.each([
  {
    what: 'a deletion with a body',
    make: ({ call }: Network) => call('DELETE /users/me', { body: { password: 'x' } }),
    sent: { method: 'POST', override: 'DELETE', body: { password: 'x' } },
  },
  {
    what: 'one without',
    make: ({ call }: Network) => call('DELETE /users/me/picture'),
    sent: { method: 'DELETE', override: null },
  },
  {
    what: 'a change',
    make: ({ call }: Network) => call('PUT /users/me', { body: { reminders: true } }),
    sent: { method: 'PUT', override: null },
  },
])('$what is sent by a method that every server takes', async ({ make, sent }) => {
  const network = newNetwork(newBrowser().openTab())
  const result = make(network)
  await settled()
  const request = network.next()
  expect(request).toMatchObject(sent)
  await request.answer(200, {})
  await result
})

describe('a call that fails', () => {
  it('says that the server cannot be reached when no response comes, or one that is not the server’s', async () => {
    for (const lose of ['lose', 'answerHtml'] as const) {
      const { network, result } = calling()
      await settled()
      await network.next()[lose]()
      expect(await result).toMatchObject({ status: 0, code: 'no-response', message: /^The server cannot be reached/ })
    }
  })

  it('says first what failed, where the caller has a sentence for it', async () => {
    const network = newNetwork(newBrowser().openTab())
    const body = { email: 'ann@example.com' }
    const lookup = network.call('POST /auth/username-reminder', { body, errorText: 'Lookup failed.' })
    const result = lookup.catch((failure: unknown) => failure)
    await settled()
    await network.next().lose()
    const message = 'Lookup failed. The server cannot be reached. Check your connection and try again.'
    expect(await result).toMatchObject({ status: 0, code: 'no-response', message })
  })

  it.each([
    ['GET /users/me', TIMEOUTS.read],
    ['POST /users/login', TIMEOUTS.change],
  ] as const)('%s waits %i ms for a server that never answers', async (name, longest) => {
    const timeout = timeoutsOnFakeClock()
    const { result } = calling(name)
    const ended = vi.fn()
    void result.then(ended)
    await vi.advanceTimersByTimeAsync(longest - 1)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await result).toMatchObject({ status: 0, code: 'no-response', message: /^The server cannot be reached/ })
    timeout.mockRestore()
  })

  it.each([
    [{ error: 'Too late.' }, 'Too late.'],
    [{ message: 'The league is asleep.' }, 'The league is asleep.'],
    [{}, 'No profile.'],
    [{ error: { code: 502, message: 'Bad gateway' } }, 'No profile.'],
  ])('reads %j as %s', async (body, message) => {
    const tab = newBrowser().openTab()
    const network = newNetwork(tab)
    const result = network.call('GET /users/me', { errorText: 'No profile.' }).catch((failure: unknown) => failure)
    await settled()
    await network.next().answer(502, body)
    expect(await result).toMatchObject({ status: 502, code: 'no-response', message })
  })
})
