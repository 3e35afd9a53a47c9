import { useEffect } from 'react'

/** What a node was taken from in these changes of the page. */
const takenFrom = (node: Node, changes: readonly MutationRecord[]) =>
  changes.find(({ removedNodes }) => [...removedNodes].some((each) => each.contains(node)))?.target

/** What on the page held a removed node. */
function placeOf(removed: Node, changes: readonly MutationRecord[]): Node | undefined {
  let place: Node | undefined = removed
  while (place && !place.isConnected) place = takenFrom(place, changes)
  return place
}

/** Gives an element the focus. One that cannot have it, such as a list, can until it loses it. */
function focus(to: HTMLElement): void {
  if (to.tabIndex < 0 && !to.hasAttribute('tabindex')) {
    to.tabIndex = -1
    to.addEventListener('blur', () => to.removeAttribute('tabindex'), { once: true })
  }
  to.focus({ preventScroll: true })
}

/**
 * Keeps the focus at its place in the page when what has it is removed, moved or disabled, for a browser gives it to the
 * body then. What held a removed button gets it, never the button after it: Enter may still be held down. What is moved,
 * or enabled again, gets it back.
 */
function keepFocus(page: Document): () => void {
  let last: HTMLElement | undefined
  /** What has the focus while `last` is disabled. */
  let standIn: HTMLElement | undefined

  function note({ target }: FocusEvent): void {
    if (target === standIn || !(target instanceof HTMLElement)) return
    last = target
    standIn = undefined
  }

  function keep(changes: readonly MutationRecord[]): void {
    const { activeElement, body } = page
    if (!last || (activeElement !== body && activeElement !== standIn && activeElement !== last)) return
    if (!last.isConnected) {
      const place = placeOf(last, changes)
      const main = page.querySelector('main')
      // Beyond the screen there is nothing to read.
      if (place instanceof HTMLElement && !place.contains(main)) focus(place)
      else if (main) focus(main)
    } else if (last.matches(':disabled')) {
      standIn ??= last.parentElement ?? undefined
      if (standIn) focus(standIn)
    } else if (standIn || (activeElement === body && takenFrom(last, changes))) focus(last)
  }

  const observer = new MutationObserver(keep)
  observer.observe(page.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  page.addEventListener('focusin', note)
  return () => {
    observer.disconnect()
    page.removeEventListener('focusin', note)
  }
}

/** Shows nothing: keeps the focus while the app is open. */
export default function KeptFocus() {
  useEffect(() => keepFocus(document), [])
  return null
}
