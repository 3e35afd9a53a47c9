import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newBrowser } from '../../../tests/fixtures/device'
import { settled, timeoutsOnFakeClock } from '../../../tests/fixtures/fake-clock'
import { homeTapped, picksIn } from '../../../tests/fixtures/picks'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))

it.each([401, 403, 404, 407, 429, 500, 503])(
  'a pick that something before the API answers with %i waits',
  async (status) => {
    const { card, network, onSignedOut } = await homeTapped()
    await network.next().answer(status, { error: { code: status, message: 'Rate exceeded.' } })
    expect(card()).toEqual(['HOME', 'waiting'])
    expect(onSignedOut).not.toHaveBeenCalled()
  },
)

it('a pick waits when the server has not responded for 12 seconds', async () => {
  const timeout = timeoutsOnFakeClock()
  const { card } = await homeTapped()
  await vi.advanceTimersByTimeAsync(11_999)
  expect(card()).toEqual(['HOME', 'saving'])
  await vi.advanceTimersByTimeAsync(1)
  expect(card()).toEqual(['HOME', 'waiting'])
  timeout.mockRestore()
})

it('a pick that came in too slowly waits: the server has not judged it', async () => {
  const { card, network } = await homeTapped()
  await network.next().answer(408, { error: 'That took too long to arrive.', code: 'too-slow' })
  expect(card()).toEqual(['HOME', 'waiting'])
})

it.each([
  ['too-often', 429],
  ['internal', 500],
])('a pick that the API itself refuses as %s is rolled back', async (code, status) => {
  const { card, network } = await homeTapped()
  await network.next().answer(status, { error: 'No.', code })
  expect(card()).toEqual([null, 'refused'])
})

it('a refusal counts as older than a save on another device only if it is so however far the clocks may differ', async () => {
  const { network, pick } = await homeTapped()
  await network.next().answer(400, { error: 'No.', code: 'bad-input' })
  const byTheServer = 1_000_000 + 20_999
  expect(pick().refusal?.before).toBeGreaterThan(byTheServer)
})

describe('a pick whose token has expired', () => {
  /** Ann's tap, for which a new token comes after so long (ms), or never. */
  async function tapped(arrives: number) {
    const tab = newBrowser().openTab()
    tab.logIn('ann')
    tab.session.saveToken('ann', `x.${btoa(JSON.stringify({ exp: 1 }))}.y`)
    const picks = picksIn(tab)
    picks.network.refreshTokensWith(
      () => new Promise((resolve) => arrives < Infinity && setTimeout(() => resolve('fresh'), arrives)),
    )
    await picks.tap('HOME')
    return picks
  }

  it('is sent with the age that it has then', async () => {
    const { network } = await tapped(10_000)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(network.next()).toMatchObject({ authorization: 'Bearer fresh', body: { waited: 10_000 } })
  })

  it('waits when no other has come for 12 seconds, and is tried again', async () => {
    const { card, network } = await tapped(Infinity)
    await vi.advanceTimersByTimeAsync(11_999)
    expect(card()).toEqual(['HOME', 'saving'])
    await vi.advanceTimersByTimeAsync(1)
    expect(card()).toEqual(['HOME', 'waiting'])
    network.refreshTokensWith(async () => 'fresh')
    await vi.advanceTimersByTimeAsync(4_000)
    expect(network.next().body).toMatchObject({ pickTeam: 'HOME', waited: 16_000 })
  })
})

describe('a session that ends while a pick waits', () => {
  /** Ann's tap has no answer, and then the server says that her session is over. */
  async function ended() {
    const browser = newBrowser()
    const picks = await homeTapped(browser)
    await picks.network.next().lose()
    const profile = picks.network.call('GET /users/me').catch(() => 'refused')
    await settled()
    await picks.network.next().answer(401, { error: 'Your session has ended.', code: 'signed-out' })
    expect([await profile, picks.card()]).toEqual(['refused', [null, 'settled']])
    return { browser, ...picks }
  }

  it('keeps it, and it is sent when the same player is back', async () => {
    const { tab, network, card } = await ended()
    tab.logIn('ann')
    await settled()
    expect(network.next().body).toMatchObject({ gameId: 'game', pickTeam: 'HOME' })
    expect(card()).toEqual(['HOME', 'saving'])
  })

  it('removes it once another player logs in', async () => {
    const { browser, tab, network } = await ended()
    tab.logIn('bob')
    await settled()
    expect(network.requests).toHaveLength(0)
    expect(browser.keys()).not.toContain('waiting:ann:game')
  })
})

it('a save is forgotten once the slip has it, so that a pick that is deleted then does not stay', async () => {
  const { card, network, pick, picking } = await homeTapped()
  await network.next().answer(200, { savedAt: 77 })
  const slipOf = (savedAt: number) => ({ picks: { game: { pickTeam: 'HOME', spread: 3, savedAt } as const } })
  picking.followSlip({ picks: {} })
  picking.followSlip(slipOf(76))
  expect(card(), 'the slip is older than the save').toEqual(['HOME', 'settled'])
  picking.followSlip(slipOf(77))
  expect(pick().saved).toBeNull()
})

it('a tap whose response was lost is settled once the slip has its pick, and by no other pick of the side', async () => {
  const { card, network, picking } = await homeTapped()
  const request = network.next()
  await request.lose()
  const { tappedAt } = request.body as { tappedAt: number }
  const slipOf = (pickTeam: 'HOME' | 'AWAY', at?: number) => ({
    picks: { game: { pickTeam, spread: 3, savedAt: 77, ...(at && { tappedAt: at }) } },
  })
  for (const slip of [slipOf('HOME'), slipOf('HOME', tappedAt - 1), slipOf('AWAY', tappedAt)]) picking.followSlip(slip)
  expect(card()).toEqual(['HOME', 'waiting'])
  picking.followSlip(slipOf('HOME', tappedAt))
  expect(card()).toEqual(['HOME', 'settled'])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(network.requests, 'it is not sent again').toHaveLength(0)
})

it('a later tap is sent as soon as the one before it has no response, and is being saved until then', async () => {
  const { tap, card, network } = await homeTapped()
  const earlier = network.next()
  await vi.advanceTimersByTimeAsync(1_000)
  await tap('AWAY')
  await earlier.lose()
  expect(card()).toEqual(['AWAY', 'saving'])
  const later = network.next()
  expect(later.body).toMatchObject({ pickTeam: 'AWAY' })
  await later.lose()
  expect([card(), network.requests.length]).toEqual([['AWAY', 'waiting'], 0])
})

it.each([
  ['a little, as clocks are', 1_000, 0],
  ['by an hour, so that nobody knows how long the tap has waited', 3_600_000, 60 * 24 * 3_600_000],
])('a clock that was set back %s: the next try says so', async (_about, by, waited) => {
  const { network } = await homeTapped()
  const first = network.next()
  vi.setSystemTime(1_000_000 - by - 4_000)
  await first.lose()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(network.next().body).toMatchObject({ pickTeam: 'HOME', waited })
})

it('a tap that waits at the next visit is what a retry sends, and not an earlier one that was refused', async () => {
  const browser = newBrowser()
  const first = await homeTapped(browser)
  const earlier = first.network.next()
  await vi.advanceTimersByTimeAsync(1_000)
  await first.tap('AWAY')
  await earlier.answer(409, { error: 'You have a newer pick.', code: 'conflict' })
  await first.network.next().lose()
  const next = picksIn(browser.openTab())
  await settled()
  await next.network.next().lose()
  expect([next.card(), next.pick().refusal]).toEqual([['AWAY', 'waiting'], null])
  next.picking.retry(11, 'game')
  await settled()
  expect(next.network.next().body).toMatchObject({ pickTeam: 'AWAY' })
})
