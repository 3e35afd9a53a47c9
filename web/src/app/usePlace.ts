import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How long a page has to stand still before its place is kept (ms): Safari allows 100 changes of the history in 30 s. */
const STANDS_STILL_FOR = 400

/**
 * Shows a new screen from its top, and one that the player returns to, by Back or a reload, where it was left. The
 * browser cannot do that: it looks for the place before the screen has its height. The place is kept in the tab's
 * history, beside what the router keeps there.
 */
export function usePlace(): void {
  const { key, pathname } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const shown = useRef('')

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => history.replaceState({ ...history.state, top: scrollY }, '')
    let soon: ReturnType<typeof setTimeout>
    const onScroll = () => {
      clearTimeout(soon)
      soon = setTimeout(keep, STANDS_STILL_FOR)
    }
    addEventListener('scroll', onScroll)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(soon)
      removeEventListener('scroll', onScroll)
      removeEventListener('pagehide', keep)
    }
  }, [])

  useLayoutEffect(() => {
    const isNew = shown.current !== pathname
    shown.current = pathname
    const kept: number | undefined = isReturn ? history.state?.top : undefined
    // To a place of the same screen the browser goes by itself.
    if (kept === undefined && !isNew) return
    const top = kept ?? 0
    document.body.style.minHeight = top ? `${top + innerHeight}px` : ''
    scrollTo(0, top)
    // Every entry of the history has a key of its own.
  }, [key, pathname, isReturn])
}
