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

/** Ann plays on a screen, where each save is refused like this. */
function playOn(pathname: string, status: number, refusal: object, screen = new EventTarget()): void {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', screen)
  vi.stubGlobal('location', { pathname })
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status }))
  session.start()
  session.beginSession(loginOf('ann'))
  startPicking()
}
const LOCKED = { error: 'It has locked.', code: 'locked' }
const isRefused = (gameId: string) =>
  vi.waitFor(() => expect(usePicking.getState().picks[gameId]?.refusal).not.toBeNull())

it.each([
  ['its card', true, false],
  ['the picks of another week', false, true],
])(
  'a pick that is refused on %s calls a logout off that waits for it, and the player sees why',
  async (_, isOnCard, isToasted) => {
    const screen = Object.assign(new EventTarget(), { getElementById: () => (isOnCard ? {} : null) })
    playOn(urls.weeklyPicks, 500, { error: 'Broken.', code: 'internal' }, screen)
    pickTeam(11, 'game', 'HOME')
    useLogoutQuestion.setState({ isAsked: true })
    await isRefused('game')
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
  playOn(urls.leaderboard, 409, LOCKED)
  for (const gameId of ['noon', 'night']) pickTeam(11, gameId, 'HOME')
  await isRefused('noon')
  pickTeam(11, 'noon', 'AWAY')
  const text = '2 of your picks were not saved. Their cards say why.'
  await vi.waitFor(() => expect(useToast.getState().toast?.text).toBe(text))
})

it.each([
  [urls.dashboard, 'Your picks are not saved: log in at Weekly Picks.'],
  [urls.weeklyPicks, undefined],
])('on %s a player whose session has ended is asked to log in', async (pathname, text) => {
  playOn(pathname, 401, { error: 'Please log in.', code: 'signed-out' })
  pickTeam(11, 'game', 'HOME')
  await vi.waitFor(() => expect(usePicking.getState().loginPrompt).toBe('shown'))
  expect(useToast.getState().toast?.text).toBe(text)
})

it('a refusal that was to be shown is not shown to whoever logs in next', async () => {
  playOn(urls.leaderboard, 409, LOCKED)
  pickTeam(11, 'noon', 'HOME')
  await isRefused('noon')
  session.beginSession(loginOf('bob'))
  await new Promise((later) => setTimeout(later, 600))
  expect(useToast.getState().toast).toBeNull()
})
