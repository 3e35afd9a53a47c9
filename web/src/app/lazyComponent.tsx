import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { QuietBoundary } from './ErrorBoundary'
import { loadChunk, waitForChunks } from './loadChunk'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A component whose code is loaded when it is first shown, and what stands in its place until then. If loading fails,
 * the error boundary gets the ChunkError. Not React's `lazy`: it shows the fallback for at least 300 ms, and mostly the
 * code is on the device already.
 * @param after what to wait for before loading.
 */
export function lazyComponent<Props extends object>(
  load: Load<Props>,
  fallback?: ReactNode,
  after?: () => Promise<void>,
) {
  let loaded: ComponentType<Props> | undefined
  return function Lazy(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded)
    useEffect(() => {
      async function show() {
        await after?.()
        loaded ??= (await loadChunk(load)).default
        setLoaded(() => loaded)
      }
      show().catch((failure: unknown) =>
        // The error boundary catches what an update throws.
        setLoaded(() => {
          throw failure
        }),
      )
    }, [])
    return Loaded ? <Loaded {...props} /> : fallback
  }
}

/**
 * An extra on the page, which shows nothing, or the fallback, until it is loaded. If that fails, or the extra does,
 * nothing stands in its place, and the rest of the page works on.
 */
export function lazyExtra<Props extends object>(load: Load<Props>, fallback?: ReactNode, after?: () => Promise<void>) {
  const Extra = lazyComponent(load, fallback, after)
  return (props: Props) => (
    <QuietBoundary>
      <Extra {...props} />
    </QuietBoundary>
  )
}

/** An extra that is loaded after the screen, so that it does not delay what players wait for. */
export const lazyAfterScreen = <Props extends object>(load: Load<Props>) => lazyExtra(load, null, waitForChunks)
