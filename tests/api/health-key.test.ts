import { beforeAll, expect, it, vi } from 'vitest'
import { setLog } from '#functions/log'
import { call } from './support/client'
import { emptyLeague } from './support/league'

setLog(() => undefined)
beforeAll(emptyLeague)

// A login checks a password with the key of the web app.
it.each([
  [400, 'The sign-in service does not take our key, so nobody can log in.'],
  [403, 'The sign-in service does not take our key, so nobody can log in.'],
  [429, 'The sign-in service cannot be reached.'],
  [503, 'The sign-in service cannot be reached.'],
])('where the sign-in service answers the key with %i, the league is not well: %s', async (status, error) => {
  // Answers are given again for 15 s.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + status * 60_000 })
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) =>
    String(url).includes('/v1/projects?key=') ? Response.json({ error: {} }, { status }) : fetch(url, init),
  )
  expect(await call('GET /health')).toEqual({ status: 503, body: { error, code: 'not-ready' } })
  vi.restoreAllMocks()
  vi.useRealTimers()
})
