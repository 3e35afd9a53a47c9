import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY } from '#common/durations'
import type { Slip } from '#common/game/pick'
import { newBrowser } from '../../../tests/fixtures/device'
import { settled } from '../../../tests/fixtures/fake-clock'
import { homeTapped, loggedIn, picksIn } from '../../../tests/fixtures/picks'

beforeEach(() => void vi.useFakeTimers())

describe('in two tabs of one player', () => {
  it('the later tap counts in both, also while the earlier one is being sent', async () => {
    const browser = newBrowser()
    const [first, second] = [loggedIn(browser), picksIn(browser.openTab())]
    await first.tap('HOME')
    await vi.advanceTimersByTimeAsync(1_000)
    await second.tap('AWAY')
    for (const tab of [first, second]) expect(tab.card()).toEqual(['AWAY', 'saving'])
    await first.network.next().answer(200, { savedAt: 77 })
    expect(first.card(), 'its own save was of the earlier tap').toEqual(['AWAY', 'saving'])
    expect(first.network.next().body).toMatchObject({ pickTeam: 'AWAY' })
  })

  it('a tap that waits in one is sent by the other, and then waits in neither', async () => {
    const browser = newBrowser()
    const first = await homeTapped(browser)
    await first.network.next().lose()
    expect(first.card()).toEqual(['HOME', 'waiting'])
    const second = picksIn(browser.openTab())
    await settled()
    await second.network.next().answer(200, { savedAt: 77 })
    for (const tab of [first, second]) expect(tab.card()).toEqual(['HOME', 'settled'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(first.network.requests).toEqual([])
  })
})

it('in two tabs a pick that one is refused is refused in both, with the reason, and can be tapped in either', async () => {
  const browser = newBrowser()
  const first = await homeTapped(browser)
  await first.network.next().lose()
  const second = picksIn(browser.openTab())
  await settled()
  await second.network.next().answer(409, { error: 'Too late.', code: 'locked' })
  for (const tab of [first, second]) {
    expect([tab.card(), tab.pick().refusal?.sentence]).toEqual([[null, 'refused'], 'Too late.'])
    expect(tab.onRefused.mock.calls).toMatchObject([['game', { sentence: 'Too late.', isClosed: true }]])
  }
  first.picking.retry(11, 'game')
  await settled()
  await first.network.next().answer(200, { savedAt: 77 })
  for (const tab of [first, second]) expect(tab.card()).toEqual(['HOME', 'settled'])
})

it('a pick that one tab saves replaces in the other the one that it had saved before', async () => {
  const browser = newBrowser()
  const [first, second] = [loggedIn(browser), picksIn(browser.openTab())]
  await second.tap('HOME')
  await second.network.next().answer(200, { savedAt: 77 })
  await vi.advanceTimersByTimeAsync(1_000)
  await first.tap('AWAY')
  expect(second.card()).toEqual(['AWAY', 'saving'])
  await first.network.next().answer(200, { savedAt: 99 })
  expect([first.card(), second.card(), second.pick().saved]).toEqual([
    ['AWAY', 'settled'],
    ['AWAY', 'settled'],
    { side: 'AWAY', savedAt: 99 },
  ])
})

it('a pick that was refused is still said to be at the next visit, until it is tapped again', async () => {
  const browser = newBrowser()
  const first = await homeTapped(browser)
  await first.network.next().answer(409, { error: 'Too late.', code: 'locked' })
  const next = picksIn(browser.openTab())
  expect([next.card(), next.pick().refusal?.sentence]).toEqual([[null, 'refused'], 'Too late.'])
  await next.tap('AWAY')
  await next.network.next().answer(200, { savedAt: 77 })
  expect(picksIn(browser.openTab()).card()).toEqual(['AWAY', 'settled'])
})

it('the refusal of an earlier tap is not that of the later one, which was saved: neither in another tab nor later', async () => {
  const browser = newBrowser()
  const first = loggedIn(browser)
  const second = picksIn(browser.openTab())
  await first.tap('HOME')
  const earlier = first.network.next()
  await vi.advanceTimersByTimeAsync(1_000)
  await first.tap('AWAY')
  await earlier.answer(500, { error: 'Something went wrong on our side.', code: 'internal' })
  await first.network.next().answer(200, { savedAt: 1_001_500 })
  for (const tab of [first, second]) expect(tab.card()).toEqual(['AWAY', 'settled'])
  expect([second.onRefused.mock.calls, second.network.requests]).toEqual([[], []])
  expect(picksIn(browser.openTab()).card()).toEqual(['AWAY', 'settled'])
  expect(browser.keys().filter((key) => key.startsWith('refused:'))).toEqual([])
})

it('a pick that was saved while no slip came is shown as saved by the next visit, until the slip has it', async () => {
  const browser = newBrowser()
  const first = await homeTapped(browser)
  await first.network.next().answer(200, { savedAt: 77 })
  const next = picksIn(browser.openTab())
  expect([next.card(), next.network.requests]).toEqual([['HOME', 'settled'], []])
  const slip = (savedAt: number): Slip => ({
    picks: { game: { pickTeam: 'HOME', spread: -3.5, savedAt } },
  })
  next.picking.followSlip(slip(76))
  expect(next.card(), 'an older slip').toEqual(['HOME', 'settled'])
  next.picking.followSlip(slip(77))
  expect([next.card(), picksIn(browser.openTab()).card()]).toEqual([
    [null, 'settled'],
    [null, 'settled'],
  ])
  expect(browser.keys().filter((key) => key.startsWith('saved:'))).toEqual([])
})

it('a refusal is said for a week, and then forgotten', async () => {
  const browser = newBrowser()
  const { network } = await homeTapped(browser)
  await network.next().answer(409, { error: 'Too late.', code: 'locked' })
  vi.setSystemTime(Date.now() + 6 * DAY)
  expect(picksIn(browser.openTab()).card()).toEqual([null, 'refused'])
  vi.setSystemTime(Date.now() + 2 * DAY)
  expect(picksIn(browser.openTab()).card()).toEqual([null, 'settled'])
  expect(browser.keys().filter((key) => key.startsWith('refused:'))).toEqual([])
})

it('a pick that is refused just after its session ended otherwise is sent again at the next login', async () => {
  const { tab, network, onRefused, card } = await homeTapped()
  tab.session.endSession('expired')
  await network.next().answer(409, { error: 'Too late.', code: 'locked' })
  expect([tab.storage.names('waiting', 'ann'), onRefused.mock.calls]).toEqual([['game'], []])
  tab.logIn('ann')
  await settled()
  await network.next().answer(409, { error: 'Too late.', code: 'locked' })
  expect([card(), onRefused.mock.calls.length]).toEqual([[null, 'refused'], 1])
})

describe('after a logout', () => {
  it.each([
    [401, 'signed-out'],
    [409, 'conflict'],
  ])('an answer of %d to a pick from before it says nothing to anybody', async (status, code) => {
    const { tab, network, picking, onRefused, onSignedOut } = await homeTapped()
    tab.session.endSession('logout')
    await network.next().answer(status, { error: 'No.', code })
    expect([picking.usePicking.getState(), onRefused.mock.calls, onSignedOut.mock.calls]).toEqual([
      { picks: {}, loginPrompt: null },
      [],
      [],
    ])
  })

  it('a tap and a retry do nothing', async () => {
    const { tap, tab, network, picking } = loggedIn()
    tab.session.endSession('logout')
    await tap('HOME')
    picking.retry(11, 'game')
    await settled()
    expect([network.requests, picking.usePicking.getState().picks]).toEqual([[], {}])
  })

  it('a save that arrives late leaves the question alone that the next player is asked', async () => {
    const { tab, network, picking } = await homeTapped()
    const late = network.next()
    tab.session.endSession('logout')
    tab.logIn('bob')
    picking.usePicking.setState({ loginPrompt: 'shown' })
    await late.answer(200, { savedAt: 77 })
    expect(picking.usePicking.getState().loginPrompt).toBe('shown')
  })
})

it('a save asks nobody to log in any more: the server knows the player', async () => {
  const { network, picking } = await homeTapped()
  await network.next().answer(401, { error: 'Please log in.', code: 'signed-out' })
  await vi.advanceTimersByTimeAsync(4_000)
  await network.next().answer(200, { savedAt: 77 })
  expect(picking.usePicking.getState().loginPrompt).toBeNull()
})
