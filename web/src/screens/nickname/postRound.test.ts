import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newBrowser, newNetwork, settled, type Tab } from '../../../../tests/fixtures/device'
import { createRounds, type FinishedRound } from './postRound'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const round = (play: string): FinishedRound => ({ season: 2025, round: 1, correct: 9, total: 17, play, answers: [] })

function roundsIn(tab: Tab) {
  const network = newNetwork(tab)
  const rounds = createRounds({ ...tab, call: network.call })
  rounds.start()
  return { tab, network, ...rounds }
}

function finished(browser = newBrowser()) {
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
  expect(tab.session.useSession.getState()).toEqual({ session: null, exit: '/login' })
  expect(browser.keys()).toEqual(['nickname-unposted:ann:one'])
  tab.logIn('bob')
  await settled()
  expect(network.requests).toHaveLength(0)
  tab.logIn('ann')
  await settled()
  expect(network.next().body).toEqual(round('one'))
})

describe('a list of rounds that a former release kept', () => {
  const LIST = 'nickname-unposted:ann'
  const both = JSON.stringify([round('one'), round('two')])
  const keysOf = (browser: ReturnType<typeof newBrowser>) =>
    browser.keys().filter((key) => key.startsWith('nickname-unposted'))

  function startWith(list: string, browser = newBrowser()) {
    const tab = browser.openTab()
    tab.device.storage().setItem(LIST, list)
    tab.logIn('ann')
    return { browser, ...roundsIn(tab) }
  }

  it('is split, and its rounds are posted', async () => {
    const { browser, network } = startWith(both)
    expect(keysOf(browser)).toEqual([`${LIST}:one`, `${LIST}:two`])
    await settled()
    expect([network.next().body, network.next().body]).toEqual([round('one'), round('two')])
  })

  it('is split again after a stop in between', async () => {
    const browser = newBrowser()
    browser.openTab().storage.write('nickname-unposted', 'ann', 'one', round('one'))
    const { network } = startWith(both, browser)
    expect(keysOf(browser)).toEqual([`${LIST}:one`, `${LIST}:two`])
    await settled()
    expect(network.requests).toHaveLength(2)
  })

  it('stays while the storage is full', () => {
    const browser = newBrowser()
    const tab = browser.openTab()
    tab.device.storage().setItem(LIST, both)
    tab.logIn('ann')
    browser.leaveRoom(10)
    roundsIn(tab)
    expect(keysOf(browser)).toEqual([LIST])
    browser.leaveRoom(Infinity)
    roundsIn(tab)
    expect(keysOf(browser)).toEqual([`${LIST}:one`, `${LIST}:two`])
  })

  it.each(['[{"cut', '[]', 'null', '{}', '[null, 7, {}]'])('is dropped when it is %s', async (list) => {
    const { browser, network } = startWith(list)
    await settled()
    expect([keysOf(browser), network.requests]).toEqual([[], []])
  })

  it('waits for its own player', () => {
    const browser = newBrowser()
    const tab = browser.openTab()
    tab.device.storage().setItem(LIST, both)
    tab.logIn('an')
    roundsIn(tab)
    expect([keysOf(browser), tab.storage.some('nickname-unposted')]).toEqual([[LIST], true])
  })
})
