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
 * @returns what ends it.
 */
export function keepFocus(page: Document): () => void {
  /** What the player, a dialog or a screen gave the focus to. */
  let last: HTMLElement | undefined
  /** What was disabled while it had the focus, and gets it back unless the player has gone on meanwhile. */
  let waiting: HTMLElement | undefined
  /** What has the focus in place of either. */
  let standIn: HTMLElement | undefined

  function note({ target }: FocusEvent): void {
    if (target === standIn || !(target instanceof HTMLElement)) return
    last = target
    standIn = undefined
  }

  function stand(place: Node | null | undefined): void {
    const main = page.querySelector('main') ?? undefined
    // Beyond the screen, as where a toast was, there is nothing to read.
    standIn = place instanceof HTMLElement && main?.contains(place) ? place : main
    if (standIn) focus(standIn)
  }

  function keep(changes: readonly MutationRecord[]): void {
    const { activeElement, body } = page
    if (waiting && !waiting.matches(':disabled')) {
      if (waiting.isConnected && (activeElement === body || activeElement === standIn)) focus(waiting)
      waiting = undefined
      return
    }
    const lost = standIn ?? last
    if (!lost || (activeElement !== body && activeElement !== lost)) return
    if (!lost.isConnected) stand(placeOf(lost, changes))
    else if (lost.matches(':disabled')) {
      waiting = lost
      stand(lost.parentElement)
    } else if (activeElement === body && takenFrom(lost, changes)) focus(lost)
  }

  const observer = new MutationObserver(keep)
  observer.observe(page.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  page.addEventListener('focusin', note)
  return () => {
    observer.disconnect()
    page.removeEventListener('focusin', note)
  }
}
