interface ReloadOnceOptions {
  /** The storage of one tab. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** What tells this release from others. */
  release: () => string
  reload: () => void
}

const RELOADED = 'reloaded-releases'
/** How long the page may take to leave (ms); a player may also choose to stay, while a pick waits. */
export const LEAVES_WITHIN = 10_000

/**
 * Loads the page again because its release is gone. A release does this once in a tab, and a tab keeps the names of all
 * that did: whatever Hosting serves, the page cannot go on loading itself.
 */
export function createReloadOnce({ storage, release, reload }: ReloadOnceOptions) {
  let leaving: Promise<void> | null = null

  /** Stores that this release has reloaded; false when it had before, or when nothing can be stored. */
  function isFirst(): boolean {
    try {
      const before = storage().getItem(RELOADED)?.split(' ') ?? []
      if (before.includes(release())) return false
      storage().setItem(RELOADED, [...before, release()].join(' '))
      return true
    } catch {
      return false
    }
  }

  /**
   * Resolves at once if nothing is reloaded. During a reload it resolves only if the page is still there after
   * {@link LEAVES_WITHIN}.
   */
  return async function reloadOnce(): Promise<void> {
    if (isFirst()) {
      leaving = new Promise((resolve) => setTimeout(resolve, LEAVES_WITHIN))
      reload()
    }
    await leaving
  }
}
