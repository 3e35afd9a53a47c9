import { create } from 'zustand'
import { MINUTE } from '#common/durations'
import type { Device } from '#web/session/device'
import { APPLY_UPDATE } from '#web/worker/messages'

interface ReleaseOptions {
  device: Pick<Device, 'after' | 'onReturn'>
  /** Registers the worker. Browsers under test that block workers answer with none. */
  register: () => Promise<ServiceWorkerRegistration | undefined>
  /** Loads the page again. */
  reload: () => void
}

/** How long the worker waits with its downloads (ms), so that they do not delay the first screen. */
export const REGISTER_AFTER = 3_000
/** How long a new release may take to take over (ms). After that the page is loaded all the same. */
export const TAKES_OVER_WITHIN = 5_000
/** How often a page that stays open asks for a new release (ms). Each return to it asks as well. */
export const CHECK_EVERY = 30 * MINUTE

/** Registers the worker that keeps the app on the device, and knows when it has fetched a newer release. */
export function createRelease({ device, register, reload }: ReleaseOptions) {
  const useRelease = create(() => ({ isNewReady: false }))
  const offer = () => useRelease.setState({ isNewReady: true })
  let registration: ServiceWorkerRegistration | null = null

  function check(found: ServiceWorkerRegistration): void {
    // Without a network there is nothing new, and a later check finds it.
    found.update().catch((cause: unknown) => console.info('No new release was looked for.', cause))
  }

  function checkLater(found: ServiceWorkerRegistration): void {
    device.after(CHECK_EVERY, () => {
      check(found)
      checkLater(found)
    })
  }

  function follow(found: ServiceWorkerRegistration): void {
    registration = found
    const offerWaiting = () => found.waiting && offer()
    const watchInstalling = () => {
      const { installing, active } = found
      // The first worker of a device is no news: the page that registers it is as new.
      if (!active) return
      installing?.addEventListener('statechange', () => installing.state === 'installed' && offer())
    }
    offerWaiting()
    // The browser may have found the release before this page registered.
    watchInstalling()
    found.addEventListener('updatefound', watchInstalling)
    device.onReturn(() => {
      offerWaiting()
      check(found)
    })
    checkLater(found)
  }

  /** Keeps the app on this device from now on; the function returned cancels it while nothing was registered. */
  const registerWorker = () =>
    device.after(REGISTER_AFTER, () => {
      // A browser that refuses, as some private windows do, goes on without a worker.
      register().then(
        (found) => found && found !== registration && follow(found),
        (cause: unknown) => console.warn('The app is not kept on this device.', cause),
      )
    })

  /** Loads the page in the new release. */
  function apply(): void {
    const waiting = registration?.waiting
    // Another tab has let the new release take over.
    if (!waiting) {
      reload()
      return
    }
    // A browser may never say that the worker has taken over.
    const stopWaiting = device.after(TAKES_OVER_WITHIN, reload)
    waiting.addEventListener('statechange', () => {
      if (waiting.state !== 'activated' && waiting.state !== 'redundant') return
      stopWaiting()
      reload()
    })
    waiting.postMessage(APPLY_UPDATE)
  }

  return { useRelease, registerWorker, apply }
}
