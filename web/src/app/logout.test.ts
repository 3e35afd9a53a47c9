import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { playerStorage, session } from '#web/session/session'
import { loginOf } from '../../../tests/fixtures/device'
import { logOut, QUESTION_TIMEOUT, unsettledGames, useLogoutQuestion } from './logout'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  session.start()
  session.beginSession(loginOf('ann'))
})
afterEach(() => {
  session.endSession('logout')
  useLogoutQuestion.setState(useLogoutQuestion.getInitialState(), true)
})

const isLoggedIn = () => session.useSession.getState().session !== null
const keepWaiting = (...games: string[]) => {
  for (const game of games) playerStorage.write('waiting', 'ann', game, { week: 11, side: 'HOME', at: 1 })
}

it('a logout with nothing left to save asks nothing', () => {
  playerStorage.write('waiting', 'bob', 'game', {})
  logOut()
  expect(isLoggedIn()).toBe(false)
})

it('a logout that would throw picks away asks first', () => {
  useLogoutQuestion.setState({ isReady: true })
  keepWaiting('one', 'two')
  logOut()
  expect([useLogoutQuestion.getState().isAsked, unsettledGames()]).toEqual([true, ['one', 'two']])
  vi.advanceTimersByTime(QUESTION_TIMEOUT)
  expect(isLoggedIn()).toBe(true)
})

it.each([true, false])('where the question could not be loaded, the browser asks it: %s', (goesOn) => {
  const confirm = vi.fn(() => goesOn)
  vi.stubGlobal('confirm', confirm)
  keepWaiting('one')
  logOut()
  expect(isLoggedIn()).toBe(true)
  vi.advanceTimersByTime(QUESTION_TIMEOUT)
  expect([isLoggedIn(), useLogoutQuestion.getState().isAsked]).toEqual([!goesOn, false])
  expect(confirm).toHaveBeenCalledOnce()
})

it('a logout that waited for its question asks nothing once all picks are saved', () => {
  vi.stubGlobal('confirm', () => false)
  keepWaiting('one')
  logOut()
  playerStorage.remove('waiting', 'ann', 'one')
  vi.advanceTimersByTime(QUESTION_TIMEOUT)
  expect(isLoggedIn()).toBe(false)
})

it('a player who has logged out by then is not led away a second time', () => {
  keepWaiting('one')
  logOut()
  session.endSession('logout')
  session.useSession.setState({ redirect: null })
  vi.advanceTimersByTime(QUESTION_TIMEOUT)
  expect(session.useSession.getState().redirect).toBeNull()
})

it('a logout whose player has gone in the meantime does not log out whoever came after', () => {
  keepWaiting('one')
  logOut()
  session.endSession('logout')
  session.beginSession(loginOf('bob'))
  vi.advanceTimersByTime(QUESTION_TIMEOUT)
  expect([isLoggedIn(), useLogoutQuestion.getState().isAsked]).toEqual([true, false])
})
