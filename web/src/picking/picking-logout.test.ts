import { afterEach, expect, it, vi } from 'vitest'
import { useLogoutQuestion } from '#web/app/logout'
import { session } from '#web/session/session'
import { urls } from '#web/urls'
import { loginOf } from '../../../tests/fixtures/device'
import { pickTeam, startPicking, usePicking } from './picking'

afterEach(() => {
  session.endSession('/')
  vi.unstubAllGlobals()
})

it('a pick that is refused while a logout waits for it calls the logout off, so that the player sees why', async () => {
  for (const name of ['window', 'document']) vi.stubGlobal(name, new EventTarget())
  vi.stubGlobal('location', { pathname: urls.weeklyPicks })
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Broken.', code: 'internal' }, { status: 500 }))
  session.start()
  session.beginSession(loginOf('ann'))
  startPicking()
  pickTeam(11, 'game', 'HOME')
  useLogoutQuestion.setState({ isAsked: true })
  await vi.waitFor(() => expect(usePicking.getState().picks.game?.refusal).not.toBeNull())
  expect(useLogoutQuestion.getState().isAsked).toBe(false)
})
