import { describe, expect, it } from 'vitest'
import { loginOf, newBrowser, userOf } from '../../../tests/fixtures/device'
import { TEAM_ACCENT } from './session'

describe('what is kept for a player', () => {
  it('goes with the logout, but for the rounds that nobody else can post', () => {
    const browser = newBrowser()
    const { session, storage, device } = browser.openTab()
    session.beginSession(loginOf('ann'))
    for (const key of [TEAM_ACCENT, 'primaryColor', 'secondaryColor']) device.storage().setItem(key, '#bb0000')
    for (const kind of ['live', 'waiting', 'saved', 'refused', 'round', 'nickname-unposted'] as const)
      storage.write(kind, 'ann', 'x', 1)
    session.endSession('logout')
    expect(browser.keys()).toEqual(['nickname-unposted:ann:x'])
  })

  it('stays where the session ended by itself, if it waits, was refused, or a round is half played', () => {
    const browser = newBrowser()
    const { session, storage } = browser.openTab()
    session.beginSession(loginOf('ann'))
    for (const kind of ['live', 'waiting', 'saved', 'refused', 'round'] as const) storage.write(kind, 'ann', 'x', 1)
    session.endSession('expired')
    expect(browser.keys()).toEqual(['waiting:ann:x', 'refused:ann:x', 'round:ann:x'])
    session.beginSession(loginOf('bob'))
    expect(browser.keys().filter((key) => key.includes(':ann:'))).toEqual([])
  })

  it('goes at the next login, but for picks and rounds of the same player that wait', () => {
    const { session, storage } = newBrowser().openTab()
    for (const player of ['ann', 'bob'])
      for (const kind of ['live', 'waiting'] as const) storage.write(kind, player, 'x', 1)
    session.beginSession(loginOf('ann'))
    expect([storage.hasAny('live'), storage.names('waiting', 'ann'), storage.names('waiting', 'bob')]).toEqual([
      false,
      ['x'],
      [],
    ])
  })

  it('goes with the Firebase SDK’s user, also where the SDK is not loaded', () => {
    const browser = newBrowser()
    const tab = browser.openTab()
    tab.logIn('ann')
    tab.device.storage().setItem('firebase:authUser:demo:[DEFAULT]', '{}')
    tab.session.endSession('logout')
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
    expect(tab.session.useSession.getState().session?.username).toBe('Annabel Lee')
  })

  it('says so where there is no room for a login, which takes no picks from the player before', () => {
    const browser = newBrowser()
    const tab = browser.openTab()
    tab.storage.write('waiting', 'bob', 'game', 'a tap')
    browser.leaveRoom(60)
    expect(() => tab.logIn('ann')).toThrow('This browser has no room left to keep you logged in.')
    expect([tab.session.useSession.getState().session, tab.session.customToken.read()]).toEqual([null, null])
    expect(tab.storage.names('waiting', 'bob')).toEqual(['game'])
    expect([tab.storage.writeText('cardFont', '1'), tab.storage.writeText('cardFont', '1'.repeat(99))]).toEqual([
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
    expect([storage.hasAny('waiting'), storage.hasAny('nickname-unposted')]).toEqual([true, false])
  })
})
