/** Gives the focus back to what had it before a call: browsers take it from a button that is disabled meanwhile. */
export function returnFocus(to: Element | null): void {
  if (to instanceof HTMLElement && document.activeElement === document.body) to.focus({ preventScroll: true })
}
