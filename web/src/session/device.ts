/** The part of web storage that is used. */
export type KeyValueStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

/** What the global `auth-change` event says. */
interface AuthChange {
  isLoggedIn: boolean
  username: string
}

/** What the app's state takes from the browser. A test gives its own. */
export interface Device {
  storage: () => KeyValueStorage
  /** Calls the listener with the key that another tab changed in the storage; null when that tab cleared everything. */
  onOtherTab: (listener: (key: string | null) => void) => () => void
  /** Calls the listener when the player is back in this tab, or the network is back, even while the tab is hidden. */
  onReturn: (listener: () => void) => () => void
  /** Whether the player is elsewhere: in another tab or app, or the phone is locked. */
  isHidden: () => boolean
  /** Calls the listener when the player leaves this tab: for another tab, another app, or by locking the phone. */
  onHidden: (listener: () => void) => () => void
  /** Calls the listener when connections are cut: the network is lost, or the page is kept for Back. */
  onCutOff: (listener: () => void) => () => void
  /** Whether the browser is sure to have no network. */
  isOffline: () => boolean
  /** Calls the listener with the message of an error that no code has caught. */
  onUncaught: (listener: (message: string) => void) => () => void
  /** Dispatches `auth-change` in this tab. */
  announce: (change: AuthChange) => void
  onAnnounced: (listener: () => void) => () => void
  /** The time now (epoch ms). */
  now: () => number
  /** Runs a task in `ms` milliseconds; the function returned cancels it. */
  after: (ms: number, task: () => void) => () => void
}

/** Adds listeners, each with the options that it is given. @returns what removes them. */
export function addListeners(add: (options: { signal: AbortSignal }) => void): () => void {
  const controller = new AbortController()
  add({ signal: controller.signal })
  return () => controller.abort()
}

/** Runs a task every `interval` ms, and when the player leaves the tab or comes back. @returns what ends that. */
export function runEvery(interval: number, task: () => void): () => void {
  const timer = setInterval(task, interval)
  const stopListening = addListeners((options) => document.addEventListener('visibilitychange', task, options))
  return () => {
    clearInterval(timer)
    stopListening()
  }
}

export const storageIn = (values: Map<string, string>): KeyValueStorage => ({
  get length() {
    return values.size
  },
  key: (index) => [...values.keys()][index] ?? null,
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => void values.set(key, value),
  removeItem: (key) => void values.delete(key),
})

const ofThisPage = storageIn(new Map())

/**
 * The local storage. Where the browser refuses it, as with cookies blocked, or has none, as within some Android apps,
 * it is one that lasts as long as the page.
 */
function localOrOfThisPage(): KeyValueStorage {
  try {
    return localStorage ?? ofThisPage
  } catch {
    return ofThisPage
  }
}

/** Whether this is Safari, or another browser on an iPhone or iPad: all have its engine. */
export const isWebKit = (): boolean => navigator.vendor.startsWith('Apple')

/** The browser itself. Nothing of it is read before it is asked for, so importing the app's state starts nothing. */
export const browser: Device = {
  storage: localOrOfThisPage,
  onOtherTab: (listener) =>
    addListeners((options) => window.addEventListener('storage', ({ key }) => listener(key), options)),
  onReturn: (listener) =>
    addListeners((options) => {
      window.addEventListener('online', listener, options)
      const onShown = () => document.hidden || listener()
      document.addEventListener('visibilitychange', onShown, options)
    }),
  isHidden: () => document.hidden,
  onHidden: (listener) =>
    addListeners((options) =>
      document.addEventListener('visibilitychange', () => document.hidden && listener(), options),
    ),
  onCutOff: (listener) =>
    addListeners((options) => {
      window.addEventListener('offline', listener, options)
      window.addEventListener('pagehide', listener, options)
    }),
  isOffline: () => !navigator.onLine,
  onUncaught: (listener) =>
    addListeners((options) => {
      window.addEventListener('error', ({ message }) => listener(message), options)
      window.addEventListener('unhandledrejection', ({ reason }) => listener(String(reason)), options)
    }),
  announce: (detail) => window.dispatchEvent(new CustomEvent<AuthChange>('auth-change', { detail })),
  onAnnounced: (listener) => addListeners((options) => window.addEventListener('auth-change', listener, options)),
  now: () => Date.now(),
  after: (ms, task) => {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
}
