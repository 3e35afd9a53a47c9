import { beforeEach, expect, it, vi } from 'vitest'
import { newBrowser, type Tab } from '../../../../tests/fixtures/device'
import { settled } from '../../../../tests/fixtures/fake-clock'
import { newNetwork } from '../../../../tests/fixtures/network'
import { createRounds, type FinishedRound } from './postRound'

beforeEach(() => void vi.useFakeTimers())

const round = (play: string): FinishedRound => ({ season: 2025, round: 1, correct: 9, total: 17, play, answers: [] })

function roundsIn(tab: Tab) {
  const network = newNetwork(tab)
  const rounds = createRounds({ ...tab, call: network.call })
  rounds.start()
  return { tab, network, ...rounds }
}

function finished() {
  const browser = newBrowser()
  const tab = browser.openTab()
  tab.logIn('ann')
  const rounds = roundsIn(tab)
  rounds.postRound(round('one'))
  return { browser, ...rounds }
}

it('posts nothing before the start', async () => {
  const tab = finished().browser.openTab()
  const network = newNetwork(tab)
  const { start } = createRounds({ ...tab, call: network.call })
  await settled()
  expect(network.requests).toHaveLength(0)
  start()
  await settled()
  expect(network.next().body).toEqual(round('one'))
})

it('posts a round and forgets it', async () => {
  const { network, browser } = finished()
  await settled()
  const request = network.next()
  expect(request).toMatchObject({ url: '/api/minigames/nickname/submit', body: round('one') })
  expect(browser.keys()).toContain('nickname-unposted:ann:one')
  await request.answer(200, {})
  expect(browser.keys()).not.toContain('nickname-unposted:ann:one')
})

it.each([0, 429, 500, 503])('posts it again after a response of %d', async (status) => {
  const { network } = finished()
  await settled()
  await (status ? network.next().answer(status, {}) : network.next().lose())
  await vi.advanceTimersByTimeAsync(5_000)
  expect(network.next().body).toEqual(round('one'))
})

it('drops a round that the server finds malformed', async () => {
  const { network, browser } = finished()
  await settled()
  await network.next().answer(400, { error: 'No.', code: 'bad-input' })
  expect(browser.keys()).not.toContain('nickname-unposted:ann:one')
})

it('keeps a round over a logout, and posts it when its player is back', async () => {
  const { network, browser, tab } = finished()
  await settled()
  await network.next().answer(401, { error: 'Please log in.', code: 'signed-out' })
  expect(tab.session.useSession.getState()).toEqual({ session: null, redirect: '/login' })
  expect(browser.keys()).toEqual(['nickname-unposted:ann:one'])
  tab.logIn('bob')
  await settled()
  expect(network.requests).toHaveLength(0)
  tab.logIn('ann')
  await settled()
  expect(network.next().body).toEqual(round('one'))
})
