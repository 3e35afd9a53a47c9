import { addListeners } from '#web/session/device'

/** How far apart (ms, CSS px) the two clicks of a double click may be. */
const DOUBLE_CLICK = { ms: 500, px: 10 }

const dialogOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('dialog') : null)

/**
 * Ignores the second click of a double click whose first click opened or closed a dialog: it was not meant for what has
 * come under the mouse. Clicks are compared by time and place, too, because Firefox's `detail` begins again at 1 when
 * the second click is on another element.
 * @returns what ends this.
 */
export function ignoreSecondClick(page: Document): () => void {
  let first: { event: MouseEvent; dialog: Element | null } | undefined
  function isSecond(event: MouseEvent): boolean {
    if (!first) return false
    if (event.detail > 1) return true
    const { timeStamp, clientX, clientY } = first.event
    const distance = Math.hypot(event.clientX - clientX, event.clientY - clientY)
    return event.timeStamp - timeStamp < DOUBLE_CLICK.ms && distance < DOUBLE_CLICK.px
  }
  function onPress(event: MouseEvent): void {
    // The keyboard's clicks count 0.
    if (event.detail === 0) return
    const dialog = dialogOf(event.target)
    if (isSecond(event) && dialog !== first?.dialog) {
      event.preventDefault()
      event.stopPropagation()
    } else if (event.type === 'click') first = { event, dialog }
  }
  return addListeners(({ signal }) => {
    for (const press of ['mousedown', 'click'] as const)
      page.addEventListener(press, onPress, { signal, capture: true })
  })
}
