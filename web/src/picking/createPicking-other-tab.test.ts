import { beforeEach, expect, it, vi } from 'vitest'
import { newBrowser } from '../../../tests/fixtures/device'
import { settled } from '../../../tests/fixtures/fake-clock'
import { loggedIn, picksIn } from '../../../tests/fixtures/picks'

beforeEach(() => void vi.useFakeTimers())

it('a tap in one tab shows as being saved in the other, until the other’s own try gets no answer', async () => {
  const browser = newBrowser()
  const [first, second] = [loggedIn(browser), picksIn(browser.openTab())]
  await first.tap('HOME')
  for (const tab of [first, second]) expect(tab.card()).toEqual(['HOME', 'saving'])
  await vi.advanceTimersByTimeAsync(4_000)
  await second.network.next().lose()
  expect([first.card(), second.card()]).toEqual([
    ['HOME', 'saving'],
    ['HOME', 'waiting'],
  ])
})

it('a tap in one tab is tried in the other within seconds, however long that had waited for its last try', async () => {
  const browser = newBrowser()
  const [first, second] = [loggedIn(browser), picksIn(browser.openTab())]
  second.picking.pickTeam(11, 'other', 'HOME')
  await settled()
  for (let tries = 0; tries < 6; tries += 1) {
    for (const { network } of [first, second]) while (network.requests.length) await network.next().lose()
    await vi.advanceTimersByTimeAsync(60_000)
  }
  for (const { network } of [first, second]) while (network.requests.length) await network.next().lose()
  await first.tap('HOME')
  await first.network.next().lose()
  await vi.advanceTimersByTimeAsync(4_000)
  while (second.network.requests.length) await second.network.next().lose()
  for (const tab of [first, second]) expect(tab.card()).toEqual(['HOME', 'waiting'])
})

it('a tap in one tab does not ask for the login again in another, whose player was asked', async () => {
  const browser = newBrowser()
  const [first, second] = [loggedIn(browser), picksIn(browser.openTab())]
  second.picking.pickTeam(11, 'other', 'HOME')
  await settled()
  const refuse = (tab: typeof first) => tab.network.next().answer(401, { error: 'Log in.', code: 'signed-out' })
  await refuse(second)
  expect(second.onSignedOut).toHaveBeenCalledOnce()
  await first.tap('HOME')
  while (first.network.requests.length) await refuse(first)
  await vi.advanceTimersByTimeAsync(4_000)
  while (second.network.requests.length) await refuse(second)
  expect(second.card()).toEqual(['HOME', 'waiting'])
  expect(second.onSignedOut).toHaveBeenCalledOnce()
})

it('the last tap is sent, also when an earlier one on its side is saved first, and one on the other side between', async () => {
  const browser = newBrowser()
  const [first, second] = [loggedIn(browser), picksIn(browser.openTab())]
  await first.tap('AWAY')
  await vi.advanceTimersByTimeAsync(100)
  await second.tap('HOME')
  await vi.advanceTimersByTimeAsync(100)
  await first.tap('AWAY')
  // The server saves the first AWAY, then HOME, whose response is lost.
  await second.network.next().lose()
  await first.network.next().answer(200, { savedAt: 500 })
  expect(first.card()).toEqual(['AWAY', 'saving'])
  const last = first.network.next()
  expect(last.body).toMatchObject({ pickTeam: 'AWAY' })
  await last.answer(200, { savedAt: 900 })
  for (const tab of [first, second]) expect(tab.card()).toEqual(['AWAY', 'settled'])
})

it('the last tap is sent, also when another device’s pick was newer than an earlier one on its side', async () => {
  const tab = loggedIn(newBrowser())
  for (const side of ['HOME', 'AWAY', 'HOME'] as const) {
    await tab.tap(side)
    await vi.advanceTimersByTimeAsync(100)
  }
  await tab.network.next().answer(409, { error: 'You have a newer pick.', code: 'conflict' })
  expect(tab.card()).toEqual(['HOME', 'saving'])
  expect(tab.network.next().body).toMatchObject({ pickTeam: 'HOME' })
  expect(tab.onRefused).not.toHaveBeenCalled()
})
