/** How far apart (ms, CSS px) the two clicks of a double click may be. */
const DOUBLE_CLICK = { ms: 500, px: 10 }

const dialogOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('dialog') : null)

/**
 * Ignores the second click of a double click whose first click opened or closed a dialog: it was not meant for what has
 * come under the mouse. Time and place tell, since Firefox begins to count again when the target is another.
 * @returns what ends this.
 */
export function ignoreSecondClick(page: Document): () => void {
  let first: MouseEvent | undefined
  function onPress(event: MouseEvent): void {
    // The keyboard's clicks count 0.
    if (event.detail === 0) return
    const isSecond =
      first !== undefined &&
      event.timeStamp - first.timeStamp < DOUBLE_CLICK.ms &&
      Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < DOUBLE_CLICK.px
    if (isSecond && dialogOf(event.target) !== dialogOf(first?.target ?? null)) {
      event.preventDefault()
      event.stopPropagation()
    } else if (event.type === 'click') first = event
  }
  const types = ['mousedown', 'click'] as const
  for (const type of types) page.addEventListener(type, onPress, true)
  return () => {
    for (const type of types) page.removeEventListener(type, onPress, true)
  }
}
