import { expect, it, vi } from 'vitest'
import { newBrowser } from '../../../tests/fixtures/device'
import { syncClock } from './syncClock'

it('the server’s time is asked for once, and again when the player comes back, past every cache', async () => {
  const asked = vi.fn(async () => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('fetch', asked)
  const tab = newBrowser().openTab()
  const stop = syncClock(tab.device)
  expect(asked.mock.calls).toEqual([
    ['/robots.txt', { method: 'HEAD', cache: 'no-store', signal: expect.any(AbortSignal) }],
  ])
  tab.leave()
  tab.comeBack()
  expect(asked).toHaveBeenCalledTimes(2)
  stop()
  tab.comeBack()
  expect(asked).toHaveBeenCalledTimes(2)
})
