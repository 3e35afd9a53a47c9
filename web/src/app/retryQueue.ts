import type { Device } from '#web/session/device'
import type { KeptKind, PlayerStorage } from '#web/session/playerStorage'

/** What came of one try: the server judged the item, or no response came and the item is to be sent again. */
export type TryResult = 'settled' | 'retry'

interface RetryQueueOptions<Item> {
  device: Pick<Device, 'onOtherTab' | 'onReturn' | 'after'>
  storage: PlayerStorage
  kind: KeptKind
  /** The player whose items these are. */
  uid: string
  /** The wait before the first retry, doubled with each further one up to the longest (ms). */
  backOff: { first: number; longest: number }
  /** Whether an item replaces another with the same id, where two tabs hold one each. */
  isNewer: (item: Item, than: Item) => boolean
  /** Tries once to send an item. Must not reject. */
  tryOnce: (id: string, item: Item) => Promise<TryResult>
  /** Another tab replaced an item, or settled it (null). */
  onOtherTab?: (id: string, item: Item | null) => void
}

/**
 * Items of one player that are sent until the server has judged them. They are kept in the storage, so that they
 * survive a closed tab, and sent again after a wait that grows, and at once when the network or the player is back.
 */
export function createRetryQueue<Item>(options: RetryQueueOptions<Item>) {
  const { device, storage, kind, uid, backOff, isNewer } = options
  const items = new Map<string, Item>()
  const sending = new Set<string>()
  /** What was to be sent while it was being sent, such as an item that has replaced the one under way. */
  const sendAgain = new Set<string>()
  /** What another tab settled while this one was trying to send it. */
  const settledElsewhere = new Set<string>()
  /** Shared by all items. A response of the server, a return to the tab or another tab's item sets it back to 0. */
  let retries = 0
  let hasEnded = false
  let cancelRetry = () => {}

  for (const id of storage.names(kind, uid)) {
    const item = storage.read<Item>(kind, uid, id)
    if (item) items.set(id, item)
  }

  /** Keeps an item in place of what was there; null removes it. */
  function set(id: string, item: Item | null): void {
    const before = items.get(id)
    if (item === (before ?? null)) return
    if (item) {
      items.set(id, item)
      // With a full storage the item waits only as long as this tab is open.
      storage.write(kind, uid, id, item)
    } else {
      items.delete(id)
      const stored = storage.read<Item>(kind, uid, id)
      if (before && stored && !isNewer(stored, before)) storage.remove(kind, uid, id)
    }
  }

  /** Sends an item, and what replaces it meanwhile, one after the other. */
  async function send(id: string): Promise<void> {
    if (sending.has(id)) return void sendAgain.add(id)
    sending.add(id)
    let item = items.get(id)
    while (item && !hasEnded) {
      sendAgain.delete(id)
      const result = await options.tryOnce(id, item)
      const wasSettledElsewhere = settledElsewhere.delete(id) && items.get(id) === item
      if (result === 'retry') {
        if (wasSettledElsewhere) dropSettled(id)
        if (!sendAgain.has(id)) break
      } else {
        retries = 0
        if (items.get(id) === item) set(id, null)
      }
      item = items.get(id)
    }
    sending.delete(id)
    planRetry()
  }

  function sendAll(): void {
    for (const id of items.keys()) void send(id)
  }

  function planRetry(): void {
    cancelRetry()
    if (hasEnded || [...items.keys()].every((id) => sending.has(id))) return
    cancelRetry = device.after(Math.min(backOff.first * 2 ** retries, backOff.longest), () => {
      retries += 1
      for (const id of items.keys()) if (!sending.has(id)) void send(id)
    })
  }

  function sendNow(): void {
    retries = 0
    sendAll()
  }

  /** Takes over what another tab did to an item; a try under way here goes on. */
  function followOtherTab(key: string | null): void {
    const id = key === null ? null : storage.nameOf(kind, uid, key)
    if (id === null) return
    const [mine, theirs] = [items.get(id), storage.read<Item>(kind, uid, id)]
    const keepsMine = theirs && mine && !isNewer(theirs, mine)
    if (keepsMine) return
    if (theirs) {
      items.set(id, theirs)
      retries = 0
      options.onOtherTab?.(id, theirs)
    } else if (sending.has(id)) settledElsewhere.add(id)
    else if (mine) dropSettled(id)
    planRetry()
  }

  /** Forgets an item that another tab has settled. */
  function dropSettled(id: string): void {
    items.delete(id)
    options.onOtherTab?.(id, null)
  }

  const stopListening = [device.onReturn(sendNow), device.onOtherTab(followOtherTab)]

  return {
    set,
    send,
    sendAll,
    /** Everything that waits or is being sent, by id. */
    items: (): ReadonlyMap<string, Item> => items,
    /** Stops sending. What is stored stays for the player's next visit, unless a logout deletes it. */
    close: () => {
      hasEnded = true
      cancelRetry()
      for (const stop of stopListening) stop()
    },
  }
}

export type RetryQueue<Item> = ReturnType<typeof createRetryQueue<Item>>
