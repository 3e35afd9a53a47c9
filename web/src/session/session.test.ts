import { describe, expect, it, vi } from 'vitest'
import { loginOf, newBrowser, userOf } from '../../../tests/fixtures/device'
import { TEAM_LINE } from './session'

const now = ({ session }: ReturnType<ReturnType<typeof newBrowser>['openTab']>) => session.useSession.getState()

describe('a session', () => {
  it('is kept for the next tab and the next visit', () => {
    const browser = newBrowser()
    browser.openTab().logIn('ann')
    expect(now(browser.openTab())).toMatchObject({ session: { uid: 'ann', token: 'token-ann' }, exit: null })
  })

  it('has the name that the player chose, and the username where none was chosen or an older release kept none', () => {
    const browser = newBrowser()
    const tab = browser.openTab()
    tab.logIn('ann')
    expect(now(tab).session?.name).toBe('ann')
    tab.session.saveUser({ ...userOf('ann'), displayName: 'Aunt Ann' })
    expect(now(tab).session?.name).toBe('Aunt Ann')
    tab.storage.writeText('name', '')
    expect(now(browser.openTab()).session?.name).toBe('ann')
  })

  it('follows another tab to the home at its logout, and into its login', () => {
    const browser = newBrowser()
    const [here, there] = [browser.openTab(), browser.openTab()]
    there.logIn('ann')
    expect(now(here).session?.uid).toBe('ann')
    there.session.endSession('/login')
    expect(now(here)).toEqual({ session: null, exit: '/' })
    expect(now(there)).toEqual({ session: null, exit: '/login' })
  })

  it('is announced to the whole app at the login and at the logout', () => {
    const tab = newBrowser().openTab()
    const announce = vi.spyOn(tab.device, 'announce')
    tab.logIn('ann')
    tab.session.endSession('/')
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
    tab.session.endSession('/')
    const each = onChange.mock.calls.map(([uid, before]) => [uid, before?.token])
    expect(each).toEqual([
      ['ann', undefined],
      ['bob', 'fresh'],
      [null, 'token-bob'],
    ])
  })
})

describe('a response that arrives too late', () => {
  it.each(['after the logout', 'for the player before'])('%s, is ignored', (when) => {
    const browser = newBrowser()
    const tab = browser.openTab()
    tab.logIn('ann')
    tab.session.endSession('/')
    if (when === 'for the player before') tab.logIn('bob')
    const [before, keys] = [now(tab).session, browser.keys()]
    tab.session.saveUser({ ...userOf('ann'), username: 'Ann' })
    tab.session.saveToken('ann', 'late')
    expect(tab.session.renewSession({ ...loginOf('ann'), token: 'late' })).toBe(false)
    expect(now(tab).session).toEqual(before)
    expect(browser.keys()).toEqual(keys)
  })

  it('in time, is kept', () => {
    const tab = newBrowser().openTab()
    tab.logIn('ann')
    tab.session.saveUser({ ...userOf('ann'), abbr: 'UGA' })
    tab.session.saveToken('ann', 'fresh')
    expect(now(tab).session).toMatchObject({ abbr: 'UGA', token: 'fresh' })
    expect(tab.session.renewSession({ ...loginOf('ann'), token: 'newer', customToken: 'custom-2' })).toBe(true)
    expect(now(tab).session?.token).toBe('newer')
    expect(tab.session.customToken.read()).toBe('custom-2')
  })
})

it('ends nothing of another player whose login this tab has not noticed yet, but follows it', () => {
  const tab = newBrowser().openTab()
  tab.logIn('ann')
  tab.device.storage().setItem('uid', 'bob')
  tab.session.endSession('/login')
  expect(now(tab)).toMatchObject({ session: { uid: 'bob' }, exit: null })
  expect([tab.session.isLoggedIn('ann'), tab.session.isLoggedIn('bob')]).toEqual([false, true])
})

describe('what is kept for a player', () => {
  it('goes with the logout, but for the rounds that nobody else can post', () => {
    const browser = newBrowser()
    const { session, storage, device } = browser.openTab()
    session.beginSession(loginOf('ann'))
    for (const key of [TEAM_LINE, 'primaryColor', 'secondaryColor']) device.storage().setItem(key, '#bb0000')
    for (const kind of ['live', 'waiting', 'round', 'nickname-unposted'] as const) storage.write(kind, 'ann', 'x', 1)
    session.endSession('/')
    expect(browser.keys()).toEqual(['nickname-unposted:ann:x'])
  })

  it('goes with the Firebase SDK’s user, also where the SDK is not loaded', () => {
    const browser = newBrowser()
    const tab = browser.openTab()
    tab.logIn('ann')
    tab.device.storage().setItem('firebase:authUser:demo:[DEFAULT]', '{}')
    tab.session.endSession('/')
    expect(browser.keys()).toEqual([])
  })

  it('makes room for itself in a full storage, by what can be read again', () => {
    const browser = newBrowser()
    const { storage } = browser.openTab()
    storage.write('live', 'ann', 'weeks/1', 'an old week')
    storage.write('waiting', 'ann', 'game', 'a tap')
    browser.leaveRoom(10)
    expect(storage.write('waiting', 'ann', 'other', 'another tap')).toBe(true)
    expect(browser.keys()).toEqual(['waiting:ann:game', 'waiting:ann:other'])
    expect(storage.write('waiting', 'ann', 'third', 'a tap '.repeat(99))).toBe(false)
  })

  it('makes room for what is said of the player, too', () => {
    const browser = newBrowser()
    const tab = browser.openTab()
    tab.logIn('ann')
    tab.storage.write('live', 'ann', 'weeks/1', 'an old week')
    browser.leaveRoom(3)
    tab.session.saveUser({ ...userOf('ann'), username: 'Annabel Lee' })
    expect(now(tab).session?.username).toBe('Annabel Lee')
  })

  it('says so where there is no room for a login, which takes no picks from the player before', () => {
    const browser = newBrowser()
    const tab = browser.openTab()
    tab.storage.write('waiting', 'bob', 'game', 'a tap')
    browser.leaveRoom(60)
    expect(() => tab.logIn('ann')).toThrow('This browser has no room left to keep you logged in.')
    expect([now(tab).session, tab.session.customToken.read()]).toEqual([null, null])
    expect(tab.storage.names('waiting', 'bob')).toEqual(['game'])
    expect([tab.storage.keepText('cardFont', '1'), tab.storage.keepText('cardFont', '1'.repeat(99))]).toEqual([
      true,
      false,
    ])
  })

  it('is undefined when it was cut off', () => {
    const { storage, device } = newBrowser().openTab()
    device.storage().setItem('live:ann:x', '{"cut')
    expect(storage.read('live', 'ann', 'x')).toBeUndefined()
    expect(storage.read('live', 'ann', 'never kept')).toBeUndefined()
  })

  it('is found by player and kind', () => {
    const { storage } = newBrowser().openTab()
    storage.write('waiting', 'ann', 'a', 1)
    storage.write('waiting', 'ann2', 'b', 1)
    storage.write('live', 'ann', 'c', 1)
    expect(storage.names('waiting', 'ann')).toEqual(['a'])
    expect(storage.nameOf('waiting', 'ann', 'waiting:ann:a')).toBe('a')
    expect(storage.nameOf('waiting', 'ann', 'waiting:ann2:b')).toBeNull()
    expect([storage.some('waiting'), storage.some('nickname-unposted')]).toEqual([true, false])
  })
})
