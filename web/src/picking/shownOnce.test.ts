import { expect, it } from 'vitest'
import { newBrowser } from '../../../tests/fixtures/device'
import { isFirstVisit, rememberVisit } from './firstVisit'

it('is a first visit once per player on a device, also after a logout', () => {
  const browser = newBrowser()
  const tab = browser.openTab()
  tab.logIn('ann')
  expect(isFirstVisit(tab.storage, 'ann')).toBe(true)
  rememberVisit(tab.storage, 'ann')
  tab.session.endSession('/')
  const next = browser.openTab().storage
  expect(isFirstVisit(next, 'ann')).toBe(false)
  expect(isFirstVisit(next, 'bob')).toBe(true)
})
