import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { addListeners } from '#web/session/device'
import { waitForChunks } from './loadChunk'

/** How long a page stands still before its place is kept (ms): Safari allows 100 changes of the history in 30 s. */
const STANDS_STILL_FOR = 400

/**
 * Shows a new screen from its top, and one that the player returns to, by Back or a reload, where it was left. The
 * browser cannot do that: it looks for the place before the screen has its height. The place is kept in the tab's
 * history, beside what the router keeps there.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search, hash } = useLocation()
  const way = useNavigationType()
  const shown = useRef({ pathname: '', search: '' })

  useEffect(() => {
    history.scrollRestoration = 'manual'
    let soon: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(soon)
      soon = undefined
      history.replaceState({ ...history.state, top: scrollY }, '')
    }
    const onScroll = () => {
      clearTimeout(soon)
      soon = setTimeout(keep, STANDS_STILL_FOR)
    }
    // A link may be pressed while the page still moves: after it the entry of this screen cannot be changed any more.
    const onClick = () => soon && keep()
    const stopListening = addListeners((options) => {
      addEventListener('scroll', onScroll, options)
      addEventListener('click', onClick, { ...options, capture: true })
      // Only WebKit keeps what is changed so late.
      addEventListener('pagehide', keep, options)
    })
    return () => {
      clearTimeout(soon)
      stopListening()
    }
  }, [])

  useLayoutEffect(() => {
    // A link to another week or board is new as well. A choice on the screen replaces the address, and stays in place.
    const before = shown.current
    shown.current = { pathname, search }
    const isNew = before.pathname !== pathname || (way === 'PUSH' && before.search !== search)
    const kept: number | undefined = way === 'POP' ? history.state?.top : undefined
    if (kept !== undefined || isNew) return restoreScroll(kept ?? 0)
    // A choice on the screen has replaced the entry, which held the place. To a fragment the browser scrolls itself.
    history.replaceState({ ...history.state, top: scrollY }, '')
    // Once for each entry of the history: `key` names it, but is the same for a fragment of the first page.
  }, [key, pathname, search, hash, way])
}

/**
 * Scrolls down `top` px, for which the page is given that height until its content has it, or has loaded without it: a
 * list that was unfolded is folded again.
 * @returns a function that ends this.
 */
function restoreScroll(top: number): () => void {
  const { style } = document.body
  const content = document.getElementById('root')
  const height = top ? top + innerHeight : 0
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    watch.disconnect()
    style.minHeight = ''
  }
  const watch = new ResizeObserver(() => {
    if ((content?.scrollHeight ?? 0) >= height) end()
  })
  async function endOnceLoaded() {
    do await waitForChunks()
    while (!isOver && document.querySelector('[data-loading]'))
    end()
  }
  style.minHeight = height ? `${height}px` : ''
  scrollTo(0, top)
  if (height && content) {
    watch.observe(content)
    void endOnceLoaded()
  }
  return end
}
