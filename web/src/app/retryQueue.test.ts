import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newBrowser, type Tab } from '../../../tests/fixtures/device'
import { settled } from '../../../tests/fixtures/fake-clock'
import { createRetryQueue, type TryResult } from './retryQueue'

beforeEach(() => void vi.useFakeTimers())

interface Item {
  at: number
  say: string
}
const item = (say: string, at = 1): Item => ({ at, say })
const backOff = { first: 1_000, longest: 8_000 }

/** Ann's queue in a tab, over a network that is down until the test says otherwise. */
function queueIn({ device, storage }: Tab) {
  const network: { result: TryResult } = { result: 'retry' }
  const tryOnce = vi.fn(async (_id: string, _item: Item): Promise<TryResult> => network.result)
  const onOtherTab = vi.fn()
  const isNewer = (one: Item, than: Item) => one.at > than.at
  const options = { device, storage, kind: 'waiting', uid: 'ann', backOff, isNewer, tryOnce, onOtherTab } as const
  const queue = createRetryQueue<Item>(options)
  const add = (id: string, item: Item) => {
    queue.set(id, item)
    return queue.send(id)
  }
  return { queue, add, tryOnce, onOtherTab, network }
}

describe('an item that no response came for', () => {
  it('is sent again after a wait that doubles up to the longest', async () => {
    const { add, tryOnce } = queueIn(newBrowser().openTab())
    await add('a', item('hello'))
    for (const wait of [1_000, 2_000, 4_000, 8_000, 8_000]) {
      tryOnce.mockClear()
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(tryOnce).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(tryOnce).toHaveBeenCalledExactlyOnceWith('a', item('hello'))
    }
  })

  it('is sent at once when the network or the player is back, and waits the short wait again', async () => {
    const tab = newBrowser().openTab()
    const { add, tryOnce } = queueIn(tab)
    await add('a', item('hello'))
    await vi.advanceTimersByTimeAsync(7_000)
    tryOnce.mockClear()
    await vi.advanceTimersByTimeAsync(7_500)
    tab.comeBack()
    expect(tryOnce).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(999)
    expect(tryOnce, 'the wait before is cancelled').toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1)
    expect(tryOnce).toHaveBeenCalledTimes(2)
  })

  it('is kept for the next visit, and removed once it is settled', async () => {
    const browser = newBrowser()
    const first = queueIn(browser.openTab())
    await first.add('a', item('hello'))
    first.queue.close()
    const { queue, tryOnce, network } = queueIn(browser.openTab())
    network.result = 'settled'
    queue.sendAll()
    await settled()
    expect(tryOnce).toHaveBeenCalledExactlyOnceWith('a', item('hello'))
    expect(browser.keys()).toEqual([])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(tryOnce).toHaveBeenCalledOnce()
  })

  it('is sent once at a time, whoever asks', async () => {
    const tab = newBrowser().openTab()
    const { queue, add, tryOnce } = queueIn(tab)
    tryOnce.mockReturnValueOnce(new Promise(() => {}))
    void add('a', item('hello'))
    void queue.send('a')
    tab.comeBack()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(tryOnce).toHaveBeenCalledOnce()
  })

  it('waits the short wait again once any item got through', async () => {
    const { add, tryOnce, network } = queueIn(newBrowser().openTab())
    await add('a', item('hello'))
    await vi.advanceTimersByTimeAsync(7_000)
    network.result = 'settled'
    await add('b', item('bye'))
    tryOnce.mockClear()
    await vi.advanceTimersByTimeAsync(999)
    expect(tryOnce).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(tryOnce).toHaveBeenCalledExactlyOnceWith('a', item('hello'))
  })

  it('gives way to what replaces it while it is being sent', async () => {
    const { queue, add, tryOnce, network } = queueIn(newBrowser().openTab())
    network.result = 'settled'
    const sending = add('a', item('first'))
    queue.set('a', item('second', 2))
    await sending
    expect(tryOnce.mock.calls.map(([, sent]) => sent.say)).toEqual(['first', 'second'])
    expect(queue.items().size).toBe(0)
  })
})

it('has no item where a crash has cut off what was stored', () => {
  const tab = newBrowser().openTab()
  tab.storage.writeTextOrThrow('waiting:ann:a', '{"at":')
  expect([...queueIn(tab).queue.items().keys()]).toEqual([])
})

it('waits in the tab alone when the storage is full', async () => {
  const browser = newBrowser()
  browser.leaveRoom(5)
  const { add, tryOnce, network } = queueIn(browser.openTab())
  await add('a', item('hello'))
  expect(browser.keys()).toEqual([])
  network.result = 'settled'
  await vi.advanceTimersByTimeAsync(1_000)
  expect(tryOnce).toHaveBeenCalledTimes(2)
})

describe('two tabs', () => {
  function both() {
    const browser = newBrowser()
    return { browser, here: queueIn(browser.openTab()), there: queueIn(browser.openTab()) }
  }

  it('both hold what one of them keeps, and one settles it for both', async () => {
    const { here, there, browser } = both()
    await there.add('a', item('hello'))
    expect(here.onOtherTab).toHaveBeenLastCalledWith('a', item('hello'))
    here.network.result = 'settled'
    await vi.advanceTimersByTimeAsync(1_000)
    expect(here.tryOnce).toHaveBeenCalledOnce()
    expect(there.onOtherTab).toHaveBeenLastCalledWith('a', null)
    expect(browser.keys()).toEqual([])
    there.tryOnce.mockClear()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(there.tryOnce).not.toHaveBeenCalled()
  })

  it('agree on the newer of two', async () => {
    const { here, there } = both()
    await here.add('a', item('newer', 2))
    there.queue.set('a', item('older', 1))
    expect(here.queue.items().get('a')?.say).toBe('newer')
    there.queue.set('a', item('newest', 3))
    expect(here.queue.items().get('a')?.say).toBe('newest')
  })

  it.each([
    ['it is settled', null],
    ['what has replaced it meanwhile stays', item('newer', 2)],
  ])('do not end each other’s tries; if one fails after the other has settled its item, %s', async (_, newer) => {
    const { here, there } = both()
    await there.add('a', item('hello'))
    const sending = here.queue.send('a')
    there.queue.set('a', null)
    expect(here.onOtherTab).not.toHaveBeenCalledWith('a', null)
    if (newer) here.queue.set('a', newer)
    await sending
    expect([...here.queue.items().values()]).toEqual(newer ? [newer] : [])
    expect(here.onOtherTab).toHaveBeenLastCalledWith('a', newer ? item('hello') : null)
    await here.add('a', item('later', 3))
    expect(here.queue.items().get('a')?.say, 'a later one waits').toBe('later')
  })

  it('leave a newer item in the storage, for which no storage event has come yet', async () => {
    const browser = newBrowser()
    const tab = browser.openTab()
    const { queue, add } = queueIn(tab)
    await add('a', item('older', 1))
    tab.storage.write('waiting', 'ann', 'a', item('newer', 2))
    queue.set('a', null)
    expect(queueIn(browser.openTab()).queue.items().get('a')?.say).toBe('newer')
  })
})

it('sends nothing more once it is closed, and removes what is settled then, but not what replaced it', async () => {
  const browser = newBrowser()
  const tab = browser.openTab()
  const listeners = tab.listeners()
  const { queue, add, tryOnce, network } = queueIn(tab)
  await add('a', item('hello'))
  network.result = 'settled'
  const sending = [add('b', item('bye')), add('c', item('first'))]
  queue.set('c', item('second', 2))
  queue.close()
  expect(vi.getTimerCount()).toBe(0)
  await Promise.all(sending)
  tab.comeBack()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(vi.getTimerCount(), 'nothing is planned').toBe(0)
  expect(tryOnce.mock.calls.map(([id]) => id)).toEqual(['a', 'b', 'c'])
  expect(browser.keys()).toEqual(['waiting:ann:a', 'waiting:ann:c'])
  expect(tab.listeners()).toBe(listeners)
})
