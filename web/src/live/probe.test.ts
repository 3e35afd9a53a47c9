import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newBrowser } from '../../../tests/fixtures/device'
import { createProbe, PROBE_EVERY, UNANSWERED_AFTER } from './probe'

beforeEach(() => void vi.useFakeTimers())

/** A page that can follow something. Questions are answered after `host.latency` (ms), or never where that is null. */
function page() {
  const tab = newBrowser().openTab()
  const host: { latency: number | null; asked: number } = { latency: 100, asked: 0 }
  const events: string[] = []
  const ask = () => {
    host.asked += 1
    const { latency } = host
    return new Promise<boolean>((answer) => setTimeout(() => answer(latency !== null), latency ?? UNANSWERED_AFTER))
  }
  const tell = (isOnline: boolean) => events.push(isOnline ? 'online' : 'offline')
  return { tab, host, events, follow: createProbe({ device: tab.device, ask, tell }) }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a network that is gone without a word', () => {
  it('is said once, as is its return', async () => {
    const { host, events, follow } = page()
    follow()
    await pass(60_000)
    expect(events).toEqual([])
    host.latency = null
    // The last answer is under way.
    await pass(UNANSWERED_AFTER + 100)
    expect(events).toEqual(['offline'])
    await pass(60_000)
    expect(events).toEqual(['offline'])
    host.latency = 100
    await pass(PROBE_EVERY + 100)
    expect(events).toEqual(['offline', 'online'])
    await pass(60_000)
    expect(events).toHaveLength(2)
  })

  it.each([
    ['slow', () => 2_900],
    ['unsteady', (index: number) => (index % 2 ? 100 : 2_900)],
    ['losing every third question', (index: number) => (index % 3 ? 100 : null)],
  ])('is not taken for gone while it is %s', async (_, latencyOf) => {
    const { host, events, follow } = page()
    follow()
    await pass(1_000)
    for (let index = 0; index < 30; index += 1) {
      host.latency = latencyOf(index)
      await pass(PROBE_EVERY)
    }
    expect(events).toEqual([])
  })

  it('is not believed where the host never answered: something may refuse these questions alone', async () => {
    const { host, events, follow } = page()
    host.latency = null
    follow()
    await pass(60_000)
    expect(events).toEqual([])
    host.latency = 100
    await pass(PROBE_EVERY)
    host.latency = null
    await pass(2 * UNANSWERED_AFTER)
    expect(events).toEqual(['offline'])
  })
})

it('a hidden page asks nothing, and takes no silence of before for an outage', async () => {
  const { tab, host, events, follow } = page()
  follow()
  await pass(1_000)
  host.latency = null
  await pass(PROBE_EVERY)
  tab.leave()
  const { asked } = host
  await pass(60_000)
  expect([host.asked, events]).toEqual([asked, []])
  tab.comeBack()
  await pass(UNANSWERED_AFTER - 1)
  expect(events).toEqual([])
  await pass(1)
  expect(events).toEqual(['offline'])
})

it.each(['hidden', 'left'])('an answer that comes to a page once it is %s begins no wait for another', async (how) => {
  const { tab, host, events, follow } = page()
  const end = follow()
  await pass(1_000)
  host.latency = 2_000
  await pass(PROBE_EVERY)
  if (how === 'hidden') tab.leave()
  else end()
  await pass(60_000)
  expect(events).toEqual([])
})

it('a page that opens in the background asks nothing until somebody looks at it', async () => {
  const { tab, host, follow } = page()
  tab.leave()
  follow()
  await pass(60_000)
  expect(host.asked).toBe(0)
  tab.comeBack()
  expect(host.asked).toBe(1)
})

it('asks as long as anything is followed, and once at a time', async () => {
  const { tab, host, follow } = page()
  const ends = [follow(), follow()]
  await pass(10 * PROBE_EVERY)
  expect(host.asked).toBe(11)
  tab.comeBack()
  await pass(10 * PROBE_EVERY)
  expect(host.asked).toBe(22)
  ends[0]?.()
  await pass(PROBE_EVERY)
  expect(host.asked).toBe(23)
  ends[1]?.()
  await pass(60_000)
  expect(host.asked).toBe(23)
  follow()
  tab.leave()
  await pass(60_000)
  expect(host.asked).toBe(24)
})
