import { expect, it, vi } from 'vitest'
import { pushState } from './subscription'

it.each<[about: string, more: object, isInstalled: boolean, state: string]>([
  ['from 16.4 on gets notifications once the app is on the Home Screen', { userActivation: {} }, false, 'install'],
  ['that shows the app from the Home Screen without them never does', { userActivation: {} }, true, 'never'],
  ['before 16.4 never does', {}, false, 'never'],
])('an iPhone %s', async (_about, more, isInstalled, state) => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_3 like Mac OS X)', ...more })
  const matchMedia = () => ({ matches: isInstalled })
  vi.stubGlobal('matchMedia', matchMedia)
  vi.stubGlobal('window', { matchMedia })
  expect(await pushState('ann')).toBe(state)
  vi.unstubAllGlobals()
})
