import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { chunksLoaded, loadChunk } from './loadChunk'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A component whose code is loaded when it is first shown, and what stands in its place until then. If loading fails,
 * the error boundary gets the ChunkError. React's own `lazy` would keep what stands in its place in view for 300 ms,
 * however soon the code is there, and mostly it is on the device.
 * @param after what to wait for before loading.
 */
export function lazyScreen<Props extends object>(load: Load<Props>, waiting?: ReactNode, after?: () => Promise<void>) {
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
    return Loaded ? <Loaded {...props} /> : waiting
  }
}

/** A component that shows nothing at first, so it is loaded after the screen: it must not delay what players wait for. */
export const lazyAfterScreen = <Props extends object>(load: Load<Props>) => lazyScreen(load, null, chunksLoaded)
