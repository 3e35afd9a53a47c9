import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newBrowser } from '../../../tests/fixtures/device'
import { settled } from '../../../tests/fixtures/fake-clock'
import { newNetwork } from '../../../tests/fixtures/network'
import { homeTapped, loggedIn, picksIn } from '../../../tests/fixtures/picks'
import { createPicking } from './createPicking'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))

it('sends nothing before the start, and what waits once, however often it is started', async () => {
  const browser = newBrowser()
  const first = await homeTapped(browser)
  await first.network.next().lose()
  const tab = browser.openTab()
  const network = newNetwork(tab)
  const { start, usePicking } = createPicking({ ...tab, call: network.call, onRefused: vi.fn(), onSignedOut: vi.fn() })
  await settled()
  expect([network.requests, usePicking.getState().picks]).toEqual([[], {}])
  start()
  start()
  await settled()
  expect(network.requests).toHaveLength(1)
})

describe('a pick', () => {
  it('shows at once and is saved', async () => {
    const { card, network, pick } = await homeTapped()
    expect(card()).toEqual(['HOME', 'saving'])
    const request = network.next()
    expect(request).toMatchObject({
      url: '/api/picks',
      authorization: 'Bearer token-ann',
      body: { gameId: 'game', week: 11, pickTeam: 'HOME', waited: 0 },
    })
    await request.answer(200, { savedAt: 77 })
    expect(card()).toEqual(['HOME', 'settled'])
    expect(pick().saved).toEqual({ side: 'HOME', savedAt: 77 })
  })

  it.each([0, 502, 503, 504])('waits when the response is %d, and is sent with its age', async (status) => {
    const { card, network } = await homeTapped()
    const first = network.next()
    await (status ? first.answer(status, {}) : first.lose())
    expect(card()).toEqual(['HOME', 'waiting'])
    await vi.advanceTimersByTimeAsync(4_000)
    expect(network.next().body).toMatchObject({ pickTeam: 'HOME', waited: 4_000 })
    expect(card(), 'the card says nothing new').toEqual(['HOME', 'waiting'])
  })

  it('is sent again at the player’s wish, and the card says so', async () => {
    const { card, network, picking } = await homeTapped()
    await network.next().lose()
    picking.retry(11, 'game')
    expect(card()).toEqual(['HOME', 'saving'])
  })

  it('waits when a login page answers in the server’s place', async () => {
    const { card, network } = await homeTapped()
    await network.next().answerHtml()
    expect(card()).toEqual(['HOME', 'waiting'])
  })

  it.each([500, 501, 505])('that the server failed at with %d is rolled back, and owned up to', async (status) => {
    const { card, network, onRefused, pick } = await homeTapped()
    await network.next().answer(status, { error: 'Something went wrong on our side.', code: 'internal' })
    expect(card()).toEqual([null, 'refused'])
    expect(pick().refusal).toMatchObject({ side: 'HOME', sentence: null, isClosed: false })
    expect(onRefused.mock.calls).toMatchObject([['game', { sentence: null, isClosed: false }]])
  })

  it('that was refused is rolled back with the server’s sentence, and can be tapped again', async () => {
    const { card, network, onRefused, pick, picking } = await homeTapped()
    await network.next().answer(409, { error: 'Too late.', code: 'locked' })
    expect(card()).toEqual([null, 'refused'])
    expect(pick().refusal).toMatchObject({ side: 'HOME', sentence: 'Too late.', isClosed: true })
    expect(onRefused.mock.calls).toMatchObject([['game', { sentence: 'Too late.', isClosed: true }]])
    expect(picking.usePicking.getState().loginPrompt).toBeNull()
    picking.retry(11, 'game')
    await settled()
    expect(network.next().body).toMatchObject({ pickTeam: 'HOME' })
  })

  it('whose player the server no longer knows waits for the next login, and is sent then', async () => {
    const { tap, card, network, picking, tab, onRefused, onSignedOut } = loggedIn()
    const prompt = () => picking.usePicking.getState().loginPrompt
    const refuse = () => network.next().answer(401, { error: 'Please log in.', code: 'signed-out' })
    await tap('HOME')
    await refuse()
    expect(card()).toEqual(['HOME', 'waiting'])
    expect([prompt(), onRefused.mock.calls, onSignedOut.mock.calls]).toEqual(['shown', [], [[]]])
    expect(tab.session.useSession.getState().session?.uid).toBe('ann')
    picking.usePicking.setState({ loginPrompt: 'dismissed' })
    await vi.advanceTimersByTimeAsync(4_000)
    await refuse()
    expect([prompt(), onSignedOut.mock.calls.length], 'no retry asks again').toEqual(['dismissed', 1])
    picking.retry(11, 'game')
    await settled()
    await refuse()
    expect([prompt(), onSignedOut.mock.calls.length], 'a tap does').toEqual(['shown', 2])
    tab.session.endSession('expired')
    tab.logIn('ann')
    await settled()
    await network.next().answer(200, { savedAt: 77 })
    expect(card()).toEqual(['HOME', 'settled'])
    expect(prompt()).toBeNull()
  })

  it('that is refused after all asks nobody to log in any more: the server knows the player', async () => {
    const { network, picking } = await homeTapped()
    await network.next().answer(401, { error: 'Please log in.', code: 'signed-out' })
    await vi.advanceTimersByTimeAsync(4_000)
    await network.next().answer(409, { error: 'Too late.', code: 'locked' })
    expect(picking.usePicking.getState().loginPrompt).toBeNull()
  })

  it('on the other side, tapped during a save, is sent after it and counts from its end', async () => {
    const { tap, card, network } = await homeTapped()
    await vi.advanceTimersByTimeAsync(500)
    await tap('AWAY')
    expect(network.requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2_000)
    await network.next().answer(200, { savedAt: 77 })
    expect(card()).toEqual(['AWAY', 'saving'])
    expect(network.next().body).toMatchObject({ pickTeam: 'AWAY', waited: 0 })
  })

  it('survives a closed tab, and is sent when the session begins', async () => {
    const browser = newBrowser()
    const first = await homeTapped(browser)
    await first.network.next().lose()
    const later = picksIn(browser.openTab())
    expect(later.card()).toEqual(['HOME', 'saving'])
    await settled()
    await later.network.next().answer(200, { savedAt: 77 })
    expect(later.card()).toEqual(['HOME', 'settled'])
    expect(first.card(), 'and the other tab knows').toEqual(['HOME', 'settled'])
    expect(browser.keys()).not.toContain('waiting:ann:game')
  })
})

describe('a logout during a save', () => {
  it.each(['answered', 'lost', 'refused'])('forgets the pick, also when the save is %s then', async (outcome) => {
    const browser = newBrowser()
    const { card, network, tab, onRefused } = await homeTapped(browser)
    tab.session.endSession('logout')
    const request = network.next()
    if (outcome === 'answered') await request.answer(200, { savedAt: 77 })
    else if (outcome === 'lost') await request.lose()
    else await request.answer(401, { error: 'Please log in.', code: 'signed-out' })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(card()).toEqual([null, 'settled'])
    expect(onRefused).not.toHaveBeenCalled()
    expect(network.requests).toHaveLength(0)
    expect(browser.keys()).toEqual([])
  })

  it('says nothing of the next player', async () => {
    const { card, network, tab } = await homeTapped()
    tab.logIn('bob')
    await network.next().answer(200, { savedAt: 77 })
    expect(card()).toEqual([null, 'settled'])
  })
})

it('a tap while nobody is logged in is never sent', async () => {
  const { tap, network } = picksIn(newBrowser().openTab())
  await tap('HOME')
  expect(network.requests).toHaveLength(0)
})
