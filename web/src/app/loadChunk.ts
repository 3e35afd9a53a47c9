import { UserFacingError } from '#web/errors'
import { withTimeout } from '#web/withTimeout'
import { createReloadOnce } from './reloadOnce'

/** Why a code chunk was not loaded: its file is gone, it took too long, or the request failed. */
type ChunkErrorType = 'missing' | 'timeout' | 'error'

/** How long loading may take (ms), including the request that finds out why it failed. */
const CHUNK_TIMEOUT = 120_000

/** An error from loading a code chunk. */
export class ChunkError extends UserFacingError {
  override name = 'ChunkError'

  constructor(
    readonly type: ChunkErrorType,
    cause?: unknown,
  ) {
    super('Loading chunk failed', { cause })
  }
}

/** The first script of this release; every release changes its name. */
const firstScript = () => document.scripts[0]?.src ?? ''

/**
 * A new release removes the files of the old one. Hosting lets the browser cache its 404 as long as it would the file,
 * so the request goes past the cache, which then holds the file again if a release brings it back. WebKit does not say
 * which file was not loaded; then the first script is asked for: if it is gone, so is this release.
 */
async function errorTypeOf(failure: unknown): Promise<ChunkErrorType> {
  const address = /(?:https?:\/)?\/\S+\.(?:js|css)/.exec(String(failure))?.[0] ?? firstScript()
  // No response at all, or one of a server that is down or busy: the network failed, not the release.
  const response = address && (await fetch(address, { cache: 'reload' }).catch(() => null))
  if (!response || response.status === 429 || response.status >= 500) return 'error'
  const isChunk = response.ok && /javascript|css/.test(response.headers.get('content-type') ?? '')
  return isChunk ? 'error' : 'missing'
}

const reloadOnce = createReloadOnce({
  storage: () => sessionStorage,
  release: firstScript,
  reload: () => location.reload(),
})

/**
 * After a failed import: if this release is gone, the page is loaded again, once, in the newer one.
 * @returns the error for where that does not help.
 */
export async function recoverFromFailedChunk(failure: unknown): Promise<ChunkError> {
  const type = await errorTypeOf(failure)
  if (type === 'missing') await reloadOnce()
  return new ChunkError(type, failure)
}

const loading = new Set<Promise<unknown>>()
/** How long to wait after a chunk was loaded for what it renders to ask for another (ms). */
const SETTLE = 200

/** How long the screen's own chunk is waited for, before what watches the network is loaded without it (ms). */
const SCREEN_CHUNK_MAX = 1_000

/** Waits for the chunks that the components which were just mounted load, at most {@link SCREEN_CHUNK_MAX}. */
export async function screenChunk(): Promise<void> {
  // All of them have asked for theirs by then.
  await null
  await Promise.race([Promise.allSettled(loading), new Promise((resolve) => setTimeout(resolve, SCREEN_CHUNK_MAX))])
}

/** Waits until no chunk is being loaded. */
export async function waitForChunks(): Promise<void> {
  do {
    await Promise.allSettled(loading)
    await new Promise((resolve) => setTimeout(resolve, SETTLE))
  } while (loading.size > 0)
}

/** Loads a code chunk, e.g. `loadChunk(() => import('./RecapCard'))`. Throws {@link ChunkError}. */
export function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  const loaded = load().catch(async (failure: unknown) => Promise.reject(await recoverFromFailedChunk(failure)))
  const chunk = withTimeout(loaded, CHUNK_TIMEOUT, () => new ChunkError('timeout'))
  loading.add(chunk)
  return chunk.finally(() => loading.delete(chunk))
}
