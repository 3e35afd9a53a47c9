import { beforeEach, expect, it, vi } from 'vitest'
import { playerStorage, session, TEAM_ACCENT } from '#web/session/session'
import { loginOf } from '../../../tests/fixtures/device'
import { applyTeamTheme } from './theme'

const setProperty = vi.fn()
const accent = () => playerStorage.readText(TEAM_ACCENT)
const login = (abbr: string) => {
  const { user, ...tokens } = loginOf('ann')
  session.beginSession({ ...tokens, user: { ...user, abbr } })
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { style: { setProperty } } }))
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '#0a1c33' }))
  session.start()
  session.endSession('logout')
  applyTeamTheme()
  setProperty.mockClear()
})

it('the colour of a player’s team is set and kept', async () => {
  login('OSU')
  await expect.poll(accent).toMatch(/^#/)
  expect(setProperty).toHaveBeenLastCalledWith('--team', accent())
  session.endSession('logout')
  expect(setProperty).toHaveBeenLastCalledWith('--team', null)
})

it('a visit begins in the colour that is kept, and where none is, it is made once more', async () => {
  login('OSU')
  await expect.poll(accent).toMatch(/^#/)
  const kept = accent()
  setProperty.mockClear()
  applyTeamTheme()
  expect(setProperty.mock.calls).toEqual([['--team', kept]])
  playerStorage.writeText(TEAM_ACCENT, '')
  applyTeamTheme()
  await expect.poll(accent).toBe(kept)
})

it('the colour of a team whose player logs out before it is known is neither kept nor set', async () => {
  login('OSU')
  session.endSession('logout')
  await new Promise((later) => setTimeout(later, 100))
  expect([accent(), setProperty.mock.calls.at(-1)]).toEqual([null, ['--team', null]])
})

it('the colour of the team before is not kept for one that this release does not know', async () => {
  login('OSU')
  await expect.poll(accent).toMatch(/^#/)
  login('NEW')
  expect(accent()).toBe('')
})
