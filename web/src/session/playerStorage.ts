import type { KeyValueStorage } from './device'

/**
 * What is kept for a player on this device: `live`, the last known values of documents; `waiting`, taps that the server
 * has not judged; `saved`, picks that were saved and are not on the known slip yet; `refused`, taps that were refused,
 * and why; `round`, where the nickname game is; `nickname-unposted`, its finished rounds that were not posted yet;
 * `seen`, what is explained only once; `device`, what the server knows this device by.
 */
export type KeptKind = 'live' | 'waiting' | 'saved' | 'refused' | 'round' | 'nickname-unposted' | 'seen' | 'device'

/**
 * Kinds that a logout removes. `nickname-unposted` stays: only this player can post the round. `seen` stays: it says
 * nothing about the player. `device` stays until the push subscription has ended (`push/subscription.ts`).
 */
const REMOVED_AT_LOGOUT: readonly KeptKind[] = ['live', 'waiting', 'saved', 'refused', 'round']

/** Where the Firebase SDK keeps who is signed in. */
const SDK_USER = 'firebase:authUser:'

/**
 * Values kept per player, as JSON under `kind:uid:name`. No other module reads or writes these keys, so a logout can
 * remove them without loading the modules whose values they are.
 */
export function createPlayerStorage(storage: () => KeyValueStorage) {
  const keyOf = (kind: KeptKind, uid: string, name: string) => `${kind}:${uid}:${name}`

  const keysFrom = (start: string): string[] =>
    Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? '').filter((key) =>
      key.startsWith(start),
    )

  /** The value as it was stored, which is trusted to be of the type asked for; undefined when there is none. */
  function read<Value>(kind: KeptKind, uid: string, name: string): Value | undefined {
    try {
      return JSON.parse(storage().getItem(keyOf(kind, uid, name)) ?? '') ?? undefined
    } catch {
      // Absent, or cut off by a browser that crashed: either way there is no value.
      return undefined
    }
  }

  /**
   * Keeps a text of any key. Last known values make room for it, for they can be read again.
   * @throws when the storage is full without them.
   */
  function writeTextOrThrow(key: string, text: string): void {
    try {
      storage().setItem(key, text)
    } catch {
      removeAll('live')
      storage().setItem(key, text)
    }
  }

  const readText = (key: string) => storage().getItem(key)

  /**
   * Keeps a text as {@link writeTextOrThrow} does; false when the storage is full. What that means is for the caller to
   * say.
   */
  function writeText(key: string, text: string): boolean {
    try {
      writeTextOrThrow(key, text)
      return true
    } catch {
      return false
    }
  }

  /** Keeps a value as {@link writeText} does. */
  const write = (kind: KeptKind, uid: string, name: string, value: unknown): boolean =>
    writeText(keyOf(kind, uid, name), JSON.stringify(value))

  const remove = (kind: KeptKind, uid: string, name: string) => storage().removeItem(keyOf(kind, uid, name))

  function removeAll(kind: KeptKind): void {
    for (const key of keysFrom(`${kind}:`)) storage().removeItem(key)
  }

  return {
    read,
    readText,
    writeTextOrThrow,
    writeText,
    write,
    remove,
    /** The names under which something of this kind is kept for the player. */
    names: (kind: KeptKind, uid: string) => {
      const start = keyOf(kind, uid, '')
      return keysFrom(start).map((key) => key.slice(start.length))
    },
    /** The name in a key of the storage; null when it is not a key of this kind and player. */
    nameOf: (kind: KeptKind, uid: string, key: string) => {
      const start = keyOf(kind, uid, '')
      return key.startsWith(start) ? key.slice(start.length) : null
    },
    /** Whether anything of this kind is kept, for whichever player. */
    hasAny: (kind: KeptKind) => keysFrom(`${kind}:`).length > 0,
    removeAll,
    /** Removes what is kept of this kind for all other players. */
    removeOthers: (kind: KeptKind, uid: string) => {
      const own = keyOf(kind, uid, '')
      for (const key of keysFrom(`${kind}:`)) if (!key.startsWith(own)) storage().removeItem(key)
    },
    /** Removes the sign-in, also where the SDK is not loaded. Other tabs' SDKs notice. */
    removeSdkUser: () => {
      for (const key of keysFrom(SDK_USER)) storage().removeItem(key)
    },
    /** Removes what a logout removes, of every player, but for these kinds. */
    removeAtLogout: (except: readonly KeptKind[]) => {
      for (const kind of REMOVED_AT_LOGOUT) if (!except.includes(kind)) removeAll(kind)
    },
  }
}

export type PlayerStorage = ReturnType<typeof createPlayerStorage>
