import { beforeEach, expect, it, vi } from 'vitest'
import { pushState } from './subscription'

beforeEach(() => void vi.unstubAllGlobals())

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_3 like Mac OS X)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const SINCE_16_4 = { userActivation: {} }

it.each<[about: string, userAgent: string, more: object, isInstalled: boolean, state: string]>([
  [
    'an iPhone from 16.4 on gets notifications once the app is on the Home Screen',
    IPHONE,
    SINCE_16_4,
    false,
    'install',
  ],
  ['an iPhone that shows the app from the Home Screen without them never does', IPHONE, SINCE_16_4, true, 'never'],
  ['an iPhone before 16.4 never does', IPHONE, {}, false, 'never'],
  ['an iPad, which calls itself a Mac, is as an iPhone', MAC, { ...SINCE_16_4, maxTouchPoints: 5 }, false, 'install'],
  ['a Mac without them has no Home Screen', MAC, { ...SINCE_16_4, maxTouchPoints: 0 }, false, 'never'],
])('%s', async (_about, userAgent, more, isInstalled, state) => {
  vi.stubGlobal('navigator', { userAgent, ...more })
  const matchMedia = () => ({ matches: isInstalled })
  vi.stubGlobal('matchMedia', matchMedia)
  vi.stubGlobal('window', { matchMedia })
  expect(await pushState('ann')).toBe(state)
})

it('notifications that the player has refused are blocked', async () => {
  vi.stubGlobal('navigator', { serviceWorker: {} })
  vi.stubGlobal('Notification', { permission: 'denied' })
  vi.stubGlobal('window', { PushManager: {}, Notification })
  expect(await pushState('ann')).toBe('blocked')
})
