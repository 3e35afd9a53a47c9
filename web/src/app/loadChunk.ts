import { type ComponentType, lazy } from 'react'

/** Why a part of the app did not come: it is gone, it took too long, or it failed on the way. */
export type ChunkErrorType = 'missing' | 'timeout' | 'error'

/** How long a part may take (ms). */
export const CHUNK_TIMEOUT = 120_000

/** A lazily loaded part of the app that could not be loaded. */
export class ChunkError extends Error {
  constructor(
    readonly type: ChunkErrorType,
    cause?: unknown,
  ) {
    super('Loading chunk failed', { cause })
    this.name = 'ChunkFailure'
  }
}

/**
 * A new release takes the old files away. Hosting's answer is as lasting as the file would be, so it is asked for past
 * the browser's cache, which then holds the file again if a release brings it back.
 */
async function troubleOf(failure: unknown): Promise<ChunkErrorType> {
  const address = /(?:https?:\/)?\/\S+\.(?:js|css)/.exec(String(failure))?.[0]
  const answer = address && (await fetch(address, { cache: 'reload' }).catch(() => null))
  if (!answer) return 'error'
  const isPart = answer.ok && /javascript|css/.test(answer.headers.get('content-type') ?? '')
  return isPart ? 'error' : 'missing'
}

/** Loads a part of the app, e.g. `chunk(() => import('#web/live/firebase'))`. Throws {@link ChunkError}. */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  let clock: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    clock = setTimeout(() => fail(new ChunkError('timeout')), CHUNK_TIMEOUT)
  })
  try {
    return await Promise.race([load(), late])
  } catch (failure) {
    throw failure instanceof ChunkError ? failure : new ChunkError(await troubleOf(failure), failure)
  } finally {
    clearTimeout(clock)
  }
}

/** A component that is loaded when it is first shown. */
export const lazyScreen = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) => lazy(() => loadChunk(load))
