import { expect, it } from 'vitest'
import { newBrowser } from '../../../tests/fixtures/device'
import { rememberSeen, wasSeen } from './shownOnce'

it('that a player has seen something is remembered on the device, for this player and this thing alone, also after a logout', () => {
  const browser = newBrowser()
  const tab = browser.openTab()
  tab.logIn('ann')
  expect(wasSeen(tab.storage, 'ann', 'weekly-picks')).toBe(false)
  rememberSeen(tab.storage, 'ann', 'weekly-picks')
  tab.session.endSession('logout')
  const next = browser.openTab().storage
  expect(wasSeen(next, 'ann', 'weekly-picks')).toBe(true)
  expect(wasSeen(next, 'ann', 'push-offer')).toBe(false)
  expect(wasSeen(next, 'bob', 'weekly-picks')).toBe(false)
})
