import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TIMEOUTS, tokenExpired } from '#web/api'
import { useCorrection } from '#web/session/serverTime'
import { tabOf } from '../../tests/fixtures/device'
import { settled, timeoutsOnFakeClock } from '../../tests/fixtures/fake-clock'
import { newNetwork } from '../../tests/fixtures/network'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000 }))
afterEach(() => useCorrection.setState(0))

const tokenOf = (claims: object) => `x.${btoa(JSON.stringify(claims)).replace(/\+/g, '-').replace(/\//g, '_')}.y`

it.each([
  ['a minute left', tokenOf({ exp: 160 }), 100_000, false],
  ['about to expire', tokenOf({ exp: 120 }), 100_000, true],
  ['long expired', tokenOf({ exp: 1 }), 100_000, true],
  ['without an end', tokenOf({ uid: '?>?>' }), 100_000, false],
  ['no token at all', 'secret', 100_000, false],
])('a token: %s', (_, jwt, now, expired) => expect(tokenExpired(jwt, now)).toBe(expired))

/** Ann's tab with this token, which is refreshed so. */
function tabWith(token: string, refresh: (force: boolean) => Promise<string | undefined>) {
  const tab = tabOf('ann')
  tab.session.saveToken('ann', token)
  const network = newNetwork(tab)
  network.refreshTokensWith(refresh)
  return { tab, network }
}

describe('a 401 of a token that is good by the device’s clock', () => {
  /** Ann's pick, with a token that has half an hour left. By the server's clock it is so much later (ms). */
  function refusedAt(later: number, refresh: (force: boolean) => Promise<string | undefined>) {
    const { tab, network } = tabWith(tokenOf({ exp: Date.now() / 1000 + 1_800 }), refresh)
    const result = network.call('POST /picks').catch((failure: unknown) => failure)
    const refuse = async () => {
      await settled()
      // As `timedFetch` does by the response.
      useCorrection.setState(later)
      await network.next().answer(401, { error: 'Your session has ended.' })
    }
    return { tab, network, result, refuse }
  }
  const HOUR = 3_600_000

  it('and has expired by the server’s is answered once with another token', async () => {
    const { network, result, refuse } = refusedAt(HOUR, async (force) => (force ? 'fresh' : 'stale'))
    await refuse()
    const again = network.next()
    expect(again).toMatchObject({ url: '/api/picks', authorization: 'Bearer fresh' })
    await again.answer(200, { saved: true })
    expect(await result).toEqual({ saved: true })
  })

  it('counts if the other is refused, too', async () => {
    const { network, result, refuse } = refusedAt(HOUR, async () => 'fresh')
    await refuse()
    await refuse()
    expect(await result).toMatchObject({ status: 401, message: 'Your session has ended.' })
    expect(network.requests).toHaveLength(0)
  })

  it('never goes out again as another player', async () => {
    const { tab, network, result, refuse } = refusedAt(HOUR, async () => {
      tab.logIn('bob')
      return 'token-bob'
    })
    await refuse()
    expect(await result).toMatchObject({ status: 401 })
    expect(network.requests).toHaveLength(0)
  })

  it('and by the server’s counts at once: the session has ended', async () => {
    const refresh = vi.fn(async () => 'fresh')
    const { result, refuse } = refusedAt(0, refresh)
    await refuse()
    expect(await result).toMatchObject({ status: 401 })
    expect(refresh).not.toHaveBeenCalled()
  })
})

describe('an expired token', () => {
  const expired = tokenOf({ exp: 1 })

  function callingWith(refresh: () => Promise<string | undefined>) {
    const { tab, network } = tabWith(expired, refresh)
    return { network, session: tab.session.useSession, result: network.call('POST /picks').catch((cause) => cause) }
  }

  it('is refreshed first', async () => {
    const { network } = callingWith(async () => 'fresh')
    await settled()
    expect(network.next().authorization).toBe('Bearer fresh')
  })

  it('that is refreshed slowly takes nothing of the time that the server has to respond', async () => {
    const timeout = timeoutsOnFakeClock()
    const { network, result } = callingWith(
      () => new Promise((done) => setTimeout(() => done('fresh'), TIMEOUTS.change)),
    )
    await vi.advanceTimersByTimeAsync(TIMEOUTS.change)
    await network.next().answer(200, { saved: true })
    expect(await result).toEqual({ saved: true })
    timeout.mockRestore()
  })

  it('that the SDK no longer refreshes is left for the server to refuse', async () => {
    const { network } = callingWith(async () => undefined)
    await settled()
    expect(network.next().authorization).toBe(`Bearer ${expired}`)
  })

  it('that cannot be refreshed without a network counts as no network', async () => {
    const cause = new Error('Offline.')
    const { network, session, result } = callingWith(() => Promise.reject(cause))
    expect(await result).toMatchObject({ status: 0, code: 'no-response', cause })
    expect(network.requests).toHaveLength(0)
    expect(session.getState().session?.uid).toBe('ann')
  })

  it('is not refreshed while it is good', async () => {
    const refresh = vi.fn(async () => 'fresh')
    const { network } = tabWith('token-ann', refresh)
    const result = network.call('GET /users/me')
    await settled()
    const request = network.next()
    expect(request.authorization).toBe('Bearer token-ann')
    expect(refresh).not.toHaveBeenCalled()
    // A call without an answer would fail after this test.
    await request.answer(200, {})
    await result
  })
})

it('a call that waits for a new token is not made as a player who has logged in meanwhile in another tab', async () => {
  const expired = tokenOf({ exp: Date.now() / 1000 - 60 })
  let answer = (_token: string) => {}
  const { tab, network } = tabWith(expired, () => new Promise((resolve) => (answer = resolve)))
  void network.call('POST /picks').catch(() => undefined)
  await settled()
  tab.session.endSession('logout')
  tab.logIn('bob')
  answer('token-bob')
  await settled()
  expect(network.requests.map(({ authorization }) => authorization)).toEqual([`Bearer ${expired}`])
})
