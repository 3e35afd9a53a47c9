import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { newBrowser } from '../../../tests/fixtures/device'
import { keepCorrection, timedFetch, timeNow, useCorrection } from './serverTime'

const TRUE = Date.UTC(2026, 9, 10, 19, 30)

beforeEach(() => {
  useCorrection.setState(0)
  vi.useFakeTimers()
})

/** A response sent by the server at `date`, `trip` ms after the request by the device's clock, which says `device`. */
async function respond(date: number | null, device: number, { trip = 100, age = '' } = {}) {
  vi.setSystemTime(device - trip)
  const headers = { ...(date !== null && { Date: new Date(date).toUTCString() }), ...(age && { Age: age }) }
  const answer = async () => {
    vi.setSystemTime(device)
    return new Response('', { headers })
  }
  vi.stubGlobal('fetch', answer)
  await timedFetch('/')
  return timeNow()
}

it.each([
  ['three hours fast', 3 * HOUR],
  ['five minutes fast', 5 * MINUTE],
  ['22 s fast', 22_000],
  ['22 s slow', -22_000],
  ['a day slow', -24 * HOUR],
])('the time of a clock that is %s is the server’s', async (_about, off) => {
  expect(Math.abs((await respond(TRUE, TRUE + off)) - TRUE)).toBeLessThan(1_500)
  vi.advanceTimersByTime(MINUTE)
  expect(Math.abs(timeNow() - TRUE - MINUTE)).toBeLessThan(1_500)
})

it.each([
  ['is right', TRUE, {}],
  ['is a little fast', TRUE + 20_000, {}],
  ['is a little slow', TRUE - 20_000, {}],
  ['has slept while the response was on its way', TRUE + HOUR, { trip: HOUR }],
  ['gets a response that a cache has kept for an hour', TRUE + HOUR, { age: '3600' }],
  ['gets one from a cache that gives it the date of now', TRUE, { age: '3600' }],
])('the time of a device that %s stays as it is', async (_about, device, more) => {
  expect(await respond(TRUE, device, more)).toBe(device)
})

it('a response without a date corrects nothing', async () => {
  expect(await respond(null, TRUE + HOUR)).toBe(TRUE + HOUR)
})

it('a clock that is set right later is followed, and a small difference moves nothing again', async () => {
  const corrected = await respond(TRUE, TRUE + HOUR)
  expect(await respond(TRUE + 5_000, TRUE + HOUR)).toBe(corrected)
  expect(Math.abs((await respond(TRUE + MINUTE, TRUE + MINUTE)) - TRUE - MINUTE)).toBeLessThan(1_500)
})

describe('the next visit', () => {
  const tab = newBrowser().openTab()
  /** A page of this browser. @returns its time before any response, and what closes it. */
  function visit() {
    useCorrection.setState(0)
    const stop = keepCorrection(tab.storage)
    onTestFinished(stop)
    return { time: timeNow(), stop }
  }

  it('begins with the server’s time, without a network and after a logout', async () => {
    tab.logIn('ann')
    const { stop } = visit()
    await respond(TRUE, TRUE + 20 * MINUTE)
    tab.session.endSession('logout')
    stop()
    vi.advanceTimersByTime(MINUTE)
    expect(Math.abs(visit().time - TRUE - MINUTE)).toBeLessThan(1_500)
  })

  it('follows the first response where the clock was set right meanwhile, and so does the one after it', async () => {
    tab.device.storage().setItem('clockCorrection', String(-20 * MINUTE))
    vi.setSystemTime(TRUE)
    const { time, stop } = visit()
    expect(time).toBe(TRUE - 20 * MINUTE)
    await respond(TRUE, TRUE)
    expect(Math.abs(timeNow() - TRUE)).toBeLessThan(1_500)
    stop()
    expect(Math.abs(visit().time - TRUE)).toBeLessThan(1_500)
  })

  it.each(['soon', 'NaN', 'Infinity', ''])('begins with the device’s time where “%s” is kept', (kept) => {
    vi.setSystemTime(TRUE)
    tab.device.storage().setItem('clockCorrection', kept)
    expect(visit().time).toBe(TRUE)
  })
})
