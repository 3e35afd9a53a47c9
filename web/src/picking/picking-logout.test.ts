import { afterEach, expect, it, vi } from 'vitest'
import { useLogoutQuestion } from '#web/app/logout'
import { session } from '#web/session/session'
import { dismiss, useToast } from '#web/ui/toast'
import { urls } from '#web/urls'
import { loginOf } from '../../../tests/fixtures/device'
import { pickTeam, startPicking, usePicking } from './picking'

afterEach(() => {
  session.endSession('logout')
  dismiss()
})

it.each([
  ['its card', true, false],
  ['the picks of another week', false, true],
])(
  'a pick that is refused on %s calls a logout off that waits for it, and the player sees why',
  async (_, isOnCard, isToasted) => {
    vi.stubGlobal('window', new EventTarget())
    vi.stubGlobal('document', Object.assign(new EventTarget(), { getElementById: () => (isOnCard ? {} : null) }))
    vi.stubGlobal('location', { pathname: urls.weeklyPicks })
    vi.stubGlobal('fetch', async () => Response.json({ error: 'Broken.', code: 'internal' }, { status: 500 }))
    session.start()
    session.beginSession(loginOf('ann'))
    startPicking()
    pickTeam(11, 'game', 'HOME')
    useLogoutQuestion.setState({ isAsked: true })
    await vi.waitFor(() => expect(usePicking.getState().picks.game?.refusal).not.toBeNull())
    expect(useLogoutQuestion.getState().isAsked).toBe(false)
    const text = 'A pick of yours was not saved. Our fault. Open Weekly Picks and tap Retry.'
    if (isToasted) await vi.waitFor(() => expect(useToast.getState().toast?.text).toBe(text))
    else {
      await new Promise((later) => setTimeout(later, 600))
      expect(useToast.getState().toast).toBeNull()
    }
  },
)

it('refusals that come together are shown as one', async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('location', { pathname: urls.leaderboard })
  vi.stubGlobal('fetch', async () => Response.json({ error: 'It has locked.', code: 'locked' }, { status: 409 }))
  session.start()
  session.beginSession(loginOf('ann'))
  startPicking()
  for (const gameId of ['noon', 'night']) pickTeam(11, gameId, 'HOME')
  await vi.waitFor(() => expect(usePicking.getState().picks.noon?.refusal).not.toBeNull())
  pickTeam(11, 'noon', 'AWAY')
  const text = '2 of your picks were not saved. Their cards say why.'
  await vi.waitFor(() => expect(useToast.getState().toast?.text).toBe(text))
})

it.each([
  [urls.dashboard, 'Your picks are not saved: log in at Weekly Picks.'],
  [urls.weeklyPicks, undefined],
])('on %s a player whose session has ended is asked to log in', async (pathname, text) => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('location', { pathname })
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Please log in.', code: 'signed-out' }, { status: 401 }))
  session.start()
  session.beginSession(loginOf('ann'))
  startPicking()
  pickTeam(11, 'game', 'HOME')
  await vi.waitFor(() => expect(usePicking.getState().loginPrompt).toBe('shown'))
  expect(useToast.getState().toast?.text).toBe(text)
})

it('a refusal that was to be shown is not shown to whoever logs in next', async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('location', { pathname: urls.leaderboard })
  vi.stubGlobal('fetch', async () => Response.json({ error: 'It has locked.', code: 'locked' }, { status: 409 }))
  session.start()
  session.beginSession(loginOf('ann'))
  startPicking()
  pickTeam(11, 'noon', 'HOME')
  await vi.waitFor(() => expect(usePicking.getState().picks.noon?.refusal).not.toBeNull())
  session.beginSession(loginOf('bob'))
  await new Promise((later) => setTimeout(later, 600))
  expect(useToast.getState().toast).toBeNull()
})
