import { describe, expect, it, vi } from 'vitest'
import { loginOf, newBrowser, tabOf, userOf } from '../../../tests/fixtures/device'

const now = ({ session }: ReturnType<ReturnType<typeof newBrowser>['openTab']>) => session.useSession.getState()

describe('a session', () => {
  it('is kept for the next tab and the next visit', () => {
    const browser = newBrowser()
    browser.openTab().logIn('ann')
    expect(now(browser.openTab())).toMatchObject({ session: { uid: 'ann', token: 'token-ann' }, redirect: null })
  })

  it('has the name that the player chose, and the username where none was chosen or an older release kept none', () => {
    const browser = newBrowser()
    const tab = browser.openTab()
    tab.logIn('ann')
    expect(now(tab).session?.name).toBe('ann')
    tab.session.saveUser({ ...userOf('ann'), displayName: 'Aunt Ann' })
    expect(now(tab).session?.name).toBe('Aunt Ann')
    tab.storage.writeTextOrThrow('name', '')
    expect(now(browser.openTab()).session?.name).toBe('ann')
  })

  it('follows another tab to the home at its logout, and into its login', () => {
    const browser = newBrowser()
    const [here, there] = [browser.openTab(), browser.openTab()]
    const announce = vi.spyOn(here.device, 'announce')
    there.logIn('ann')
    expect(now(here).session?.uid).toBe('ann')
    there.session.endSession('expired')
    expect(now(here)).toEqual({ session: null, redirect: '/' })
    expect(announce.mock.calls).toEqual([
      [{ isLoggedIn: true, username: 'ann' }],
      [{ isLoggedIn: false, username: '' }],
    ])
    here.device.storage().setItem('abbr', 'OSU')
    expect(now(there), 'what remains of nobody leads nowhere else').toEqual({ session: null, redirect: '/login' })
    here.logIn('bob')
    expect([now(here).redirect, now(there)]).toMatchObject([null, { session: { uid: 'bob' }, redirect: null }])
    browser.clear()
    expect(now(here), 'the data of the site were cleared').toEqual({ session: null, redirect: '/' })
  })

  it('says who is a commissioner, and needs a token and a player', () => {
    const browser = newBrowser()
    const tab = browser.openTab()
    tab.logIn('ann')
    expect(now(tab).session?.isCommissioner).toBe(false)
    tab.session.saveUser({ ...userOf('ann'), isCommissioner: true })
    expect(now(tab).session?.isCommissioner).toBe(true)
    tab.session.customToken.drop()
    expect(tab.session.customToken.read()).toBeNull()
    tab.device.storage().removeItem('token')
    expect(now(browser.openTab()).session).toBeNull()
  })

  it('is announced to the whole app at the login and at the logout', () => {
    const tab = newBrowser().openTab()
    const announce = vi.spyOn(tab.device, 'announce')
    tab.logIn('ann')
    tab.session.endSession('logout')
    expect(announce.mock.calls).toEqual([
      [{ isLoggedIn: true, username: 'ann' }],
      [{ isLoggedIn: false, username: '' }],
    ])
  })

  it('tells a change of the player once, and a new token never', () => {
    const tab = newBrowser().openTab()
    const onChange = vi.fn()
    tab.session.onPlayerChange(onChange)
    tab.logIn('ann')
    tab.session.saveToken('ann', 'fresh')
    tab.logIn('bob')
    tab.session.endSession('logout')
    const each = onChange.mock.calls.map(([uid, before]) => [uid, before?.token])
    expect(each).toEqual([
      ['ann', undefined],
      ['bob', 'fresh'],
      [null, 'token-bob'],
    ])
  })
})

it('that changed while the page was asleep, or kept for Back, is noticed on the return', () => {
  const tab = tabOf('ann')
  // No event says it to this tab.
  for (const [key, value] of [
    ['token', 'token-bob'],
    ['uid', 'bob'],
  ] as const)
    tab.device.storage().setItem(key, value)
  expect(now(tab).session?.uid).toBe('ann')
  tab.comeBack()
  expect(now(tab)).toMatchObject({ session: { uid: 'bob' }, redirect: null })
  tab.device.storage().setItem('token', 'renewed')
  tab.comeBack()
  expect(now(tab).session?.token).toBe('renewed')
  tab.device.storage().removeItem('token')
  tab.comeBack()
  expect(now(tab)).toEqual({ session: null, redirect: '/' })
  tab.session.useSession.setState({ redirect: '/login' })
  tab.comeBack()
  expect(now(tab).redirect, 'nothing has changed').toBe('/login')
})

describe('a response that arrives too late', () => {
  it.each(['after the logout', 'for the player before'])('%s, is ignored', (when) => {
    const browser = newBrowser()
    const tab = browser.openTab()
    tab.logIn('ann')
    tab.session.endSession('logout')
    if (when === 'for the player before') tab.logIn('bob')
    const [before, keys] = [now(tab).session, browser.keys()]
    tab.session.saveUser({ ...userOf('ann'), username: 'Ann' })
    tab.session.saveToken('ann', 'late')
    expect(tab.session.renewSession({ ...loginOf('ann'), token: 'late' })).toBe(false)
    expect(now(tab).session).toEqual(before)
    expect(browser.keys()).toEqual(keys)
  })

  it('in time, is kept', () => {
    const tab = tabOf('ann')
    tab.session.saveUser({ ...userOf('ann'), abbr: 'UGA' })
    tab.session.saveToken('ann', 'fresh')
    expect(now(tab).session).toMatchObject({ abbr: 'UGA', token: 'fresh' })
    expect(tab.session.renewSession({ ...loginOf('ann'), token: 'newer', customToken: 'custom-2' })).toBe(true)
    expect(now(tab).session?.token).toBe('newer')
    expect(tab.session.customToken.read()).toBe('custom-2')
  })
})

it('ends nothing of another player whose login this tab has not noticed yet, but follows it', () => {
  const tab = tabOf('ann')
  tab.device.storage().setItem('uid', 'bob')
  tab.session.endSession('expired')
  expect(now(tab)).toMatchObject({ session: { uid: 'bob' }, redirect: null })
  expect([tab.session.isLoggedIn('ann'), tab.session.isLoggedIn('bob')]).toEqual([false, true])
})
