/** The element that a node, or something around it, was removed from in these changes of the page. */
const removedFrom = (node: Node, changes: readonly MutationRecord[]) =>
  changes.find(({ removedNodes }) => [...removedNodes].some((each) => each.contains(node)))?.target

/** The closest element around a removed node that is still on the page. */
function closestLeft(removed: Node, changes: readonly MutationRecord[]): Node | undefined {
  let node: Node | undefined = removed
  while (node && !node.isConnected) node = removedFrom(node, changes)
  return node
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
 * Keeps the focus at its place in the page when the element that has it is removed, moved or disabled: a browser would
 * move it to the body. After a removal the element around gets it, never the next button, because Enter may still be
 * held down. An element that is moved, or enabled again, gets it back.
 * @returns what ends this.
 */
export function keepFocus(page: Document): () => void {
  /** The element that the player, a dialog or a screen last focused. */
  let last: HTMLElement | undefined
  /** An element that was disabled while it had the focus. It gets it back unless the player has gone on meanwhile. */
  let disabled: HTMLElement | undefined
  /** The element that has the focus in place of either. */
  let standIn: HTMLElement | undefined

  function onFocusIn({ target }: FocusEvent): void {
    if (target === standIn || !(target instanceof HTMLElement)) return
    last = target
    standIn = undefined
  }

  function focusInstead(around: Node | null | undefined): void {
    const main = page.querySelector('main') ?? undefined
    // Beyond the screen, as where a toast was, there is nothing to read.
    standIn = around instanceof HTMLElement && main?.contains(around) ? around : main
    if (standIn) focus(standIn)
  }

  function onChange(changes: readonly MutationRecord[]): void {
    const { activeElement, body } = page
    if (disabled && !disabled.matches(':disabled')) {
      if (disabled.isConnected && (activeElement === body || activeElement === standIn)) focus(disabled)
      disabled = undefined
      return
    }
    const lost = standIn ?? last
    if (!lost || (activeElement !== body && activeElement !== lost)) return
    if (!lost.isConnected) focusInstead(closestLeft(lost, changes))
    else if (lost.matches(':disabled')) {
      disabled = lost
      focusInstead(lost.parentElement)
    } else if (activeElement === body && removedFrom(lost, changes)) focus(lost)
  }

  const observer = new MutationObserver(onChange)
  observer.observe(page.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  page.addEventListener('focusin', onFocusIn)
  return () => {
    observer.disconnect()
    page.removeEventListener('focusin', onFocusIn)
  }
}
