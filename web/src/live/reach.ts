import { create } from 'zustand'
import type { Device } from '#web/session/device'
import type { Documents } from './documents'

/** Whether the league can be reached; if not, when the oldest value on the screen was confirmed (epoch ms), or null. */
type Reach = { isReached: true } | { isReached: false; oldestAt: number | null }

/** How long a value may stay unconfirmed before the screen says so (ms). */
export const OUT_OF_REACH_AFTER = 7_000
/** The same once the network is known to be gone (ms): `probe.ts` tells after 5.5 s, and 8 s in all are promised. */
export const CUT_OFF_AFTER = 2_000
/** After this long in the background (ms) the connection may be dead without an error. */
export const DEAD_AFTER_HIDDEN = 30_000
/** After this long in the background (ms) a page stops listening: each change would be billed, and nobody looks. */
export const PAUSE_AFTER_HIDDEN = 60_000
/** How long a new connection may take to confirm the values (ms). Then the database itself is opened again. */
export const REOPEN_AFTER = 4_000

/**
 * The SDK throws this from timers of its own when its state is broken. It does not recover without being opened again.
 */
const SDK_BROKEN = /INTERNAL ASSERTION FAILED/

const REACHED: Reach = { isReached: true }

interface ReachOptions {
  device: Pick<Device, 'now' | 'after' | 'isHidden' | 'onReturn' | 'onHidden' | 'isOffline' | 'onCutOff' | 'onUncaught'>
  documents: Pick<Documents, 'freshness' | 'onFreshness' | 'markStale' | 'restart'>
  database: {
    /** Makes the database connect again. */
    reconnect: () => Promise<void>
    /** Ends the connection until the next `reconnect`. */
    pause: () => Promise<void>
    /** Gives the database up; the next listener opens another. */
    reopen: () => Promise<void>
  }
}

/**
 * Watches whether the values on the screen are fresh, and brings them up to date without a reload: after the phone
 * slept, after a network came back, and after the SDK broke.
 */
export function createReach({ device, documents, database }: ReachOptions) {
  const useReach = create<Reach>(() => REACHED)
  let cancelNotice: (() => void) | null = null
  let cancelReopen = () => {}
  let cancelPause = () => {}
  let hiddenAt: number | null = null
  /**
   * The connection was lost or paused, and no value has been confirmed since. The freshness counts only documents that
   * are watched, so without one it cannot show this.
   */
  let isDisconnected = false
  /** The SDK broke while nobody looked. */
  let reopensOnReturn = false

  function onFreshness(): void {
    const reach = useReach.getState()
    const { watched, isFresh, oldestAt } = documents.freshness()
    if (isFresh) {
      if (watched) isDisconnected = false
      cancelNotice?.()
      cancelNotice = null
      if (watched) cancelReopen()
      useReach.setState(REACHED, true)
    } else if (hiddenAt !== null) return
    else if (!reach.isReached && reach.oldestAt !== oldestAt) useReach.setState({ isReached: false, oldestAt }, true)
    // A page may be opened without a network.
    else cancelNotice ??= device.after(device.isOffline() ? CUT_OFF_AFTER : OUT_OF_REACH_AFTER, giveNotice)
  }

  function giveNotice(): void {
    const { isFresh, oldestAt } = documents.freshness()
    if (!isFresh) useReach.setState({ isReached: false, oldestAt }, true)
  }

  async function reopen(): Promise<void> {
    cancelReopen()
    documents.markStale()
    try {
      await database.reopen()
    } catch (cause) {
      // Its code was not loaded. The values stay, and the next return or Retry tries again.
      console.warn('The database was not opened again.', cause)
      return
    }
    documents.restart()
  }

  /**
   * Connects again, which costs no read of a value that has not changed; if that does not help, opens the database
   * again.
   */
  function reconnect(): void {
    documents.markStale()
    cancelReopen()
    // Where nothing is watched, nothing could confirm that the connection works.
    if (!documents.freshness().isFresh) cancelReopen = device.after(REOPEN_AFTER, () => void reopen())
    // Where it fails, the database is opened again.
    database.reconnect().catch((cause: unknown) => console.warn('The database did not connect again.', cause))
  }

  function onHidden(): void {
    hiddenAt = device.now()
    // The connection is paused on purpose, so nothing is said of it.
    cancelNotice?.()
    cancelNotice = null
    cancelPause()
    cancelPause = device.after(PAUSE_AFTER_HIDDEN, () => {
      isDisconnected = true
      database.pause().catch((cause: unknown) => console.warn('The database did not pause.', cause))
    })
  }

  function onReturn(): void {
    // The network is back, but nobody looks: to connect again waits until somebody does.
    if (device.isHidden()) return
    cancelPause()
    const wasHiddenFor = hiddenAt === null ? 0 : device.now() - hiddenAt
    hiddenAt = null
    if (reopensOnReturn) {
      reopensOnReturn = false
      void reopen()
    } else if (isDisconnected || wasHiddenFor >= DEAD_AFTER_HIDDEN || !documents.freshness().isFresh) reconnect()
  }

  documents.onFreshness(onFreshness)
  // Values may have been waiting before this was loaded.
  onFreshness()
  if (device.isHidden()) onHidden()
  device.onReturn(onReturn)
  device.onHidden(onHidden)
  // The SDK takes half a minute to notice by itself.
  device.onCutOff(() => {
    isDisconnected = true
    documents.markStale()
    // Where nothing is watched there is nothing to say: the next screen begins with a time of its own.
    if (hiddenAt !== null || documents.freshness().isFresh) return
    cancelNotice?.()
    cancelNotice = device.after(CUT_OFF_AFTER, giveNotice)
  })
  device.onUncaught((message) => {
    if (!SDK_BROKEN.test(message)) return
    // A page that nobody looks at would be billed for what it listens to.
    if (device.isHidden()) reopensOnReturn = true
    else void reopen()
  })

  return {
    useReach,
    /** What the player's Retry does. */
    retry: reopen,
  }
}
