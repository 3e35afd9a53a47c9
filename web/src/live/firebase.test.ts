import { beforeEach, expect, it, vi } from 'vitest'

let answer: { status: number; url: string }

beforeEach(async () => {
  vi.stubGlobal('location', { hostname: 'picks.example.com' })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { fetch: async () => answer }))
  vi.stubGlobal('document', new EventTarget())
  vi.resetModules()
  await import('./firebase')
})

const SIGN_IN = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup'

it.each([
  ['fails', 500, SIGN_IN],
  ['is busy', 503, 'https://securetoken.googleapis.com/v1/token'],
  ['refuses too many calls', 429, SIGN_IN],
])('a sign-in service that %s is like a lost network, so that nobody has to log in', async (_what, status, url) => {
  answer = { status, url }
  await expect(window.fetch(url)).rejects.toThrow(TypeError)
})

it.each([
  ['another refusal of it', 400, SIGN_IN],
  ['a failure of ours', 500, 'https://picks.example.com/api/picks'],
])('%s is answered as it came', async (_what, status, url) => {
  answer = { status, url }
  expect(await window.fetch(url)).toBe(answer)
})
