/** The storage's key of the last page's address and height. */
const KEY = 'left'
/** How long (ms) a page that is loaded again is kept as high as it was. On a slow network its content takes that long. */
const KEPT_FOR = 10_000

/**
 * Keeps a page that is loaded again as high as it was until its content is back, so that the browser finds the place
 * again that was being read. Phones load a page again whenever they needed its memory for another app.
 */
export function keepHeight({ documentElement: root }: Document, storage: () => Storage): void {
  try {
    const [address, height = ''] = JSON.parse(storage().getItem(KEY) ?? '[]') as string[]
    if (address === location.href) root.style.minHeight = height
    const letGo = () => root.style.removeProperty('min-height')
    setTimeout(letGo, KEPT_FOR)
    // It may lead to another screen.
    window.addEventListener('click', letGo, { once: true })
    window.addEventListener('pagehide', () =>
      storage().setItem(KEY, JSON.stringify([location.href, `${root.scrollHeight}px`])),
    )
  } catch (cause) {
    console.info('The place on the page is not kept: the storage is blocked.', cause)
  }
}
